import Support
import Testing

@Suite("Answers by the keyboard")
struct KeyAnswers {
  @Test("A key answers", arguments: KeyStory.all)
  func keys(story: KeyStory) throws {
    let desktop = try Desktop()
    let card = try desktop.show()
    try desktop.play(story, on: card)
    #expect(try card.program.end() == story.outcome)
  }

  @Test(
    "A key answers under a window manager, with a compositor and without",
    arguments: Desktop.Kind.managed, [false, true])
  func managed(kind: Desktop.Kind, isComposited: Bool) throws {
    let desktop = try Desktop(kind, isComposited: isComposited)
    for story in KeyStory.short {
      let card = try desktop.show()
      try desktop.play(story, on: card)
      #expect(try card.program.end() == story.outcome, "\(story)")
      try waitUntil("the cover has gone") { !card.isCovering }
    }
  }

  @Test(
    "A key that stands for no button answers nothing",
    arguments: [Keysym("3"), Keysym("0"), Keysym("a"), .shift])
  func otherKeys(key: Keysym) throws {
    let desktop = try Desktop()
    let card = try desktop.show()
    try card.waitUntilArmed()
    try desktop.devices.press(key)
    #expect(card.staysUnanswered())
  }

  @Test("Without a default, Return and Space answer nothing", arguments: [Keysym.enter, .space])
  func noDefault(key: Keysym) throws {
    let desktop = try Desktop()
    let card = try desktop.show(["--default", "none"] + Desktop.question)
    try card.waitUntilArmed()
    try desktop.devices.press(key)
    #expect(card.staysUnanswered())
  }

  @Test("Without a default, Tab goes to the first button")
  func noDefaultAfterTab() throws {
    let desktop = try Desktop()
    let card = try desktop.show(["--default", "none"] + Desktop.question)
    let story = KeyStory("Tab, Return", [.tab, .enter], .quiet("0", status: 0))
    try desktop.play(story, on: card)
    #expect(try card.program.end() == story.outcome)
  }

  @Test("Return takes the button that was named as the default")
  func otherDefault() throws {
    let desktop = try Desktop()
    let card = try desktop.show(["--default", "1"] + Desktop.question)
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("1", status: 1))
  }

  /// A card that looks otherwise: its options, its colours, and how wide to look for it.
  static let looks: [([String], CardColours, Int)] = [
    (["--dark"], .dark, 560), (["--scale", "2"], .light, 1000), (["--no-animation"], .light, 560),
  ]

  @Test("Return answers a card that looks otherwise", arguments: looks)
  func look(options: [String], colours: CardColours, width: Int) throws {
    let desktop = try Desktop()
    let card = try desktop.show(options + Desktop.question)
    try card.waitUntilArmed(colours, within: width)
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }
}
