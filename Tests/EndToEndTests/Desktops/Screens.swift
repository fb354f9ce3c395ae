import Support
import Testing

@Suite("Servers of every kind")
struct Screens {
  /// Extensions that a card can do without.
  static let optional = ["Composite", "RANDR", "SHAPE", "MIT-SHM", "XFIXES", "DAMAGE", "Present"]

  @Test("A card is answered on a server that lacks an extension", arguments: optional)
  func withoutExtension(name: String) throws {
    let desktop = try Desktop(server: try XServer(extra: ["-extension", name]))
    let card = try desktop.show()
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }

  @Test("A server on which no card can be drawn is no answer")
  func withoutRender() throws {
    let desktop = try Desktop(server: try XServer(extra: ["-extension", "RENDER"]))
    expectFailure(try desktop.start().end(), status: 70)
  }

  @Test("A server that takes no more clients is no answer")
  func crowded() throws {
    let server = try XServer(extra: ["-maxclients", "64"])
    var crowd: [XClient] = []
    while let client = try? XClient(display: server.display) { crowd.append(client) }
    expectFailure(
      try Program(Desktop.question, display: server.display).end(), status: 69)
    withExtendedLifetime(crowd) {}
  }

  @Test(
    "A card is answered on a small screen and on a large one",
    arguments: [
      (320, 240), (640, 480), (3840, 2160),
    ])
  func sizes(width: Int, height: Int) throws {
    let desktop = try Desktop(server: try XServer(width: width, height: height))
    let card = try desktop.show()
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }

  @Test("A card on a screen of another depth is answered", arguments: [16, 30])
  func depths(depth: Int) throws {
    let desktop = try Desktop(server: try XServer(depth: depth))
    let card = try desktop.show()
    try card.waitUntilFocused()
    #expect(card.staysUnanswered(for: .milliseconds(1500)))
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }

  @Test(
    "The cover follows the screen's size and the card its middle", arguments: Desktop.Kind.allCases)
  func resized(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    let before = try card.waitUntilArmed()
    try desktop.resize(width: 1024, height: 768)
    let client = try XClient(display: desktop.server.display)
    try waitUntil("the cover is as large as the screen") { !client.covers().isEmpty }
    let middle = (x: before.frame.centre.x - 128, y: before.frame.centre.y - 16)
    try waitUntil("the card is in the middle") {
      CardSighting(in: try client.capture()).map { $0.frame.centre == middle } ?? false
    }
  }

  @Test("A card stands in the middle of the monitor with the pointer", arguments: [320, 960])
  func monitors(x: Int) throws {
    let desktop = try Desktop()
    for monitor in [
      ["left", "640/100x800/100+0+0", "screen"], ["right", "640/100x800/100+640+0", "none"],
    ] {
      _ = try Tool.run("xrandr", ["-d", desktop.server.display, "--setmonitor"] + monitor)
    }
    desktop.devices.move(to: (x, 4))
    let card = try desktop.show()
    try waitUntil("the card is in the middle of its monitor") {
      guard let card = CardSighting(in: try desktop.client.capture()), card.isArmed else {
        return false
      }
      return card.frame.centre.x == x
    }
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }
}
