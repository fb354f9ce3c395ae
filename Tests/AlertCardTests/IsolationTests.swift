import AlertCard
import Foundation
import Support
import Testing

/// Who is kept waiting while a card is up, and where its calls come.
@Suite struct IsolationTests {
  private static func alert(_ display: String, _ title: String = "Files") -> Alert {
    Alert(
      title: title, message: "Go on?", buttons: [AlertButton("Yes"), AlertButton("No")],
      options: AlertOptions(display: display, guardDelay: .zero))
  }

  @Test func theHostsLoopGoesOnAndMakesTheCalls() throws {
    let desktop = try Desktop()
    let (log, display) = (Log(), desktop.server.display)
    let work = Background {
      let loop = HostLoop()
      let thread = pthread_self()
      let recorder = Recorder(log)
      var hasClosed = false
      var shown: Int?
      let alert = Self.alert(display)
      alert.delegate = recorder
      alert.onClose = { _ in
        log.add("same thread \(pthread_equal(pthread_self(), thread) != 0)")
        hasClosed = true
      }
      recorder.atDidAppear = { _ in shown = loop.ticks }
      loop.atTick = { if loop.ticks == shown.map({ $0 + 20 }) { log.add("ticked on") } }
      try alert.show()
      log.add("returned")
      loop.run { hasClosed }
    }
    try log.wait(for: "ticked on")
    try desktop.answer(.enter)
    try work.value()
    #expect(
      log.all == [
        "will appear", "returned", "did appear", "ticked on", "click 0",
        "close \(AlertResponse.button(index: 0, means: .key))", "same thread true",
      ])
  }

  @Test func anAlertThatIsShownKeepsItself() throws {
    let desktop = try Desktop()
    let (log, display) = (Log(), desktop.server.display)
    let work = Background {
      let loop = HostLoop()
      var hasClosed = false
      weak var alert: Alert?
      do {
        let made = Self.alert(display)
        made.setAction(forButtonAt: 1) { log.add("no") }
        made.onClose = { _ in hasClosed = true }
        try made.show()
        alert = made
      }
      loop.run { hasClosed }
      // The loop's own reference goes with the source, at the end of its call.
      #expect(alert == nil)
    }
    try desktop.answer(Keysym("2"))
    try work.value()
    #expect(log.all == ["no"])
  }

  @Test func aLoopWithinACallGoesOnWithTheCard() throws {
    let desktop = try Desktop()
    let (log, display) = (Log(), desktop.server.display)
    let work = Background {
      let loop = HostLoop()
      var hasClosed = false
      let alert = Self.alert(display)
      alert.onClose = { _ in
        let now = loop.ticks
        loop.run { loop.ticks > now + 5 }
        log.add("closed")
        hasClosed = true
      }
      alert.setAction(forButtonAt: 0) {
        loop.run { hasClosed }
        log.add("action")
      }
      try alert.show()
      loop.run { log.all.count == 2 }
    }
    try desktop.answer(.enter)
    try work.value()
    #expect(log.all == ["closed", "action"])
  }

  @Test func theActorGoesOnAndMakesTheCalls() throws {
    let desktop = try Desktop()
    let (log, display) = (Log(), desktop.server.display)
    let work = Background(onOwnActor: {
      let recorder = Recorder(log)
      recorder.atClick = { _ in
        OwnActor.assertIsolated()
        log.add("on the actor")
      }
      let alert = Self.alert(display)
      alert.delegate = recorder
      return try await alert.response()
    })
    try log.wait(for: "did appear")
    for round in 0..<3 {
      #expect(try Background(onOwnActor: { round }).value() == round)
    }
    try desktop.answer(.enter)
    #expect(try work.value() == .button(index: 0, means: .key))
    #expect(log.all.contains("on the actor"))
  }

  @Test func aClickMeansWhatItMeantOnTheCardThatWasClicked() throws {
    let desktop = try Desktop()
    let shown = ShownAlert(.response, on: desktop.server.display) { alert, recorder in
      let log = recorder.log
      alert.setAction(forButtonAt: 0) { log.add("go on") }
      recorder.atDidAppear = { alert in
        // The actor is busy while the user answers.
        try? log.wait(for: "answered")
        alert.buttons = [AlertButton("Delete everything")]
        alert.setAction(forButtonAt: 0) { log.add("delete") }
      }
    }
    try shown.log.wait(for: "did appear")
    try desktop.answer(.enter)
    try waitUntil("the card leaves") { desktop.client.anchors().isEmpty }
    shown.log.add("answered")
    let calls = try shown.end()
    #expect(calls.contains("go on") && !calls.contains("delete"))
  }

  @Test func cancellingTheTaskTakesTheCardAway() throws {
    let desktop = try Desktop()
    let shown = ShownAlert(.response, on: desktop.server.display)
    try shown.log.wait(for: "did appear")
    shown.cancel()
    let response = AlertResponse.withdrawn(.dismissed)
    #expect(
      try shown.end() == ["will appear", "did appear", "close \(response)", "returned \(response)"])
    #expect(desktop.client.covers().isEmpty)
  }

  @Test func aTaskThatIsCancelledAlreadyShowsNothing() throws {
    let desktop = try Desktop()
    let (log, display) = (Log(), desktop.server.display)
    let work = Background(onOwnActor: {
      withUnsafeCurrentTask { $0?.cancel() }
      let recorder = Recorder(log)
      let alert = Self.alert(display)
      alert.delegate = recorder
      return try await alert.response()
    })
    #expect(try work.value() == .withdrawn(.dismissed))
    #expect(log.all == ["close \(AlertResponse.withdrawn(.dismissed))"])
    #expect(desktop.client.children(of: desktop.client.root) == [desktop.beneath.id])
  }

  /// Each thread changes its card all the time, so that both are in Xft again and again.
  @Test func twoThreadsShowTheirCardsAtOnce() throws {
    let desktops = [try Desktop(), try Desktop()]
    let shown = desktops.map { desktop in
      ShownAlert(.run, on: desktop.server.display)
    }
    let controls = try shown.map { try $0.control }
    for (alert, desktop) in zip(shown, desktops) {
      try alert.log.wait(for: "did appear")
      try desktop.waitForFocus()
    }
    for round in 1...40 {
      for control in controls {
        let letters = String(repeating: "\(round) \u{5d0}\u{1f600}\u{4e00} ", count: round)
        control.update(AlertContent(title: "\(round)", message: letters))
      }
      for desktop in desktops { try desktop.waitForCard(called: "\(round)") }
    }
    for desktop in desktops { try desktop.answer(.enter) }
    for alert in shown { #expect(try alert.end().contains("click 0")) }
  }

  /// In a process of its own: others open and close descriptors beside it.
  @Test func noneOfTheThreeWaysLeavesAnythingBehind() async {
    await #expect(processExitsWith: .success) {
      let desktop = try Desktop()
      func count() throws -> [Int] {
        [
          desktop.client.children(of: desktop.client.root).count,
          try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count,
        ]
      }
      func showAll() throws {
        for form in ShownAlert.Form.allCases {
          let shown = ShownAlert(form, on: desktop.server.display)
          try shown.log.wait(for: "did appear")
          try shown.control.update(AlertContent(title: "Other", message: "Words"))
          try desktop.answer(.enter, cardCalled: "Other")
          _ = try shown.end()
        }
      }
      try showAll()
      let before = try count()
      for _ in 0..<5 { try showAll() }
      // A host's display is closed right behind the last call.
      try waitUntil("no more than \(before) windows and descriptors") { try count() == before }
    }
  }
}
