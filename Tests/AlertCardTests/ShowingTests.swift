import AlertCard
import Glibc
import Support
import Testing

/// The three ways to show an alert: they differ in who waits, and in nothing else.
@Suite struct ShowingTests {
  typealias Form = ShownAlert.Form

  /// What an application is told in the order told, and what it is given where it waits.
  private func expected(_ form: Form, _ response: AlertResponse, _ before: [String]) -> [String] {
    before + ["close \(response)"] + (form == .show ? [] : ["returned \(response)"])
  }

  @Test(arguments: Form.allCases)
  func aClickIsToldBeforeTheCardGoes(form: Form) throws {
    let desktop = try Desktop()
    let display = desktop.server.display
    let shown = ShownAlert(form, on: display) { alert, recorder in
      let log = recorder.log
      func note(_ what: String) {
        let covers = (try? XClient(display: display).covers().count) ?? -1
        log.add("\(what), covers: \(covers)")
      }
      alert.setAction(forButtonAt: 0) { note("action") }
      alert.onClose = { _ in note("on close") }
    }
    try shown.log.wait(for: "did appear")
    try desktop.answer(.enter)
    let response = AlertResponse.button(index: 0, means: .key)
    var calls = expected(
      form, response, ["will appear", "did appear", "click 0", "action, covers: 1"])
    calls.insert("on close, covers: 0", at: 5)
    #expect(try shown.end() == calls)
    #expect(desktop.client.anchors().isEmpty)
  }

  @Test(arguments: Form.allCases)
  func escapeIsNoClick(form: Form) throws {
    let desktop = try Desktop()
    let shown = ShownAlert(form, on: desktop.server.display)
    try shown.log.wait(for: "did appear")
    try desktop.answer(.escape)
    let response = AlertResponse.dismissed(index: nil, means: .escape)
    #expect(try shown.end() == expected(form, response, ["will appear", "did appear"]))
  }

  @Test(arguments: Form.allCases)
  func escapeCallsTheActionOfTheButtonThatItStandsFor(form: Form) throws {
    let desktop = try Desktop()
    let shown = ShownAlert(form, on: desktop.server.display) { alert, recorder in
      let log = recorder.log
      alert.buttons[1].role = .cancel
      for index in 0..<2 { alert.setAction(forButtonAt: index) { log.add("action \(index)") } }
    }
    try shown.log.wait(for: "did appear")
    try desktop.answer(.escape)
    let response = AlertResponse.dismissed(index: 1, means: .escape)
    #expect(
      try shown.end() == expected(form, response, ["will appear", "did appear", "action 1"]))
  }

  @Test(arguments: Form.allCases)
  func theProgramCanTakeTheCardAway(form: Form) throws {
    let desktop = try Desktop()
    let shown = ShownAlert(form, on: desktop.server.display)
    try shown.log.wait(for: "did appear")
    let control = try shown.control
    control.dismiss()
    let response = AlertResponse.withdrawn(.dismissed)
    #expect(try shown.end() == expected(form, response, ["will appear", "did appear"]))
    #expect(desktop.client.covers().isEmpty)
    // Afterwards there is nothing to take away.
    control.dismiss()
    control.update(AlertContent(message: "Nobody sees this"))
    #expect(desktop.client.covers().isEmpty)
  }

  @Test(arguments: Form.allCases)
  func aCardDismissedBeforeItAppearsIsNeverSeen(form: Form) throws {
    let desktop = try Desktop()
    let shown = ShownAlert(form, on: desktop.server.display) { _, recorder in
      recorder.atWillAppear = { $0.dismiss() }
    }
    let calls = try shown.end()
    #expect(calls == expected(form, .withdrawn(.dismissed), ["will appear"]))
    #expect(desktop.client.children(of: desktop.client.root) == [desktop.beneath.id])
  }

  @Test(arguments: Form.allCases)
  func aChangeBeforeTheCardAppearsIsThereFromTheStart(form: Form) throws {
    let desktop = try Desktop()
    let shown = ShownAlert(form, on: desktop.server.display) { _, recorder in
      recorder.atWillAppear = { $0.title = "Later" }
    }
    try shown.log.wait(for: "did appear")
    #expect(desktop.cardTitles == ["Later"])
    try desktop.answer(.enter)
    _ = try shown.end()
  }

  @Test(arguments: Form.allCases)
  func anAlertIsShownOnceAtATimeAndAgainAfterwards(form: Form) throws {
    let desktop = try Desktop()
    let shown = ShownAlert(form, on: desktop.server.display) { _, recorder in
      let log = recorder.log
      recorder.atDidAppear = { alert in
        do throws(AlertError) { try alert.show() } catch {
          log.add("\(error.code == .alreadyShown)")
        }
      }
      recorder.atEnd = { alert in
        recorder.atEnd = { _ in }
        recorder.atDidAppear = { $0.dismiss() }
        do throws(AlertError) {
          let response = try alert.run()
          log.add("again \(response)")
        } catch {
          log.add(error.message)
        }
      }
    }
    try shown.log.wait(for: "did appear")
    try desktop.answer(.escape)
    let calls = try shown.end()
    #expect(
      calls.prefix(7) == [
        "will appear", "did appear", "true",
        "close \(AlertResponse.dismissed(index: nil, means: .escape))", "will appear",
        "did appear", "close \(AlertResponse.withdrawn(.dismissed))",
      ])
    #expect(calls[7] == "again \(AlertResponse.withdrawn(.dismissed))")
  }

  @Test(arguments: Form.allCases)
  func aServerThatDiesIsToldAndNoAnswer(form: Form) throws {
    let desktop = try Desktop()
    let shown = ShownAlert(form, on: desktop.server.display) { alert, recorder in
      let log = recorder.log
      alert.onFailure = { log.add("failure \($0.code == .connectionLost)") }
    }
    try shown.log.wait(for: "did appear")
    try desktop.server.process.end(by: SIGKILL)
    if form == .show {
      try shown.log.wait(for: "failure true")
      _ = try shown.end()
    } else {
      let error = #expect(throws: AlertError.self) { try shown.end() }
      #expect(error?.code == .connectionLost)
    }
    #expect(
      shown.log.all == ["will appear", "did appear", "fail connection lost", "failure true"])
  }

  @Test(arguments: Form.allCases)
  func noDisplayIsThrownAndNothingIsTold(form: Form) {
    let shown = ShownAlert(form, on: ":99999")
    let error = #expect(throws: AlertError.self) { try shown.end() }
    #expect(error?.code == .noDisplay)
    #expect(shown.log.all == [])
  }
}
