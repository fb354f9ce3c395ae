import AlertCard
import Testing

@testable import AlertCommand

@Suite("The options about the message")
struct InputOptionTests {
  private func request(_ arguments: [String]) throws -> AlertRequest {
    guard case .show(let request) = try CommandLineParser.parse(arguments) else {
      throw UsageError.noMessage
    }
    return request
  }

  private func message(_ arguments: [String], _ bytes: [UInt8]) throws -> String {
    var request = try request(arguments + ["-"])
    request.takeMessage(bytes)
    return request.content.message
  }

  @Test(
    "name the file that the message is in",
    arguments: [
      (["-"], "-"), (["--file", "-"], "-"), (["--file=a b"], "a b"), (["--file", "--"], "--"),
      (["--file", "x", "--file", "y"], "y"), (["--file="], ""), (["-", "--theme", "x"], "-"),
      (["--file", "x", "--theme", "-"], "x"),
    ])
  func files(arguments: [String], file: String) throws {
    let request = try request(arguments)
    #expect(request.file == file)
    #expect(request.content.message == "")
  }

  @Test(
    "leave what is given as text to be read as it is",
    arguments: [
      ["--", "-"], ["-m", "-"], ["--message=-"], ["-m-"], ["--", "-x"], ["--message", "-x"],
      ["--", "--file"],
      ["<b>a</b> &amp; & <"], ["%s %n $(ls) `ls` $HOME"], [#"\n \t \u20AC \"#], ["_a __b"],
      ["\"q\" 'q'"],
      ["\u{1b}[31mred"], ["a\u{8}b"],
    ])
  func literal(arguments: [String]) throws {
    let request = try request(arguments)
    let last = arguments.last ?? ""
    let text = last.hasPrefix("--message=") ? "-" : last == "-m-" ? "-" : last
    #expect(request.content.message == text)
    #expect(request.file == nil && request.content.spans == [])
    let others = try self.request(["--title=\(text)", "-b", text, "x"])
    #expect(others.content.title == text)
    #expect(others.content.buttons.map(\.label) == [text])
  }

  @Test(
    "take the bytes of a file for the message, without its last newline",
    arguments: [
      ("", ""), ("a", "a"), ("a\n", "a"), ("a\n\n", "a\n"), ("a\r\n", "a"), ("\n", ""),
      ("a\r", "a\r"),
      ("\u{feff}a\n", "a"), ("a\u{1b}[31mb\u{1b}[0m", "ab"), ("N\u{8}Nx", "Nx"), ("<b>", "<b>"),
      (#"\n"#, #"\n"#),
      ("a\u{0}b", "a\u{0}b"),
    ])
  func bytes(bytes: String, text: String) throws {
    #expect(try message(["-t", "T"], Array(bytes.utf8)) == text)
  }

  @Test("read the escapes of message, title and labels")
  func escapes() throws {
    let request = try request(["--escapes", "-t", #"a\tb"#, "-b", #"\u00d6k"#, #"x\ny"#])
    #expect(request.content.title == "a\tb")
    #expect(request.content.buttons.map(\.label) == ["Ök"])
    #expect(request.content.message == "x\ny")
    #expect(try message(["--escapes"], Array(#"x\ny\e[31mz"#.utf8)) == "x\nyz")
    #expect(try self.request(["--escapes", "--markup", #"<b>a\n</b>"#]).content.message == "a\n")
    #expect(try self.request(["--escapes", #"\e[1mx"#]).content.message == "\u{1b}[1mx")
    #expect(throws: UsageError.nothingToSay) { try self.request(["--escapes", #"\a"#]) }
  }

  @Test("take a terminal's colours from every place")
  func ansi() throws {
    let source = "a\u{1b}[1mb"
    let spans = [TextSpan(1..<2, TextAttributes(isBold: true))]
    for arguments in [[source], ["-m", source], ["--escapes", #"a\e[1mb"#]] {
      let content = try request(["--ansi"] + arguments).content
      #expect(content.message == "ab" && content.spans == spans)
    }
    var request = try request(["--ansi", "--file", "x"])
    request.takeMessage(Array(source.utf8))
    #expect(request.content.message == "ab" && request.content.spans == spans)
    #expect(throws: UsageError.nothingToSay) { try self.request(["--ansi", "\u{1b}[1m"]) }
  }

  @Test("take a file for markup, or show it as it is written")
  func markup() throws {
    var request = try request(["--markup", "-"])
    request.takeMessage(Array("<b>a</b>\n".utf8))
    #expect(request.content.message == "a" && request.markupFault == nil)
    request.takeMessage(Array("<b>a".utf8))
    #expect(request.content.message == "<b>a" && request.markupFault == "<b> is not closed")
    let long = String(repeating: "<b>x</b>", count: 200_000)
    request.takeMessage(Array(long.utf8))
    #expect(request.content.message == long && request.content.markup == nil)
    #expect(request.markupFault == "it has more than 1048576 bytes")
  }

  @Test(
    "set how the text is shown",
    arguments: [
      (["--links"], AlertOptions(opensLinks: true)),
      (["--direction", "rtl"], AlertOptions(direction: .rightToLeft)),
      (["--direction=rtl", "--direction=ltr"], AlertOptions(direction: .leftToRight)),
      (["--lang", "ja"], AlertOptions(language: "ja")),
      (["--lang", "zh_TW"], AlertOptions(language: "zh-TW")),
      (["--lang", "zh-Hant"], AlertOptions(language: "zh-Hant")),
      (["--lang", "de-DE-1996-x-a"], AlertOptions(language: "de-DE-1996-x-a")),
      (["--font", "DejaVu Serif"], AlertOptions(font: FontChoice(family: "DejaVu Serif"))),
      (["--font", "Noto Sans 12"], AlertOptions(font: FontChoice(family: "Noto Sans", size: 16))),
      (
        ["--font", "Sans Bold 18px"],
        AlertOptions(font: FontChoice(family: "Sans", size: 18, isBold: true))
      ),
      (["--font=9"], AlertOptions(font: FontChoice(size: 12))),
      (["--font=Bold"], AlertOptions(font: FontChoice(isBold: true))),
      (["--font=Light"], AlertOptions(font: FontChoice(isBold: false))),
      (["--font=A,B 3"], AlertOptions(font: FontChoice(family: "A,B", size: 4))),
    ] as [([String], AlertOptions)])
  func options(arguments: [String], expected: AlertOptions) throws {
    #expect(try request(arguments + ["x"]).options == expected)
  }
}

@Suite("A message that cannot be had is told about in one line")
struct InputErrorTests {
  @Test(
    "by the options that name it",
    arguments: [
      (["-m", "a", "b"], #"--message is given and the argument "b" as well; use one of them"#),
      (["--file", "a", "b"], #"--file is given and the argument "b" as well; use one of them"#),
      (["--file", "a", "-"], #"--file is given and the argument "-" as well; use one of them"#),
      (["-m", "a", "--file", "b"], "--message is given and --file as well; use one of them"),
      (["-", "-"], #"there is a second message, "-"; put the whole message in quotes"#),
      (
        ["-", "--theme", "-"],
        "the message and --theme - both want standard input; give one of them as a file"
      ),
      (
        ["--file=-", "--theme=-"],
        "the message and --theme - both want standard input; give one of them as a file"
      ),
      (
        ["--markup", "--ansi", "x"],
        "--markup and --ansi are both given; leave out --ansi for a message with tags, "
          + "or --markup for one with a terminal's colours"
      ),
      (
        ["--lang", "", "x"],
        #"--lang cannot be ""; give the tag of a language, such as ja or zh-Hant"#
      ),
      (
        ["--lang", "ja-", "x"],
        #"--lang cannot be "ja-"; give the tag of a language, such as ja or zh-Hant"#
      ),
      (
        ["--lang", "dé", "x"],
        #"--lang cannot be "dé"; give the tag of a language, such as ja or zh-Hant"#
      ),
      (
        ["--lang", "de_DE.UTF-8", "x"],
        #"--lang cannot be "de_DE.UTF-8"; give the tag of a language, such as ja or zh-Hant"#
      ),
      (
        ["--lang", "abcdefghi", "x"],
        #"--lang cannot be "abcdefghi"; give the tag of a language, such as ja or zh-Hant"#
      ),
      (["--direction", "up", "x"], #"--direction cannot be "up"; give one of ltr, rtl"#),
      (
        ["--font", "", "x"],
        #"--font cannot be ""; give a family, a size from 3 to 75 or both, such as DejaVu Serif 12"#
      ),
      (
        ["--font", "Sans 2", "x"],
        #"--font cannot be "Sans 2"; give a family, a size from 3 to 75 or both, such as DejaVu Serif 12"#
      ),
      (
        ["--font", "Sans 76", "x"],
        #"--font cannot be "Sans 76"; give a family, a size from 3 to 75 or both, such as DejaVu Serif 12"#
      ),
    ])
  func usage(arguments: [String], line: String) {
    do throws(UsageError) {
      _ = try CommandLineParser.parse(arguments)
      Issue.record("\(arguments)")
    } catch {
      #expect(Report(error).line == "alertcard: " + line)
      #expect(Report(error).status == .usage)
    }
  }

  @Test("by the file that it should be in")
  func files() throws {
    func report(_ file: String) throws -> String? {
      guard case .show(var request) = try CommandLineParser.parse(["--file", file]) else {
        return nil
      }
      do throws(UsageError) {
        try request.readMessage()
        return nil
      } catch {
        return Report(error).line
      }
    }
    let advice = "give a file of at most 16 MiB of text"
    #expect(
      try report("/nowhere/\n")
        == #"alertcard: --file "/nowhere/\n" cannot be read (No such file or directory); \#(advice)"#
    )
    #expect(
      try report("/") == #"alertcard: --file "/" cannot be read (Is a directory); \#(advice)"#)
    #expect(
      try report("")
        == #"alertcard: --file "" cannot be read (No such file or directory); \#(advice)"#)
    #expect(
      try report("/dev/zero")
        == #"alertcard: --file "/dev/zero" cannot be read (File too large); \#(advice)"#)
    #expect(
      try report("/dev/null")
        == "alertcard: the message is empty and there is no title; give a text to one of them")
    #expect(
      Report(UsageError.unreadableMessage("-", reason: 9)).line
        == "alertcard: standard input cannot be read (Bad file descriptor); give it at most 16 MiB of text"
    )
  }
}
