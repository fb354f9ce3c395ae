import Support
import Testing

@Suite("Themes of one's own")
struct Themes {
  /// Loads resources as a user does.
  private func load(_ text: String, on desktop: Desktop, named name: String) throws {
    let file = try Scratch.write(text, named: name)
    _ = try Tool.run("xrdb", ["-display", desktop.server.display, "-nocpp", "-load", file])
  }

  /// Waits until a card of a colour is seen, answers it and returns what was on standard error.
  private func errors(
    ofCard colour: UInt32, _ arguments: [String], on desktop: Desktop
  ) throws -> String {
    let card = try desktop.show(["--guard", "0", "--no-animation"] + arguments + ["Message"])
    try waitUntil("a card of this colour is seen") {
      let frame = try desktop.client.capture().bounds(of: colour)
      return frame.map { $0.width > 200 && $0.height > 80 } ?? false
    }
    try card.waitUntilFocused()
    try desktop.devices.press(.enter)
    let outcome = try card.program.end()
    #expect(outcome.ending == .exited(0))
    #expect(outcome.output == "0\n")
    return outcome.errors
  }

  @Test("The server's resources are weaker than a file, and that is weaker than --set")
  func strength() throws {
    let desktop = try Desktop()
    try load("Alertcard*CardColor: tomato\n", on: desktop, named: "strength")
    #expect(try errors(ofCard: 0xff_63_47, ["--look", "spring"], on: desktop) == "")
    let file = try Scratch.write("alertcard.cardColor: #123456\r\n", named: "strength.theme")
    #expect(try errors(ofCard: 0x12_34_56, ["--theme", file], on: desktop) == "")
    #expect(
      try errors(
        ofCard: 0x65_43_21, ["--set", "cardColor=#654321", "--theme", file], on: desktop) == "")
  }

  @Test("Resources choose the appearance where no option does")
  func appearance() throws {
    let desktop = try Desktop()
    try load("alertcard.appearance: dark\n", on: desktop, named: "appearance")
    #expect(try errors(ofCard: 0x2b_2c_31, [], on: desktop) == "")
    #expect(try errors(ofCard: 0xff_ff_ff, ["--light"], on: desktop) == "")
  }

  @Test("What is wrong in resources and files is told, and the card has the rest")
  func faults() throws {
    let desktop = try Desktop()
    try load("alertcard.foo: 1\nalertcard.messageColor: x\n", on: desktop, named: "faults")
    let file = try Scratch.write(
      "alertcard.cardColor: #123456\nno colon\nalertcard.cardRadius: round\n", named: "faults.theme"
    )
    #expect(
      try errors(ofCard: 0x12_34_56, ["--theme", file], on: desktop) == """
        alertcard: \(file):2: there is no colon in "no colon"; write alertcard.KEY: VALUE
        alertcard: \(file): cardRadius cannot be "round"; give a number from 0 to 64
        alertcard: X resources: messageColor cannot be "x"; give a colour as #rgb, #rrggbb, \
        #rrggbbaa or an X colour name
        alertcard: X resources: unknown key "foo" with the value "1"; see alertcard --print-theme

        """)
  }

  @Test("Of many faults ten are told")
  func manyFaults() throws {
    let file = try Scratch.write(
      (1...100).map { "alertcard.foo\($0): 1\n" }.joined(), named: "many.theme")
    let outcome = try Program(["--print-theme", "--theme", file], display: nil).end()
    #expect(outcome.ending == .exited(0))
    #expect(outcome.errorLines.count == 11)
    #expect(outcome.errorLines.last == "alertcard: \(file): 90 more such lines")
  }

  @Test(
    "A theme that cannot be read and a wrong --set are told before any display is opened",
    arguments: [
      ["--theme", "/nowhere"], ["--theme", "nowhere"], ["--theme", "/"], ["--theme", "/dev/zero"],
      ["--theme="], ["--set", "cardColor"], ["--set", "cardColor=x"], ["--set", "x=1"],
    ])
  func usage(arguments: [String]) throws {
    expectFailure(try Program(arguments + ["Message"], display: "nonsense").end(), status: 64)
  }

  @Test("A theme is found by its name in the data folders and then in the working directory")
  func names() throws {
    let script = #"""
      d=$HOME/names; mkdir -p "$d/own/alertcard/themes/c" "$d/all/alertcard/themes" "$d/here"
      put() { printf 'alertcard.cardRadius: %s' "$1" >"$d/$2"; }
      put 1 own/alertcard/themes/a.theme; put 2 all/alertcard/themes/a
      put 3 all/alertcard/themes/b; put 4 all/alertcard/themes/c.theme; put 5 here/a; put 6 here/d
      cd "$d/here"; export XDG_DATA_HOME=$d/own XDG_DATA_DIRS=relative:$d/all
      for name in a b c d ./a; do "$0" "$@" --theme "$name" | sed -n 's/.*cardRadius: //p'; done
      """#
    let outcome = try Program(["--print-theme"], display: nil, script: script).end()
    #expect(outcome == .quiet("1\n3\n4\n6\n5", status: 0))
  }

  @Test("Standard input may be the theme, beside a message")
  func standardInput() throws {
    let desktop = try Desktop()
    let file = try Scratch.write("alertcard.cardColor: #123456", named: "input.theme")
    let program = try Program(
      ["--theme", "-", "Message"], display: desktop.server.display, input: .file(file))
    let card = try ShownCard(program, on: desktop)
    // Escape counts a while after the card was seen, and it is ready later than that.
    try card.waitUntilArmed(CardColours(card: 0x12_34_56, labels: [0x0a_62_d0: 0xff_ff_ff]))
    try card.waitUntilFocused()
    try desktop.devices.press(.escape)
    #expect(try program.end() == .quiet(nil, status: 1))
  }

  @Test("The looks are listed, and a theme is printed, without a display")
  func printing() throws {
    let looks = try Program(["--list-looks"], display: nil).end()
    #expect(looks == .quiet("prompt\nsegmented\nspring\ncover\nmeteor\ncard", status: 0))
    for display in [nil, "nonsense", ":99999"] {
      let theme = try Program(["--print-theme", "--dark"], display: display).end()
      #expect(theme.ending == .exited(0))
      #expect(theme.errors == "")
      #expect(theme.output.hasPrefix("! A theme of alertcard "))
      #expect(theme.output.contains("\nalertcard.cardColor: #2b2c31\n"))
    }
  }

  @Test("A printed theme has the server's resources, if the server answers")
  func printingResources() throws {
    let desktop = try Desktop()
    try load("*cardRadius: 7\nalertcard.foo: 1", on: desktop, named: "printing")
    let outcome = try Program(["--print-theme"], display: desktop.server.display).end()
    #expect(outcome.output.contains("\nalertcard.cardRadius: 7\n"))
    #expect(outcome.errorLines.count == 1)
    let silent = try SilentServer()
    expectFailure(try Program(["--print-theme"], display: silent.display).end(), status: 69)
    let full = try Program(["--print-theme"], display: nil, output: .full).end()
    expectFailure(full, status: 70)
  }

  @Test(
    "A card with a printed theme is the look's own, pixel by pixel",
    arguments: [("spring", "--dark"), ("segmented", "--light"), ("card", "--dark")])
  func pixels(look: String, appearance: String) throws {
    let desktop = try Desktop()
    let empty = try desktop.client.waitUntilStill(for: .milliseconds(100))
    func picture(_ arguments: [String], script: String? = nil) throws -> Screenshot {
      let program = try Program(
        ["--guard", "0", "--no-animation", "--style", "warning", "--title", "Title"] + arguments
          + ["-b", "A", "-b", "B", "--cancel", "1", "Message"],
        display: desktop.server.display, script: script)
      let card = try ShownCard(program, on: desktop)
      try card.waitUntilFocused()
      let picture = try desktop.client.waitUntilStill(for: .milliseconds(300))
      try desktop.devices.press(.enter)
      #expect(try program.end() == .quiet("0", status: 0))
      try waitUntil("the card is gone") { !card.isCovering }
      return picture
    }
    let own = try picture(["--look", look, appearance])
    let printed = try picture(
      ["--look", "meteor", "--theme", "-"],
      script: "\"$0\" --look \(look) \(appearance) --print-theme | \"$0\" \"$@\"")
    #expect(own != empty)
    #expect(own == printed)
    #expect(try picture(["--look", "meteor"]) != own)
  }
}
