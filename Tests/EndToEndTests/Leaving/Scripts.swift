import Glibc
import Support
import Testing

@Suite("Shell scripts that ask")
struct Scripts {
  @Test("A script has the answer while the card still leaves the screen")
  func substitution() throws {
    let desktop = try Desktop()
    let script = #"index=$("$0" "$@"); echo "$index $?""#
    let program = try Program(Desktop.question, display: desktop.server.display, script: script)
    let card = try ShownCard(program, on: desktop)
    let buttons = try card.waitUntilArmed().buttons
    desktop.devices.click(at: try #require(buttons.last).centre)
    #expect(try program.end() == .quiet("1 1", status: 0))
    #expect(card.isCovering)
  }

  @Test(
    "A script sees 128 and the signal's number", arguments: [(SIGTERM, "143"), (SIGHUP, "129")])
  func signal(signal: Int32, status: String) throws {
    let desktop = try Desktop()
    let script = #""$0" "$@" 2>/dev/null; echo $?"#
    let program = try Program(Desktop.question, display: desktop.server.display, script: script)
    let card = try ShownCard(program, on: desktop)
    try card.waitUntilArmed()
    kill(try #require(desktop.programs.first), signal)
    let outcome = try program.end()
    #expect(outcome.ending == .exited(0))
    #expect(outcome.output == status + "\n")
  }

  @Test("The next reader of the terminal finds standard input as it was")
  func standardInput() throws {
    let desktop = try Desktop()
    let script = #"echo line | { "$0" "$@" >/dev/null; read -r line; echo "$line"; }"#
    let program = try Program(Desktop.question, display: desktop.server.display, script: script)
    let card = try ShownCard(program, on: desktop)
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try program.end() == .quiet("line", status: 0))
  }
}
