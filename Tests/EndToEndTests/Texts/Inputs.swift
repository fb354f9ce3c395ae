import Support
import Testing

@Suite("A message from elsewhere")
struct Inputs {
  /// The picture of a card, which is answered then.
  private func picture(
    _ arguments: [String], input: Stream = .null, script: String? = nil, on desktop: Desktop
  ) throws -> Screenshot {
    let program = try Program(
      ["--no-animation", "--title", "T"] + arguments, display: desktop.server.display, input: input,
      script: script)
    let card = try ShownCard(program, on: desktop)
    let picture = try card.capture(try card.waitUntilArmed().frame)
    try desktop.devices.press(.enter)
    #expect(try program.end() == .quiet("0", status: 0))
    try waitUntil("the card is gone") { !card.isCovering }
    return picture
  }

  @Test("is the same as the message on the command line, wherever it comes from")
  func places() throws {
    let desktop = try Desktop()
    let text = "First line é <b> \\n\nand \u{65e5} another"
    let expected = try picture([text], on: desktop)
    let file = try Scratch.write(text + "\n", named: "message.txt")
    let mark = try Scratch.write(
      bytes: [0xff, 0xfe] + text.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] },
      named: "message.utf16")
    let colored = try Scratch.write(
      "\u{1b}]0;x\u{7}\u{1b}[1m" + text + "\u{1b}[0m\n", named: "message.ansi")
    #expect(try picture(["--file", file], on: desktop) == expected)
    #expect(try picture(["--file", mark], on: desktop) == expected)
    #expect(try picture(["--file", colored], on: desktop) == expected)
    #expect(try picture(["-"], input: .file(file), on: desktop) == expected)
    #expect(try picture(["--file", "-"], input: .file(file), on: desktop) == expected)
    #expect(try picture(["-"], script: "cat '\(file)' | \"$0\" \"$@\"", on: desktop) == expected)
    let fifo =
      "mkfifo \"$HOME/fifo\"; cat '\(file)' >\"$HOME/fifo\" & exec \"$0\" \"$@\" --file \"$HOME/fifo\""
    #expect(try picture([], script: fifo, on: desktop) == expected)
    #expect(
      try picture(["--file", "/dev/fd/9"], script: "exec \"$0\" \"$@\" 9<'\(file)'", on: desktop)
        == expected)
  }

  @Test("may be empty beside a title, as a closed standard input is")
  func empty() throws {
    let desktop = try Desktop()
    let expected = try picture([""], on: desktop)
    #expect(try picture(["-"], on: desktop) == expected)
    #expect(try picture(["-"], input: .closed, on: desktop) == expected)
  }

  @Test("has a terminal's colours where they are wanted")
  func colours() throws {
    let desktop = try Desktop()
    let file = try Scratch.write(
      "a \u{1b}[1;37;44mHHH\u{1b}[0m N\u{8}NAME \u{1b}[48;2;1;2;3m  \u{1b}[m\n", named: "colours")
    let plain = try picture(["--file", file], on: desktop)
    let styled = try picture(["--ansi", "--file", file], on: desktop)
    for colour: UInt32 in [0x12_48_8b, 0xd0_cf_cc, 0x01_02_03] {
      #expect(!plain.pixels.contains(colour))
      #expect(styled.pixels.contains(colour), "\(colour)")
    }
    let argument = "a \\e[1;37;44mHHH\\e[0m N\u{8}NAME \\e[48;2;1;2;3m  \\e[m"
    #expect(try picture(["--ansi", "--escapes", argument], on: desktop) == styled)
  }

  @Test(
    "that cannot be had is told before any display is opened",
    arguments: [
      ["--file", "/nowhere"], ["--file", "/"], ["--file", "/dev/zero"], ["--file="],
      ["--file", "/dev/null"], ["-"],
      ["-", "--theme", "-", "--title", "T"], ["--file", "-", "x"], ["--message", "x", "-"],
      ["--ansi", "--markup", "x"],
    ])
  func usage(arguments: [String]) throws {
    expectFailure(try Program(arguments, display: "nonsense").end(), status: 64)
  }

  @Test("that is longer than 16 MiB is refused, and one of that length is not")
  func longest() throws {
    for (count, status) in [(16_777_216, Int32(69)), (16_777_217, 64)] {
      let script = "head -c \(count) /dev/zero | tr '\\0' x | \"$0\" \"$@\""
      expectFailure(try Program(["-"], display: "nonsense", script: script).end(), status: status)
    }
  }

  @Test("and a label that are not UTF-8 are repaired")
  func labels() throws {
    let desktop = try Desktop()
    let arguments = ["--output", "label", "--guard", "0", "--no-animation", "-b"].map {
      Array($0.utf8)
    }
    let program = try Program(
      bytes: arguments + [
        [0x41, 0xff, 0x42], Array("--title".utf8), [0xc3, 0x28], [0xf0, 0x9f],
      ],
      display: desktop.server.display)
    let card = try ShownCard(program, on: desktop)
    try card.waitUntilFocused()
    try desktop.devices.press(.enter)
    #expect(try program.end() == .quiet("A\u{fffd}B", status: 0))
  }
}
