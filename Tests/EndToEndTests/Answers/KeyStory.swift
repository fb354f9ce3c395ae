import Support
import Testing

/// Keys that a user presses one after the other, and what a caller gets for them.
struct KeyStory: Sendable, CustomTestStringConvertible {
  /// One stroke: a key, with Shift or without.
  struct Stroke: Sendable {
    let key: Keysym
    var isShifted = false
  }

  let name: String
  let strokes: [Stroke]
  let outcome: Outcome

  init(_ name: String, _ strokes: [Stroke], _ outcome: Outcome) {
    self.name = name
    self.strokes = strokes
    self.outcome = outcome
  }

  init(_ name: String, _ keys: [Keysym], _ outcome: Outcome) {
    self.init(name, keys.map { Stroke(key: $0) }, outcome)
  }

  var testDescription: String { name }

  /// The stories of the judged question: two buttons, the second with the cancel role.
  static let all = [
    KeyStory("Return", [.enter], first),
    KeyStory("Enter on the keypad", [.keypadEnter], first),
    KeyStory("Space", [.space], first),
    KeyStory("Tab, Return", [.tab, .enter], second),
    KeyStory("Tab, Tab, Return", [.tab, .tab, .enter], first),
    KeyStory(
      "Shift+Tab, Return", [Stroke(key: .tab, isShifted: true), Stroke(key: .enter)], second),
    KeyStory("Right, Return", [.right, .enter], second),
    KeyStory("Right, Left, Return", [.right, .left, .enter], first),
    KeyStory("Down, Return", [.down, .enter], second),
    KeyStory("Down, Up, Space", [.down, .up, .space], first),
    KeyStory("End, Return", [.end, .enter], second),
    KeyStory("End, Home, Return", [.end, .home, .enter], first),
    KeyStory("1", [Keysym("1")], first),
    KeyStory("2", [Keysym("2")], second),
    KeyStory("Escape", [.escape], second),
  ]

  /// The same in short: one story for each way to answer.
  static let short = all.filter { ["Return", "Tab, Return", "Escape"].contains($0.name) }

  private static let first = Outcome.quiet("0", status: 0)
  private static let second = Outcome.quiet("1", status: 1)
}

extension Desktop {
  /// Presses the keys of a story as a user does: each one after the card has taken the last.
  func play(_ story: KeyStory, on card: ShownCard) throws {
    try card.waitUntilArmed()
    for stroke in story.strokes {
      try card.waitUntilQuiet()
      if stroke.isShifted {
        try devices.pressShifted(stroke.key)
      } else {
        try devices.press(stroke.key)
      }
    }
  }
}
