import Support
import Testing

@Suite("Endings without a button")
struct Endings {
  @Test(
    "Escape where no button has the cancel role prints nothing", arguments: Desktop.Kind.allCases)
  func escapeWithoutCancel(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show(["--button", "Yes", "--button", "No", "Are you sure?"])
    try card.waitUntilArmed()
    try desktop.devices.press(.escape)
    #expect(try card.program.end() == .quiet(nil, status: 1))
  }

  @Test("Escape is heard before the buttons are ready", arguments: Desktop.Kind.allCases)
  func earlyEscape(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show(["--guard", "60000"] + Desktop.question)
    try card.waitUntilSeen()
    #expect(card.staysUnanswered(for: .milliseconds(500)))
    try desktop.devices.press(.escape)
    #expect(try card.program.end() == .quiet("1", status: 1))
  }

  @Test("The window manager's close is the cancel button", arguments: Desktop.Kind.managed)
  func close(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    try card.waitUntilArmed()
    desktop.client.requestCloseByManager(of: try #require(card.anchor).id)
    #expect(try card.program.end() == .quiet("1", status: 1))
  }

  @Test("The window manager's close without a cancel button prints nothing")
  func closeWithoutCancel() throws {
    let desktop = try Desktop(.openbox)
    let card = try desktop.show(["Done."])
    try card.waitUntilArmed()
    desktop.client.requestClose(of: try #require(card.anchor).id)
    #expect(try card.program.end() == .quiet(nil, status: 1))
  }

  @Test("Time that is up has a status of its own", arguments: Desktop.Kind.allCases)
  func timeout(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show(["--timeout", "1"] + Desktop.question)
    #expect(try card.program.end() == .quiet(nil, status: 124))
  }

  @Test("A timeout of zero never comes")
  func noTimeout() throws {
    let desktop = try Desktop()
    let card = try desktop.show(["--timeout", "0"] + Desktop.question)
    try card.waitUntilArmed()
    #expect(card.staysUnanswered(for: .milliseconds(1500)))
  }

  @Test(
    "The form of the line changes, never the status",
    arguments: [("index", "0\n"), ("label", "Delete\n"), ("none", "")])
  func form(name: String, output: String) throws {
    let desktop = try Desktop()
    let card = try desktop.show(["--output", name] + Desktop.question)
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(
      try card.program.end() == Outcome(ending: .exited(0), output: output, errors: ""))
  }
}
