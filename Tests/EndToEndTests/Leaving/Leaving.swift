import Support
import Testing

@Suite("Leaving")
struct Leaving {
  @Test(
    "The caller goes on while the card still leaves the screen", arguments: Desktop.Kind.allCases)
  func callerGoesOn(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
    #expect(card.isCovering)
    try waitUntil("the cover has gone") { !card.isCovering }
  }

  @Test("Whoever reads the answer or the errors sees their end while the card still leaves")
  func endOfOutput() throws {
    let desktop = try Desktop()
    let program = try Program(
      Desktop.question, display: desktop.server.display, reportsErrors: false)
    let card = try ShownCard(program, on: desktop)
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    try waitUntil("both streams end") {
      card.program.outputHasEnded && card.program.errorsHaveEnded
    }
    #expect(card.isCovering)
  }

  @Test(
    "The window beneath has the focus while the card still leaves", arguments: Desktop.Kind.allCases
  )
  func focusReturns(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    try waitUntil("the focus is back") { desktop.client.focus == desktop.beneath.id }
    #expect(card.isCovering)
  }

  @Test("No process stays behind", arguments: Desktop.Kind.allCases)
  func noProcess(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    try card.waitUntilArmed()
    #expect(desktop.programs.count == 1)
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
    try waitUntil("the cover has gone") { !card.isCovering }
    try waitUntil("no process is left") { desktop.programs.isEmpty }
  }

  @Test("The exit asks nothing wrong of the server", arguments: Desktop.Kind.allCases)
  func exitErrors(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    let button = try #require(try card.waitUntilArmed().buttons.first)
    desktop.devices.click(at: button.centre)
    _ = try card.program.end()
    #expect(try card.program.lastErrors().isEmpty)
  }

  @Test("Without motion the card goes at once and no process stays")
  func noMotion() throws {
    let desktop = try Desktop()
    let card = try desktop.show(["--no-animation"] + Desktop.question)
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
    try waitUntil("no process is left") { desktop.programs.isEmpty }
    #expect(!card.isCovering)
  }

  @Test("The process that plays the exit ends with its server")
  func serverEndsMeanwhile() throws {
    let desktop = try Desktop()
    let card = try desktop.show()
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
    try desktop.server.process.end(by: 9)
    try waitUntil("no process is left") { desktop.programs.isEmpty }
  }
}
