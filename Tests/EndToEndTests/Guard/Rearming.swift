import Glibc
import Support
import Testing

@Suite("What makes the guard begin anew")
struct Rearming {
  @Test("A key that came while the program was stopped answers nothing")
  func keyDuringStop() throws {
    let desktop = try Desktop()
    let card = try desktop.show()
    try card.waitUntilArmed()
    card.program.process.send(SIGSTOP)
    try waitUntil("the program is stopped") { card.program.process.isStopped }
    try desktop.devices.press(.enter)
    card.program.process.send(SIGCONT)
    #expect(card.staysUnanswered())
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }

  @Test("A key right after the program goes on answers nothing, a later one does")
  func keyAfterContinue() throws {
    let desktop = try Desktop()
    let card = try desktop.show()
    try card.waitUntilArmed()
    card.program.process.send(SIGSTOP)
    try waitUntil("the program is stopped") { card.program.process.isStopped }
    card.program.process.send(SIGCONT)
    try desktop.devices.press(.enter)
    #expect(card.staysUnanswered(for: .milliseconds(900)))
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }

  @Test(
    "A key right after the focus has come back answers nothing", arguments: Desktop.Kind.managed)
  func focusComesBack(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    try card.waitUntilArmed()
    let anchor = try #require(card.anchor)
    desktop.client.focus(desktop.beneath.id)
    desktop.client.focus(anchor.id)
    try desktop.devices.press(.enter)
    #expect(card.staysUnanswered(for: .milliseconds(350)))
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }

  @Test("A key while something lies over the card answers nothing, nor right after it has gone")
  func covered() throws {
    let desktop = try Desktop()
    let card = try desktop.show()
    try card.waitUntilArmed()
    let client = desktop.client
    let menu = client.createWindow(
      colour: 0xff_00_00, frame: Frame(x: 500, y: 300, width: 140, height: 140),
      isOverrideRedirect: true)
    client.map(menu)
    try desktop.devices.press(.enter)
    #expect(card.staysUnanswered())
    client.destroy(menu)
    try desktop.devices.press(.enter)
    #expect(card.staysUnanswered(for: .milliseconds(350)))
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }

  @Test("A key right after the screen has changed its size answers nothing")
  func resized() throws {
    let desktop = try Desktop()
    let card = try desktop.show()
    try card.waitUntilArmed()
    try desktop.resize(width: 1024, height: 768)
    try desktop.devices.press(.enter)
    #expect(card.staysUnanswered(for: .milliseconds(350)))
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }

  @Test("Keys that no keyboard made answer nothing", arguments: Desktop.Kind.allCases)
  func forgedKeys(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show(["--guard", "0"] + Desktop.question)
    try card.waitUntilArmed()
    let windows = [card.cover.id, card.anchor?.id, desktop.client.focus].compactMap(\.self)
    for key in [Keysym.enter, .space, .escape, Keysym("1")] {
      for window in windows {
        desktop.client.forgeKey(try desktop.devices.keycode(of: key), to: window)
      }
    }
    #expect(card.staysUnanswered())
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }

  @Test("Clicks that no pointer made answer nothing", arguments: Desktop.Kind.allCases)
  func forgedClicks(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show(["--guard", "0"] + Desktop.question)
    for button in try card.waitUntilArmed().buttons {
      desktop.client.forgeClick(at: button.centre, to: card.cover.id)
    }
    #expect(card.staysUnanswered())
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }
}
