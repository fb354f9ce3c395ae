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
    #expect(desktop.client.covers().isEmpty)
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

  /// Which of the three descriptors are closed at the start.
  static let closed: [Set<Int>] = [[0], [1], [2], [0, 1], [0, 1, 2]]

  @Test("Descriptors that are closed at the start do no harm", arguments: closed)
  func closedDescriptors(numbers: Set<Int>) throws {
    let desktop = try Desktop()
    let program = try Program(
      Desktop.question, display: desktop.server.display,
      input: numbers.contains(0) ? .closed : .null, output: numbers.contains(1) ? .closed : .pipe,
      errors: numbers.contains(2) ? .closed : .pipe)
    let card = try ShownCard(program, on: desktop)
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    let outcome = try program.end()
    #expect(outcome == .quiet(numbers.contains(1) ? nil : "0", status: 0))
  }
}
