import Support
import Testing

@Suite("No key answers by accident")
struct KeyGuard {
  /// Desktops and the keys that are held on them.
  static let held: [(Desktop.Kind, Keysym)] = [
    (.bare, .enter), (.bare, .space), (.bare, Keysym("1")), (.openbox, .enter), (.i3, .enter),
  ]

  @Test(
    "A key that is held down while the card opens answers nothing, nor does its release",
    arguments: held)
  func heldKey(kind: Desktop.Kind, key: Keysym) throws {
    let desktop = try Desktop(kind)
    try desktop.devices.hold(key)
    let card = try desktop.show()
    #expect(card.staysUnanswered(for: .milliseconds(1500)))
    try desktop.devices.release(key)
    #expect(card.staysUnanswered())
    try desktop.devices.press(key)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }

  @Test("A key that is held down from before the program starts again is no new press")
  func heldThroughWithoutGuard() throws {
    let desktop = try Desktop()
    try desktop.devices.hold(.enter)
    let card = try desktop.show(["--guard", "0"] + Desktop.question)
    #expect(card.staysUnanswered(for: .milliseconds(1200)))
    try desktop.devices.release(.enter)
    #expect(card.staysUnanswered())
  }

  @Test(
    "A key soon after the card has come answers nothing", arguments: Desktop.Kind.allCases,
    [0, 150, 400])
  func earlyKey(kind: Desktop.Kind, milliseconds: Int) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    pause(.milliseconds(milliseconds))
    try desktop.devices.press(.enter)
    #expect(card.staysUnanswered())
  }

  @Test(
    "Somebody who types while the card opens answers nothing, and Return does afterwards",
    arguments: Desktop.Kind.allCases)
  func typing(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let words: [Keysym] =
      "rm 2 old ones".map { Keysym($0) } + [.enter, .space, Keysym("1"), .enter, .space, .space]
    var program: Program?
    // 60 ms a key: half a second before the start, three seconds after it.
    for stroke in 0..<58 {
      if stroke == 8 { program = try desktop.start() }
      try desktop.devices.press(words[stroke % words.count])
      pause(.milliseconds(60))
      if let program { try #require(program.isWaiting, "answered by stroke \(stroke)") }
    }
    let card = try ShownCard(try #require(program), on: desktop)
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }

  @Test("Return right after another key answers nothing")
  func restlessHands() throws {
    let desktop = try Desktop()
    let card = try desktop.show()
    try card.waitUntilArmed()
    try desktop.devices.press(Keysym("x"))
    try desktop.devices.press(.enter)
    #expect(card.staysUnanswered())
  }

  @Test("Return twice in a row answers once", arguments: Desktop.Kind.allCases)
  func twice(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }

  @Test("Without the guard a key answers as soon as the card has the focus")
  func noGuard() throws {
    let desktop = try Desktop()
    let card = try desktop.show(["--guard", "0"] + Desktop.question)
    try card.waitUntilFocused()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }

  @Test("The stroke that answers is not seen beneath", arguments: Desktop.Kind.allCases)
  func nothingLeaks(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
    try waitUntil("the cover has gone") { !card.isCovering }
    #expect(desktop.beneath.presses.isEmpty)
  }
}
