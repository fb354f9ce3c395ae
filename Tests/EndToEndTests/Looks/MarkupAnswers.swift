import Support
import Testing

@Suite("A message with markup")
struct MarkupAnswers {
  @Test("Markup colours its part of the message")
  func coloured() throws {
    let desktop = try Desktop()
    let card = try desktop.show(
      ["--markup", "--no-animation", "Call <span color=\"#00a0df\" size=\"24pt\">HHH</span> now"])
    let frame = try card.waitUntilArmed().frame
    #expect(try card.capture(frame).pixels.contains(0x00_a0_df))
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }

  @Test("Markup that is not valid is shown as it is written, with one line that says why")
  func invalid() throws {
    let desktop = try Desktop()
    let literal = try desktop.show(["--no-animation", "1 < 2 <b>"])
    let expected = try literal.capture(try literal.waitUntilArmed().frame)
    try desktop.devices.press(.enter)
    #expect(try literal.program.end() == .quiet("0", status: 0))

    let card = try desktop.show(["--markup", "--no-animation", "1 < 2 <b>"])
    #expect(try card.capture(try card.waitUntilArmed().frame) == expected)
    try desktop.devices.press(.enter)
    let outcome = try card.program.end()
    #expect(outcome.ending == .exited(0) && outcome.output == "0\n")
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("alertcard: the markup is not valid ("))
  }
}
