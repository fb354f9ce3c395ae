import Support
import Testing

@Suite("Links in a message")
struct Links {
  /// A program named xdg-open that writes down what it is asked to open.
  private struct Opener {
    let folder: String
    var log: String { folder + "/opened" }

    init(_ name: String) throws {
      folder = try Scratch.folder(named: "links-\(name)")
      try Scratch.writeProgram(
        "#!/bin/sh\nprintf '%s|%s\\n' \"$#\" \"$1\" >> '\(folder)/opened'\n",
        at: folder + "/xdg-open")
    }

    func opened() -> String { Scratch.read(log) ?? "" }
  }

  private static let message = "See https://example.org/?a=1&b=$(id) now."

  private func show(
    _ arguments: [String], _ opener: Opener, on desktop: Desktop
  ) throws -> ShownCard {
    let program = try Program(
      arguments, display: desktop.server.display,
      script: "PATH='\(opener.folder)':$PATH exec \"$0\" \"$@\"")
    return try ShownCard(program, on: desktop)
  }

  @Test("are opened by the desktop's program, with the keyboard, and answer nothing")
  func keyboard() throws {
    let opener = try Opener("keyboard")
    let desktop = try Desktop()
    let card = try show(["--links", "--button", "OK", Self.message], opener, on: desktop)
    try card.waitUntilArmed()
    try card.waitUntilFocused()
    try desktop.devices.press(.tab)
    try card.waitUntilQuiet()
    try desktop.devices.press(.enter)
    try waitUntil("the link is opened") { !opener.opened().isEmpty }
    #expect(opener.opened() == "1|https://example.org/?a=1&b=$(id)\n")
    #expect(card.staysUnanswered())
    try desktop.devices.press(.tab)
    try card.waitUntilQuiet()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }

  @Test("are text where nobody allowed them")
  func notAllowed() throws {
    let opener = try Opener("text")
    let desktop = try Desktop()
    let card = try show(["--button", "OK", Self.message], opener, on: desktop)
    let sighting = try card.waitUntilArmed()
    try desktop.devices.press(.tab)
    desktop.devices.click(
      at: (sighting.frame.x + sighting.frame.width / 2, sighting.buttons[0].y - 34))
    try card.waitUntilQuiet()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
    #expect(opener.opened().isEmpty)
  }

  @Test("that cannot be opened are told, and the card stays")
  func noOpener() throws {
    let desktop = try Desktop()
    let program = try Program(
      ["--links", "--button", "OK", Self.message], display: desktop.server.display,
      script: "PATH=/nowhere exec \"$0\" \"$@\"")
    let card = try ShownCard(program, on: desktop)
    try card.waitUntilArmed()
    try card.waitUntilFocused()
    try desktop.devices.press(.tab)
    try card.waitUntilQuiet()
    try desktop.devices.press(.enter)
    #expect(card.staysUnanswered())
    try desktop.devices.press(.tab)
    try card.waitUntilQuiet()
    try desktop.devices.press(.enter)
    let outcome = try card.program.end()
    #expect(outcome.ending == .exited(0) && outcome.output == "0\n")
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errorLines.first?.contains("xdg-open") == true)
  }
}
