import Support
import Testing

@Suite("A font that is asked for")
struct Fonts {
  @Test("and not installed is told, and the card has another one")
  func missing() throws {
    let desktop = try Desktop()
    let card = try desktop.show(["--font", "No Such Font 12", "--button", "OK", "Text"])
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    let outcome = try card.program.end()
    #expect(outcome.ending == .exited(0) && outcome.output == "0\n")
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errorLines.first?.contains("\"No Such Font\" is not installed") == true)
  }

  @Test("and installed is quiet", arguments: ["sans", "DejaVu Sans Bold 12", "monospace"])
  func installed(font: String) throws {
    let desktop = try Desktop()
    let card = try desktop.show(["--font", font, "--button", "OK", "Text"])
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }
}
