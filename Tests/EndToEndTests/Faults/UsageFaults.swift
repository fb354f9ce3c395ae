import Support
import Testing

@Suite("Command lines that make no sense")
struct UsageFaults {
  /// Command lines with one mistake each.
  static let mistakes: [[String]] = [
    [], ["--nonsense", "Message"], ["--button"], ["One", "Two"], ["--message", "One", "Two"],
    ["--timeout", "soon", "Message"], ["--timeout", "-1", "Message"],
    ["--guard", "-1", "Message"], ["--guard", "", "Message"], ["--scale", "0", "Message"],
    ["--scale", "wide", "Message"], ["--style", "nice", "Message"],
    ["--entry", "nowhere", "Message"], ["--exit", "nowhere", "Message"],
    ["--output", "poem", "Message"],
    ["--cancel", "2", "--button", "A", "--button", "B", "Message"],
    ["--default", "-1", "--button", "A", "Message"], ["--cancel", "first", "Message"],
  ]

  @Test("A mistake is told in one line before any display is opened", arguments: mistakes)
  func mistake(arguments: [String]) throws {
    expectFailure(try Program(arguments, display: "nonsense").end(), status: 64)
  }

  @Test("Help and version need no display", arguments: ["--help", "--version"])
  func help(option: String) throws {
    let outcome = try Program([option], display: nil).end()
    #expect(outcome.ending == .exited(0))
    #expect(outcome.output.hasSuffix("\n"))
    #expect(outcome.errors.isEmpty)
  }

  @Test("Help that cannot be written is a failure", arguments: [Stream.full])
  func fullDevice(stream: Stream) throws {
    let outcome = try Program(["--help"], display: nil, output: stream).end()
    #expect(outcome.ending == .exited(70))
  }

  @Test("Text that is not UTF-8 is repaired, shown and answered")
  func brokenText() throws {
    let desktop = try Desktop()
    let broken: [UInt8] = [0xff, 0x41, 0xc3, 0x28, 0xed, 0xa0, 0x80, 0xf0, 0x9f]
    let arguments =
      [Array("--title".utf8), broken, Array("--button".utf8), broken, Array("--".utf8), broken]
    let program = try Program(bytes: arguments, display: desktop.server.display)
    let card = try ShownCard(program, on: desktop)
    let sighting = try card.waitUntilArmed()
    #expect(sighting.buttons.count == 1)
    try desktop.devices.press(.enter)
    #expect(try program.end() == .quiet("0", status: 0))
  }
}
