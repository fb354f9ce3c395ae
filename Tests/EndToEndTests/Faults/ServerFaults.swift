import Glibc
import Support
import Testing

@Suite("Servers that go away")
struct ServerFaults {
  @Test("A server that ends is no answer", arguments: [SIGKILL, SIGTERM])
  func serverEnds(signal: Int32) throws {
    let desktop = try Desktop()
    let card = try desktop.show()
    try card.waitUntilArmed()
    desktop.server.process.send(signal)
    expectFailure(try card.program.end(), status: 70)
  }

  @Test(
    "A server that ends while the card comes in is no answer", arguments: [0, 5, 10, 20, 40, 80])
  func serverEndsEarly(milliseconds: Int) throws {
    let desktop = try Desktop()
    let card = try desktop.show()
    pause(.milliseconds(milliseconds))
    desktop.server.process.send(SIGKILL)
    expectFailure(try card.program.end(), status: 70)
  }

  @Test(
    "A server that ends at any moment of the start is no answer", arguments: [0, 2, 5, 10, 20, 40])
  func serverEndsDuringStart(milliseconds: Int) throws {
    let server = try XServer()
    let program = try Program(Desktop.question, display: server.display)
    pause(.milliseconds(milliseconds))
    server.process.send(SIGKILL)
    let outcome = try program.end()
    // The one if the display was still being opened, the other if the card was on its way.
    let status: Int32 = outcome.ending == .exited(69) ? 69 : 70
    expectFailure(outcome, status: status)
  }

  @Test(
    "Time is up although the server is stopped while the card comes in",
    arguments: [0, 50, 150, 300, 450, 600, 750])
  func timeoutOnServerStoppedEarly(milliseconds: Int) throws {
    let desktop = try Desktop()
    let card = try desktop.show(["--timeout", "1"] + Desktop.question)
    pause(.milliseconds(milliseconds))
    desktop.server.process.send(SIGSTOP)
    let outcome = try card.program.end()
    // The cover comes first, while the card is still being made: the display was being opened then.
    if milliseconds == 0, outcome.ending == .exited(69) {
      expectFailure(outcome, status: 69)
    } else {
      #expect(outcome == .quiet(nil, status: 124))
    }
  }

  @Test("Time is up although the server is stopped")
  func timeoutOnStoppedServer() throws {
    let desktop = try Desktop()
    let card = try desktop.show(["--timeout", "2"] + Desktop.question)
    try card.waitUntilArmed()
    desktop.server.process.send(SIGSTOP)
    #expect(try card.program.end() == .quiet(nil, status: 124))
  }

  @Test(
    "A signal ends the program although the server is stopped",
    arguments: [SIGTERM, SIGINT, SIGHUP])
  func signalOnStoppedServer(signal: Int32) throws {
    let desktop = try Desktop()
    let card = try desktop.show()
    try card.waitUntilArmed()
    desktop.server.process.send(SIGSTOP)
    try waitUntil("the server is stopped") { desktop.server.process.isStopped }
    card.program.process.send(signal)
    #expect(
      try card.program.end() == Outcome(ending: .signalled(signal), output: "", errors: ""))
  }

  @Test("A card can be answered after the server was stopped for a while")
  func serverGoesOn() throws {
    let desktop = try Desktop()
    let card = try desktop.show()
    try card.waitUntilArmed()
    desktop.server.process.send(SIGSTOP)
    #expect(card.staysUnanswered())
    desktop.server.process.send(SIGCONT)
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }
}
