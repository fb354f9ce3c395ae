import Support
import Testing

@Suite("Ways in and out")
struct Motions {
  /// Every way in and every way out once at least.
  static let pairs = [
    ("none", "shrink"), ("fade", "fall"), ("settle", "dissolve"), ("slide", "slide"),
    ("spring", "shrink"), ("drop", "none"), ("meteor", "fall"), ("shake", "recede"),
    ("dissolve", "fade"),
  ]

  @Test(
    "A way out is played to its end, frame by frame",
    arguments: ["fade", "recede", "slide", "shrink", "fall", "dissolve"])
  func played(exit: String) throws {
    let desktop = try Desktop()
    let card = try desktop.show(
      ["--entry", "none", "--exit", exit, "--duration", "2"] + Desktop.question)
    try card.waitUntilArmed()
    let screen = try desktop.client.capture().frame
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
    var frames: [Screenshot] = []
    try waitUntil("the cover has gone") {
      let frame = try desktop.client.capture(screen)
      if frame != frames.last { frames.append(frame) }
      return !card.isCovering
    }
    // Two seconds have a hundred frames and more; one that stands still after a few has hardly any.
    #expect(frames.count > 15, "\(frames.count)")
  }

  @Test(
    "A card is answered however it comes and goes, and leaves the screen as it was",
    arguments: pairs, [false, true])
  func answered(motions: (String, String), isComposited: Bool) throws {
    let desktop = try Desktop(isComposited: isComposited)
    let before = try desktop.client.waitUntilStill(
      try desktop.client.capture().frame, for: .milliseconds(150))
    let card = try desktop.show(
      ["--entry", motions.0, "--exit", motions.1] + Desktop.question)
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
    #expect(try card.program.lastErrors().isEmpty)
    try waitUntil("the cover has gone") { !card.isCovering }
    try waitUntil("the screen is as it was") { try desktop.client.capture() == before }
  }
}
