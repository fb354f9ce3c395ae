import Support
import Testing

@Suite("A message that is copied")
struct Copying {
  private static let message = "The first line.\nGrüße und 漢字.\nthe last line"

  /// A card that is ready, on a screen where selections can be asked for.
  private struct Card {
    let desktop: Desktop
    let card: ShownCard
    let sighting: CardSighting
    let reader: SelectionReader

    init(_ message: String = Copying.message, kind: Desktop.Kind = .bare) throws {
      desktop = try Desktop(kind)
      card = try desktop.show(
        ["--title", "Title", "--button", "Yes", "--button", "No", message])
      sighting = try card.waitUntilArmed()
      try card.waitUntilFocused()
      reader = try SelectionReader(display: desktop.server.display)
    }

    /// What a selection has, `nil` for nothing.
    func pasted(_ selection: String) throws -> String? {
      reader.ask(selection, for: "UTF8_STRING")
      guard case .value(_, let bytes, _) = try waitFor("an answer", { reader.outcome() }) else {
        return nil
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// Waits until a selection has a text.
    func expect(_ selection: String, _ text: String) throws {
      try waitUntil("\(selection) has the text") { try pasted(selection) == text }
    }
  }

  @Test(
    "is there with the title and the labels after Control and C", arguments: Desktop.Kind.allCases)
  func everything(kind: Desktop.Kind) throws {
    let card = try Card(kind: kind)
    try card.desktop.devices.pressWithControl(Keysym("c"))
    try card.expect("CLIPBOARD", "Title\n\n\(Self.message)\n\nYes\nNo")
    #expect(try card.pasted("PRIMARY") == nil)
    #expect(card.card.staysUnanswered())
  }

  @Test("is there alone where it was selected, and can be pasted with the middle button")
  func selected() throws {
    let card = try Card()
    try card.desktop.devices.pressWithControl(Keysym("a"))
    try card.expect("PRIMARY", Self.message)
    #expect(try card.pasted("CLIPBOARD") == nil)
    try card.desktop.devices.pressWithControl(Keysym("c"))
    try card.expect("CLIPBOARD", Self.message)
  }

  @Test("is selected with the pointer, by letters, words and lines")
  func pointer() throws {
    let card = try Card("word")
    let frame = card.sighting.frame
    let (middle, y) = (frame.x + frame.width / 2, card.sighting.buttons[0].y - 24 - 10)
    let devices = card.desktop.devices
    devices.move(to: (middle - 60, y))
    devices.hold(button: 1)
    devices.move(to: (middle + 60, y))
    devices.release(button: 1)
    try card.expect("PRIMARY", "word")
    // What is selected has another ground.
    let picture = try card.card.capture(frame)
    #expect(picture.pixels.count { $0 == 0xb6d0f1 } > 100)
    let longer = try Card("some words\nmore words here")
    let place = longer.sighting.buttons[0].y - 24 - 10 - 21
    for _ in 0..<2 { longer.desktop.devices.click(at: (middle + 15, place)) }
    try longer.expect("PRIMARY", "words")
    longer.desktop.devices.click(at: (middle + 15, place))
    try longer.expect("PRIMARY", "some words")
    #expect(longer.card.staysUnanswered())
  }

  @Test("leaves the selection of others alone where nothing is selected")
  func othersPrimary() throws {
    let card = try Card()
    let owner = try XClient(display: card.desktop.server.display)
    let window = owner.createWindow(
      colour: 0, frame: Frame(x: 0, y: 0, width: 1, height: 1), isOverrideRedirect: true)
    owner.own("PRIMARY", by: window)
    try card.desktop.devices.pressWithControl(Keysym("c"))
    try card.expect("CLIPBOARD", "Title\n\n\(Self.message)\n\nYes\nNo")
    card.desktop.devices.click(at: card.sighting.buttons[1].centre)
    // A click may be the first after keys: it counts when they have been quiet for a while.
    if holds(for: .milliseconds(400), { card.card.program.isWaiting }) {
      card.desktop.devices.click(at: card.sighting.buttons[1].centre)
    }
    #expect(try card.card.program.end() == .quiet("1", status: 0))
    #expect(owner.owner(of: "PRIMARY") == window)
  }

  @Test("outlives the program where a clipboard manager runs")
  func survives() throws {
    let card = try Card()
    let manager = try ClipboardManager(display: card.desktop.server.display)
    try card.desktop.devices.pressWithControl(Keysym("c"))
    try card.expect("CLIPBOARD", "Title\n\n\(Self.message)\n\nYes\nNo")
    try card.card.waitUntilQuiet()
    try card.desktop.devices.press(.enter)
    #expect(try card.card.program.end() == .quiet("0", status: 0))
    try waitUntil("the manager has the text") {
      manager.step()
      return manager.isDone
    }
    guard case .value(_, let bytes, _)? = manager.saved["UTF8_STRING"] else {
      Issue.record("nothing was saved")
      return
    }
    #expect(String(decoding: bytes, as: UTF8.self).contains(Self.message))
    #expect(try card.card.program.lastErrors() == "")
  }
}
