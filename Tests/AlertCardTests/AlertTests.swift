import AlertCard
import Foundation
import Support
import Testing

/// The library as its users see it, answered through XTEST from another thread.
@Suite struct AlertTests {
  /// Writes down what it is told.
  private final class Recorder: AlertDelegate {
    var calls: [String] = []

    func alert(_ alert: Alert, didClickButtonAt index: Int) {
      calls.append("click \(index)")
    }

    func alert(_ alert: Alert, didCloseWith response: AlertResponse) {
      calls.append("close \(response)")
    }
  }

  /// Presses a key once the card's cover is there; the guard is off.
  private func answer(_ desktop: Desktop, _ key: Keysym) throws {
    try waitUntil("the cover is mapped") { !desktop.client.covers().isEmpty }
    let client = desktop.client
    try waitUntil("the card has the focus") {
      client.anchors().contains { $0.id == client.focus }
    }
    try desktop.devices.press(key)
  }

  private func run(
    _ desktop: Desktop, _ content: AlertContent, pressing key: Keysym
  ) throws -> (AlertResponse, [String]) {
    let display = desktop.server.display
    let result = Background { () throws -> (AlertResponse, [String]) in
      let recorder = Recorder()
      let options = AlertOptions(display: display, guardDelay: .zero)
      let alert = Alert(content, options: options, delegate: recorder)
      return (try alert.run(), recorder.calls)
    }
    try answer(desktop, key)
    return try result.value()
  }

  @Test func theDelegateIsToldOfTheClickAndThenOfTheClose() throws {
    let desktop = try Desktop()
    let (response, calls) = try run(
      desktop, AlertContent(message: "Go on?", buttons: [AlertButton("Yes"), AlertButton("No")]),
      pressing: .enter)
    #expect(response == .button(index: 0, means: .key))
    #expect(calls == ["click 0", "close \(response)"])
    #expect(desktop.client.covers().isEmpty)
  }

  @Test func escapeIsNoClick() throws {
    let desktop = try Desktop()
    let (response, calls) = try run(
      desktop,
      AlertContent(
        message: "Go on?", buttons: [AlertButton("Yes"), AlertButton("No", role: .cancel)]),
      pressing: .escape)
    #expect(response == .dismissed(index: 1, means: .escape))
    #expect(calls == ["close \(response)"])
  }

  /// In a process of its own: others open and close descriptors beside it.
  @Test func showingMoreThanOnceLeavesNothingBehind() async {
    await #expect(processExitsWith: .success) {
      let suite = AlertTests()
      let desktop = try Desktop()
      let content = AlertContent(message: "Again?", style: .question)
      func count() throws -> [Int] {
        [
          desktop.client.children(of: desktop.client.root).count,
          try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count,
        ]
      }
      _ = try suite.run(desktop, content, pressing: .enter)
      let before = try count()
      for _ in 0..<10 { _ = try suite.run(desktop, content, pressing: .enter) }
      let after = try count()
      guard before == after else {
        print("windows and descriptors: \(before) before, \(after) after")
        exit(1)
      }
    }
  }

  @Test func noDisplayIsAnErrorAndNoAnswer() {
    let alert = Alert(
      AlertContent(message: "Hello"), options: AlertOptions(display: ":99999"))
    let error = #expect(throws: AlertError.self) { try alert.run() }
    #expect(error?.code == .noDisplay)
  }

  @Test func aServerThatDiesIsAnErrorAndNoAnswer() throws {
    let desktop = try Desktop()
    let display = desktop.server.display
    let result = Background { () -> AlertError.Code? in
      do throws(AlertError) {
        try Alert(AlertContent(message: "Hello"), options: AlertOptions(display: display)).run()
        return nil
      } catch {
        return error.code
      }
    }
    try waitUntil("the cover is mapped") { !desktop.client.covers().isEmpty }
    try desktop.server.process.end(by: SIGKILL)
    #expect(try result.value() == .connectionLost)
  }
}
