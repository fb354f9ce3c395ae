import Support
import Testing

@Suite("Answers by the pointer")
struct PointerAnswers {
  @Test(
    "A click on a button answers with its index", arguments: Desktop.Kind.allCases,
    [(0, Outcome.quiet("0", status: 0)), (1, .quiet("1", status: 1))])
  func click(kind: Desktop.Kind, button: (Int, Outcome)) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    let buttons = try card.waitUntilArmed().buttons
    try #require(buttons.count == 2)
    desktop.devices.click(at: buttons[button.0].centre)
    #expect(try card.program.end() == button.1)
  }

  @Test("A click answers under a compositor", arguments: Desktop.Kind.allCases)
  func clickComposited(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind, isComposited: true)
    let card = try desktop.show()
    let buttons = try card.waitUntilArmed().buttons
    try #require(buttons.count == 2)
    desktop.devices.click(at: buttons[1].centre)
    #expect(try card.program.end() == .quiet("1", status: 1))
  }

  @Test("Each of twelve buttons answers with its own index", arguments: 0..<12)
  func manyButtons(index: Int) throws {
    let desktop = try Desktop()
    let labels = (0..<12).flatMap { ["--button", "Button \($0)"] }
    let card = try desktop.show(
      ["--guard", "0", "--no-animation"] + labels + ["Which one?"])
    let buttons = try card.waitUntilArmed().buttons
    try #require(buttons.count == 12)
    desktop.devices.click(at: buttons[index].centre)
    #expect(try card.program.end() == .quiet("\(index)", status: 0))
  }

  @Test("A press on one button and a release on another answers nothing")
  func drag() throws {
    let desktop = try Desktop()
    let card = try desktop.show()
    let buttons = try card.waitUntilArmed().buttons
    try #require(buttons.count == 2)
    desktop.devices.move(to: buttons[0].centre)
    desktop.devices.hold(button: 1)
    desktop.devices.move(to: buttons[1].centre)
    desktop.devices.release(button: 1)
    #expect(card.staysUnanswered())
  }

  @Test("A press beside the buttons and a release on one answers nothing")
  func dragFromOutside() throws {
    let desktop = try Desktop()
    let card = try desktop.show()
    let sighting = try card.waitUntilArmed()
    let button = try #require(sighting.buttons.first)
    desktop.devices.move(to: sighting.beside)
    desktop.devices.hold(button: 1)
    desktop.devices.move(to: button.centre)
    desktop.devices.release(button: 1)
    #expect(card.staysUnanswered())
  }

  @Test("A button that was left and entered again while pressed still answers")
  func dragBack() throws {
    let desktop = try Desktop()
    let card = try desktop.show()
    let sighting = try card.waitUntilArmed()
    let button = try #require(sighting.buttons.last)
    desktop.devices.move(to: button.centre)
    desktop.devices.hold(button: 1)
    desktop.devices.move(to: sighting.beside)
    desktop.devices.move(to: button.centre)
    desktop.devices.release(button: 1)
    #expect(try card.program.end() == .quiet("1", status: 1))
  }

  @Test(
    "A click beside the card answers nothing and reaches nobody", arguments: Desktop.Kind.allCases)
  func clickBeside(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    desktop.devices.click(at: try card.waitUntilArmed().beside)
    #expect(card.staysUnanswered())
    #expect(desktop.beneath.presses.isEmpty)
  }

  @Test(
    "Only the first button of the pointer answers", arguments: [2, 3, 4, 5, 8, 9] as [UInt8])
  func otherButtons(button: UInt8) throws {
    let desktop = try Desktop()
    let card = try desktop.show()
    let place = try #require(try card.waitUntilArmed().buttons.first)
    desktop.devices.click(at: place.centre, button: button)
    #expect(card.staysUnanswered())
  }

  @Test("A click with the second button while the first is down answers nothing")
  func chord() throws {
    let desktop = try Desktop()
    let card = try desktop.show()
    let sighting = try card.waitUntilArmed()
    let button = try #require(sighting.buttons.first)
    desktop.devices.move(to: sighting.beside)
    desktop.devices.hold(button: 1)
    desktop.devices.click(at: button.centre, button: 3)
    #expect(card.staysUnanswered())
  }
}
