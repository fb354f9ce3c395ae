import Support
import Testing

@Suite("Texts of any length")
struct LongTexts {
  /// Texts that no card can show as a whole, as long as an argument may be.
  static let texts = [
    "a word": String(repeating: "A", count: 120_000),
    "words": String(repeating: "many words ", count: 11_000),
    "lines": String(repeating: "x\n", count: 60_000),
    "marks": "e" + String(repeating: "\u{301}", count: 60_000),
    "clusters": String(repeating: "क्", count: 20_000),
    "emoji": "\u{1f44b}" + String(repeating: "\u{1f3fd}", count: 20_000),
  ]

  @Test("are shown with their buttons in reach", arguments: texts.keys.sorted())
  func shown(kind: String) throws {
    let text = try #require(Self.texts[kind])
    let desktop = try Desktop(server: try XServer(width: 800, height: 600))
    let card = try desktop.show(["--title", kind, "--button", "Fine", "--button", "No", text])
    let sighting = try card.waitUntilArmed()
    #expect(sighting.buttons.count == 2)
    #expect(sighting.frame.height <= 600)
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }

  @Test("do not matter on a screen that becomes small", arguments: [Desktop.Kind.bare, .openbox])
  func shrinks(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let text = String(repeating: "many words ", count: 400)
    let card = try desktop.show(["--button", "Fine", "--button", "No", text])
    try card.waitUntilArmed()
    try desktop.resize(width: 640, height: 480)
    let client = try XClient(display: desktop.server.display)
    let sighting = try waitFor("the card has its place on the small screen") {
      CardSighting(in: try client.capture()).flatMap { sighting in
        sighting.isArmed && sighting.buttons.count == 2
          && sighting.frame.y + sighting.frame.height <= 480 ? sighting : nil
      }
    }
    desktop.devices.click(at: sighting.buttons[1].centre)
    #expect(try card.program.end() == .quiet("1", status: 0))
  }
}
