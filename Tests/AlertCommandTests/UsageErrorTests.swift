import Testing

@testable import AlertCommand

@Suite("A command line that is wrong is told about in one line")
struct UsageErrorTests {
  private func report(_ arguments: [String]) -> Report? {
    do throws(UsageError) {
      _ = try CommandLineParser.parse(arguments)
      return nil
    } catch {
      return Report(error)
    }
  }

  private func expect(_ line: String, for arguments: [String], _ place: SourceLocation) {
    let report = report(arguments)
    #expect(report?.line == "alertcard: " + line, sourceLocation: place)
    #expect(report?.status == .usage, sourceLocation: place)
  }

  @Test(
    "for an option that there is not",
    arguments: [
      (["--titel", "x"], #"unknown option "--titel"; did you mean --title?"#),
      (["--titel=x"], #"unknown option "--titel"; did you mean --title?"#),
      (["--Title=x"], #"unknown option "--Title"; did you mean --title?"#),
      (["--dispaly", ":0"], #"unknown option "--dispaly"; did you mean --display?"#),
      (["--zzz"], #"unknown option "--zzz"; see alertcard --help"#),
      (["--=x"], #"unknown option "--"; see alertcard --help"#),
      (["---"], #"unknown option "---"; see alertcard --help"#),
      (["--tit", "x"], #""--tit" is only the beginning of --title; write the whole name"#),
      (
        ["--t=x"],
        #""--t" is only the beginning of --title, --timeout or --theme; write the whole name"#
      ),
      (
        ["--d"],
        #""--d" is only the beginning of --default, --destructive, --dark, --direction, --duration or --display; "#
          + "write the whole name"
      ),
      (
        ["-x"],
        #"unknown option "-x"; see alertcard --help, "#
          + "or put -- before a message that begins with a dash"
      ),
      (
        ["-1 is no answer"],
        #"unknown option "-1"; see alertcard --help, "#
          + "or put -- before a message that begins with a dash"
      ),
    ])
  func unknown(arguments: [String], line: String) {
    expect(line, for: arguments, #_sourceLocation)
  }

  @Test("for every real beginning of every name")
  func abbreviations() {
    for option in OptionTable.standard.options {
      for length in 1..<option.name.count {
        let name = "--" + option.name.prefix(length)
        let line = report([name])?.line ?? ""
        #expect(line.hasPrefix("alertcard: \"\(name)\" is only the beginning of "))
        #expect(line.contains(option.spelling))
      }
    }
  }

  @Test(
    "for a value",
    arguments: [
      (["x", "--title"], "--title has no value; write --title TEXT"),
      (["x", "-b"], "-b has no value; write -b LABEL"),
      (["x", "--default"], "--default has no value; write --default N|none"),
      (["--dark=yes"], #"--dark takes no value, but "yes" is given; write it alone"#),
      (["--help="], #"--help takes no value, but "" is given; write it alone"#),
      (
        ["-s", "good"],
        #"-s cannot be "good"; "#
          + "give one of success, failure, warning, information, question, none"
      ),
      (["--output=JSON"], #"--output cannot be "JSON"; give one of index, label, json, none"#),
      (
        ["--entry="],
        #"--entry cannot be ""; "#
          + "give one of none, fade, settle, slide, spring, drop, meteor, shake, dissolve"
      ),
      (
        ["--cancel", "-1"],
        #"--cancel cannot be "-1"; give the number of a button, 0 for the first"#
      ),
      (
        ["--cancel", "none"],
        #"--cancel cannot be "none"; give the number of a button, 0 for the first"#
      ),
      (
        ["--default", "first"],
        #"--default cannot be "first"; give the number of a button, 0 for the first, or none"#
      ),
      (["--guard", "60001"], #"--guard cannot be "60001"; give a whole number from 0 to 60000"#),
      (["--guard", "1.5"], #"--guard cannot be "1.5"; give a whole number from 0 to 60000"#),
      (["--scale", "0.4"], #"--scale cannot be "0.4"; give a number from 0.5 to 8"#),
      (["--scale", "8.1"], #"--scale cannot be "8.1"; give a number from 0.5 to 8"#),
      (
        ["--timeout", "5x"],
        #"--timeout cannot be "5x"; give a number of seconds from 0 to 31536000, a year"#
      ),
      (
        ["--timeout", "31536000.5"],
        #"--timeout cannot be "31536000.5"; give a number of seconds from 0 to 31536000, a year"#
      ),
    ])
  func values(arguments: [String], line: String) {
    expect(line, for: arguments, #_sourceLocation)
  }

  @Test(
    "for a message",
    arguments: [
      ([], "there is no message; give one as an argument, or with --message or --file"),
      (["-t", "T"], "there is no message; give one as an argument, or with --message or --file"),
      (["--"], "there is no message; give one as an argument, or with --message or --file"),
      ([""], "the message is empty and there is no title; give a text to one of them"),
      (["-m", ""], "the message is empty and there is no title; give a text to one of them"),
      (["a", "b"], #"there is a second message, "b"; put the whole message in quotes"#),
      (
        ["a", "--", "--dark"],
        #"there is a second message, "--dark"; put the whole message in quotes"#
      ),
      (
        ["a", "-m", "b"],
        #"--message is given and the argument "a" as well; use one of them"#
      ),
    ])
  func messages(arguments: [String], line: String) {
    expect(line, for: arguments, #_sourceLocation)
  }

  @Test(
    "for a button that there is not",
    arguments: [
      (["--default", "1"], "--default 1 names no button, as there is 1; give 0, or none"),
      (["--cancel", "1"], "--cancel 1 names no button, as there is 1; give 0"),
      (
        ["-b", "A", "-b", "B", "--cancel", "2"],
        "--cancel 2 names no button, as there are 2; give 0 to 1"
      ),
      (
        ["-b", "A", "-b", "B", "--destructive", "7"],
        "--destructive 7 names no button, as there are 2; give 0 to 1"
      ),
      (
        ["-b", "A", "-b", "B", "--default", "2"],
        "--default 2 names no button, as there are 2; give 0 to 1, or none"
      ),
      (
        ["-b", "A", "-b", "B", "--destructive", "0", "--cancel", "0"],
        "--cancel and --destructive both name button 0; "
          + "cancelling loses nothing, so leave one of them out"
      ),
      (
        (0..<100).flatMap { ["-b", "\($0)"] }, "there are 100 buttons; give at most 99"
      ),
    ])
  func buttons(arguments: [String], line: String) {
    expect(line, for: ["x"] + arguments, #_sourceLocation)
  }

  @Test("that cannot harm a terminal and is not endless")
  func unsafe() {
    expect(
      #"unknown option "--\n\u{1B}[31m\u{202E}\u{FFFD}"; see alertcard --help"#
        .replacing("\\u{FFFD}", with: "\u{FFFD}"),
      for: ["--\n\u{1B}[31m\u{202E}\u{FFFD}"], #_sourceLocation)
    expect(
      #"--scale cannot be "\#(String(repeating: "9", count: 40))..."; give a number from 0.5 to 8"#,
      for: ["--scale", String(repeating: "9", count: 100_000)], #_sourceLocation)
  }

  @Test("about the first of several errors")
  func first() {
    expect(
      #"unknown option "--zzz"; see alertcard --help"#,
      for: ["--zzz", "--scale", "x", "--help"], #_sourceLocation)
  }
}
