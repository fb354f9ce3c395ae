import Support
import Testing

@Suite("Answers by the keyboard")
struct KeyAnswers {
  @Test("A key answers", arguments: [Desktop.Kind.bare, .openbox], KeyStory.all)
  func keys(kind: Desktop.Kind, story: KeyStory) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    try desktop.play(story, on: card)
    #expect(try card.program.end() == story.outcome)
  }

  @Test("Return answers under i3", arguments: [false, true])
  func underI3(isComposited: Bool) throws {
    let desktop = try Desktop(.i3, isComposited: isComposited)
    let card = try desktop.show()
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
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

  @Test(
    "Return answers a card of a dark look, of twice the size, and without motion",
    arguments: [
      ["--dark"], ["--scale", "2"], ["--no-animation"],
    ])
  func variants(options: [String]) throws {
    let desktop = try Desktop()
    let card = try desktop.show(options + Desktop.question)
    try card.waitUntilStill()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }
}
