import Support
import Testing

@Suite("Answers that nobody can read")
struct OutputFaults {
  @Test("An answer that the device has no space for is none")
  func fullDevice() throws {
    let desktop = try Desktop()
    let card = try desktop.show(output: .full)
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    expectFailure(try card.program.end(), status: 70)
  }

  @Test("Escape whose line cannot be written is a failure too")
  func fullDeviceAtEscape() throws {
    let desktop = try Desktop()
    let card = try desktop.show(output: .full)
    try card.waitUntilArmed()
    try desktop.devices.press(.escape)
    expectFailure(try card.program.end(), status: 70)
  }

  @Test("A reader that has gone before the start ends the card", arguments: Desktop.Kind.allCases)
  func brokenPipe(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let outcome = try desktop.start(output: .brokenPipe).end()
    #expect(outcome.ending == .exited(3))
    try waitUntil("no cover is left") { desktop.client.covers().isEmpty }
  }

  @Test("A reader that goes while the card is up ends the card", arguments: Desktop.Kind.allCases)
  func readerGoes(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    try card.waitUntilArmed()
    card.program.closeReader()
    #expect(try card.program.end() == .quiet(nil, status: 3))
    try waitUntil("the cover has gone") { !card.isCovering }
  }

  /// A run with some descriptors closed, answered by Return.
  private func answer(input: Stream, output: Stream, errors: Stream) throws -> Outcome {
    let desktop = try Desktop()
    let program = try Program(
      Desktop.question, display: desktop.server.display, input: input, output: output,
      errors: errors)
    let card = try ShownCard(program, on: desktop)
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    return try program.end()
  }

  @Test(
    "Closed standard input and error do no harm",
    arguments: [(Stream.closed, Stream.pipe), (.null, .closed), (.closed, .closed)])
  func closedOthers(input: Stream, errors: Stream) throws {
    #expect(
      try answer(input: input, output: .pipe, errors: errors) == .quiet("0", status: 0))
  }

  @Test("An answer on closed standard output is none", arguments: [Stream.null, .closed])
  func closedOutput(input: Stream) throws {
    expectFailure(try answer(input: input, output: .closed, errors: .pipe), status: 70)
  }

  @Test("With all descriptors closed the status alone says that there is no answer")
  func closedAll() throws {
    #expect(
      try answer(input: .closed, output: .closed, errors: .closed) == .quiet(nil, status: 70))
  }
}
