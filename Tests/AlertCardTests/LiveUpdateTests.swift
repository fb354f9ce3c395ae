import AlertCard
import Support
import Testing

/// A card that says something else while it is up.
@Suite struct LiveUpdateTests {
  /// Without motion every picture of the card stands still.
  private static let still = AlertOptions(animates: false)

  @Test(arguments: ShownAlert.Form.allCases)
  func aChangeIsSeenReadAndAnswered(form: ShownAlert.Form) throws {
    let desktop = try Desktop()
    let shown = ShownAlert(form, on: desktop.server.display, Self.still)
    try shown.log.wait(for: "did appear")
    let before = try sighting(desktop) { $0.buttons.count == 2 }
    let anchor = try #require(desktop.client.anchors().first)
    #expect(desktop.client.text("WM_NAME", of: anchor.id) == "Files")
    try shown.control.update(
      AlertContent(
        title: "Houses", message: "Which one?\nThere are three.", style: .question,
        buttons: ["One", "Two", "Three"].map { AlertButton($0) }))
    try desktop.waitForCard(called: "Houses")
    let after = try sighting(desktop) { $0.buttons.count == 3 }
    #expect(after.frame.height > before.frame.height)
    // In the middle of the screen again, to the pixel that is left over.
    #expect(abs(after.frame.centre.y - before.frame.centre.y) <= 1)
    #expect(desktop.client.anchors().map(\.id) == [anchor.id])
    #expect(desktop.client.text("WM_NAME", of: anchor.id) == "Houses")
    try desktop.answer(Keysym("3"))
    #expect(try shown.end().contains("click 2"))
  }

  @Test(arguments: ShownAlert.Form.allCases)
  func aDelegateMayChangeTheCard(form: ShownAlert.Form) throws {
    let desktop = try Desktop()
    let shown = ShownAlert(form, on: desktop.server.display, Self.still) { _, recorder in
      let log = recorder.log
      recorder.atDidAppear = { alert in
        alert.title = "Other files"
        alert.message = "Or stop?"
        alert.style = .warning
        alert.buttons = [AlertButton("Stop")]
        alert.addButton("Wait", role: .cancel) { log.add("wait") }
      }
    }
    try desktop.waitForCard(called: "Other files")
    _ = try sighting(desktop) { $0.buttons.count == 2 }
    try desktop.answer(Keysym("2"))
    #expect(try shown.end().contains("wait"))
  }

  @Test func oneMoreWordChangesNothingButTheCard() throws {
    let desktop = try Desktop()
    let shown = ShownAlert(.run, on: desktop.server.display, Self.still)
    try shown.log.wait(for: "did appear")
    let before = try desktop.client.waitUntilStill(for: .milliseconds(100))
    let control = try shown.control
    control.update(
      AlertContent(
        title: "Files", message: "Go up?", buttons: [AlertButton("Yes"), AlertButton("No")]))
    let after = try waitFor("another picture") {
      let now = try desktop.client.waitUntilStill(for: .milliseconds(100))
      return now == before ? nil : now
    }
    let card = try #require(CardSighting(in: before))
    #expect(CardSighting(in: after)?.frame == card.frame)
    control.update(
      AlertContent(
        title: "Files", message: "Go on?", buttons: [AlertButton("Yes"), AlertButton("No")]))
    try waitUntil("the first picture") { try desktop.client.capture() == before }
    control.dismiss()
    _ = try shown.end()
  }

  @Test func anAlertMadeWithoutButtonsHasRoomForThem() throws {
    let alert = Alert(message: "Done.")
    #expect(alert.buttons == [AlertButton("OK")])
    #expect(alert.addButton("Open") == 0)
    #expect(alert.addButton("Close", role: .cancel) == 1)
    #expect(alert.buttons == [AlertButton("Open"), AlertButton("Close", role: .cancel)])
    let given = Alert(AlertContent(message: "Done.", buttons: [AlertButton("OK")]))
    #expect(given.addButton("Open") == 1)
  }

  @Test func whatIsSaidBeforeTheCardIsUpIsWhatItSays() throws {
    let desktop = try Desktop()
    let shown = ShownAlert(.run, on: desktop.server.display, Self.still) { alert, _ in
      alert.control.dismiss()
      alert.control.update(AlertContent(title: "New", message: "Now"))
      #expect(alert.title == "New" && alert.message == "Now")
    }
    try desktop.answer(.enter, cardCalled: "New")
    _ = try shown.end()
  }

  private func sighting(
    _ desktop: Desktop, where isMeant: (CardSighting) -> Bool
  ) throws -> CardSighting {
    try waitFor("such a card stands still") {
      let picture = try desktop.client.waitUntilStill(for: .milliseconds(60))
      return CardSighting(in: picture).flatMap { isMeant($0) ? $0 : nil }
    }
  }
}
