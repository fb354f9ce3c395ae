import Glibc
import Support
import Testing

@Suite("Signals")
struct SignalFaults {
  /// The signals that end a program which is asked to.
  static let signals = [SIGTERM, SIGINT, SIGHUP]

  @Test(
    "A signal ends the program by that signal and takes the card away",
    arguments: Desktop.Kind.allCases, signals)
  func whileWaiting(kind: Desktop.Kind, signal: Int32) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    try card.waitUntilArmed()
    card.program.process.send(signal)
    #expect(
      try card.program.end() == Outcome(ending: .signalled(signal), output: "", errors: ""))
    try waitUntil("the cover has gone") { !card.isCovering }
  }

  @Test("A signal ends the program while the card comes in", arguments: signals)
  func whileEntering(signal: Int32) throws {
    let desktop = try Desktop()
    let card = try desktop.show()
    card.program.process.send(signal)
    #expect(
      try card.program.end() == Outcome(ending: .signalled(signal), output: "", errors: ""))
  }

  @Test("A signal ends the program at any moment of its start", arguments: [0, 5, 10, 20, 40, 80])
  func whileStarting(milliseconds: Int) throws {
    let desktop = try Desktop()
    let program = try desktop.start()
    pause(.milliseconds(milliseconds))
    program.process.send(SIGTERM)
    #expect(try program.end() == Outcome(ending: .signalled(SIGTERM), output: "", errors: ""))
  }
}
