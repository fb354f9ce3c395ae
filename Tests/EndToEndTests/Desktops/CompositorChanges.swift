import Support
import Testing

@Suite("Compositors that come and go")
struct CompositorChanges {
  @Test("A card stays as it is when a compositor starts", arguments: Desktop.Kind.allCases)
  func start(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    let before = try card.inside(of: try card.waitUntilArmed())
    try desktop.startCompositor()
    #expect(try card.inside(of: try card.waitUntilArmed()) == before)
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }

  @Test("A card stays as it is when the compositor dies", arguments: Desktop.Kind.allCases)
  func stop(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind, isComposited: true)
    let card = try desktop.show()
    let before = try card.inside(of: try card.waitUntilArmed())
    try desktop.stopCompositor()
    #expect(try card.inside(of: try card.waitUntilArmed()) == before)
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }

  @Test("The cover has opacity while a compositor runs", arguments: [Desktop.Kind.bare, .openbox])
  func follow(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    try card.waitUntilArmed()
    func waitForCover(ofDepth depth: Int) throws {
      try waitUntil("the cover has a depth of \(depth)") {
        let covers = desktop.client.covers()
        return covers.count == 1 && covers[0].depth == depth
      }
    }
    try waitForCover(ofDepth: 24)
    for _ in 0..<3 {
      try desktop.startCompositor()
      try waitForCover(ofDepth: 32)
      try desktop.stopCompositor()
      try waitForCover(ofDepth: 24)
    }
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }

  @Test(
    "The screen around the card is dimmed, never black", arguments: [false, true], [false, true])
  func dim(isComposited: Bool, changes: Bool) throws {
    let desktop = try Desktop(.openbox, isComposited: isComposited)
    let card = try desktop.show()
    var sighting = try card.waitUntilArmed()
    if changes {
      try isComposited ? desktop.stopCompositor() : desktop.startCompositor()
      sighting = try card.waitUntilArmed()
    }
    let pixel = try #require(try desktop.client.capture()[sighting.beside.x, sighting.beside.y])
    #expect(pixel != BackgroundWindow.colour)
    #expect(pixel != 0)
  }
}

extension ShownCard {
  /// The pixels of the card without its rounded edge.
  func inside(of sighting: CardSighting) throws -> Screenshot {
    var frame = sighting.frame
    frame.x += 16
    frame.y += 16
    frame.width -= 32
    frame.height -= 32
    return try capture(frame)
  }
}
