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
      ["--entry", "none", "--exit", exit, "--duration", "3"] + Desktop.question)
    try card.waitUntilArmed()
    let screen = try desktop.client.capture().frame
    // A strip through the card's middle, which is looked at faster than frames come.
    let strip = Frame(x: screen.width / 2 - 20, y: 0, width: 40, height: screen.height)
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
    var looks: [Screenshot] = []
    try waitUntil("the cover has gone") {
      looks.append(try desktop.client.capture(strip))
      return !card.isCovering
    }
    looks.append(try desktop.client.capture(strip))
    // Up to the last change: a card that has shrunk to nothing has nothing more to show.
    let all = zip(looks, looks.dropFirst()).map { $0 != $1 }
    let changes = all[...(all.lastIndex(of: true) ?? 0)]
    let stills = changes.split(separator: true).map(\.count)
    // A way out that stands still after some frames, and is gone at once in the end, is seen unchanged
    // again and again before that.
    #expect(changes.count { $0 } > 15)
    #expect(3 * (stills.max() ?? 0) < changes.count, "\(stills.max() ?? 0) of \(changes.count)")
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
