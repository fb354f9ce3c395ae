import Support
import Testing

@Suite("No click answers by accident")
struct PointerGuard {
  /// Where a button of the judged question appears, learnt from a card that is sent away again.
  private func placeOfButton(on desktop: Desktop) throws -> (x: Int, y: Int) {
    let card = try desktop.show()
    let button = try #require(try card.waitUntilArmed().buttons.first)
    try desktop.devices.press(.escape)
    _ = try card.program.end()
    try waitUntil("the cover has gone") { !card.isCovering }
    return button.centre
  }

  @Test(
    "A press from before the card and a release on its button answers nothing",
    arguments: Desktop.Kind.allCases)
  func pressBefore(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    desktop.devices.move(to: try placeOfButton(on: desktop))
    desktop.devices.hold(button: 1)
    let card = try desktop.show()
    try card.waitUntilArmed()
    desktop.devices.release(button: 1)
    #expect(card.staysUnanswered())
  }

  @Test("A press before the buttons are ready and a release afterwards answers nothing")
  func pressTooEarly() throws {
    let desktop = try Desktop()
    desktop.devices.move(to: try placeOfButton(on: desktop))
    let card = try desktop.show()
    desktop.devices.hold(button: 1)
    try card.waitUntilArmed()
    desktop.devices.release(button: 1)
    #expect(card.staysUnanswered())
  }

  @Test("A click before the buttons are ready answers nothing", arguments: Desktop.Kind.allCases)
  func clickTooEarly(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let place = try placeOfButton(on: desktop)
    let card = try desktop.show()
    desktop.devices.click(at: place)
    desktop.devices.click(at: place)
    #expect(card.staysUnanswered())
  }

  @Test(
    "A double click answers once and its second half reaches nobody",
    arguments: Desktop.Kind.allCases)
  func doubleClick(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    let button = try #require(try card.waitUntilArmed().buttons.first)
    desktop.devices.click(at: button.centre)
    pause(.milliseconds(120))
    desktop.devices.click(at: button.centre)
    #expect(try card.program.end() == .quiet("0", status: 0))
    try waitUntil("the cover has gone") { !card.isCovering }
    #expect(desktop.beneath.presses.isEmpty)
  }
}
