import AlertCard
import Testing

@testable import AlertCommand

@Suite("A command line that is right")
struct CommandLineParserTests {
  /// What a command line asks for when it says nothing but "text".
  private static let plain = AlertRequest(
    content: AlertContent(message: "text"), options: AlertOptions(), output: .index)

  private static func changed(_ change: (inout AlertRequest) -> Void) -> AlertRequest {
    var request = plain
    change(&request)
    return request
  }

  private static let buttons = ["-b", "A", "-b", "B", "-b", "C", "text"]

  private static func withButtons(
    _ roles: [ButtonRole] = [.plain, .plain, .plain], focus: InitialFocus = .automatic
  ) -> AlertRequest {
    changed {
      $0.content.buttons = zip(["A", "B", "C"], roles).map { AlertButton($0, role: $1) }
      $0.content.initialFocus = focus
    }
  }

  private func parsed(_ arguments: [String]) throws -> Invocation {
    try CommandLineParser.parse(arguments)
  }

  @Test("without options shows the message with one button that says OK")
  func plainMessage() throws {
    #expect(try parsed(["text"]) == .show(Self.plain))
    #expect(Self.plain.content.buttons == [AlertButton("OK")])
  }

  @Test(
    "gives texts in every spelling",
    arguments: [
      (["-t", "T", "text"], "T"), (["-tT", "text"], "T"), (["--title", "T", "text"], "T"),
      (["--title=T", "text"], "T"), (["text", "--title", "T"], "T"),
      // A value is a value, whatever it looks like.
      (["--title", "-x", "text"], "-x"), (["--title", "--", "text"], "--"),
      (["-t", "--help", "text"], "--help"), (["--title", "", "text"], ""),
      (["--title=", "text"], ""), (["--title==", "text"], "="), (["-t=T", "text"], "=T"),
      (["--title=a=b", "text"], "a=b"),
      // A combining mark does not stick to the "=" or the letter before it.
      (["--title=\u{301}x", "text"], "\u{301}x"), (["-t\u{301}x", "text"], "\u{301}x"),
      // The last one counts.
      (["-t", "first", "--title", "T", "text"], "T"),
    ])
  func titles(arguments: [String], title: String) throws {
    #expect(try parsed(arguments) == .show(Self.changed { $0.content.title = title }))
  }

  @Test(
    "takes the message from either place",
    arguments: [
      (["-m", "text"], "text"), (["--message=text"], "text"), (["-mtext"], "text"),
      (["-m", "first", "-m", "text"], "text"), (["--", "text"], "text"), (["--", "-x"], "-x"),
      (["--", "--"], "--"), (["--", "-"], "-"), (["-m", "-"], "-"), (["--message=-x"], "-x"),
      (["--message", "-x"], "-x"), (["a\nb"], "a\nb"), (["\u{301}"], "\u{301}"),
    ])
  func messages(arguments: [String], message: String) throws {
    #expect(try parsed(arguments) == .show(Self.changed { $0.content.message = message }))
  }

  @Test("allows an empty message with a title", arguments: [["-m", ""], [""]])
  func emptyMessage(message: [String]) throws {
    let expected = Self.changed {
      $0.content.title = "T"
      $0.content.message = ""
    }
    #expect(try parsed(message + ["-t", "T"]) == .show(expected))
  }

  @Test("knows every style", arguments: AlertStyle.allCases)
  func styles(style: AlertStyle) throws {
    let expected = Self.changed { $0.content.style = style }
    #expect(try parsed(["--style", style.rawValue, "text"]) == .show(expected))
    #expect(try parsed(["-s\(style.rawValue)", "text"]) == .show(expected))
  }

  @Test(
    "names buttons and what they mean",
    arguments: [
      ([], withButtons()),
      (["--default", "2"], withButtons(focus: .button(2))),
      (["--default=none"], withButtons(focus: .none)),
      (["--default", "none", "--default", "00"], withButtons(focus: .button(0))),
      (["--cancel", "1"], withButtons([.plain, .cancel, .plain])),
      (["--cancel", "9", "--cancel", "1"], withButtons([.plain, .cancel, .plain])),
      (
        ["--default", "1", "--cancel", "1"],
        withButtons([.plain, .cancel, .plain], focus: .button(1))
      ),
      (
        ["--destructive", "0", "--destructive", "2", "--destructive", "0", "--cancel", "1"],
        withButtons([.destructive, .cancel, .destructive])
      ),
    ] as [([String], AlertRequest)])
  func roles(arguments: [String], expected: AlertRequest) throws {
    #expect(try parsed(arguments + Self.buttons) == .show(expected))
    #expect(try parsed(Self.buttons + arguments) == .show(expected))
  }

  @Test("allows an empty label and the same label twice")
  func oddLabels() throws {
    let expected = Self.changed { $0.content.buttons = [AlertButton(""), AlertButton("")] }
    #expect(try parsed(["-b", "", "--button=", "text"]) == .show(expected))
  }

  @Test(
    "sets how the alert is shown",
    arguments: [
      (["--timeout", "1.5"], AlertOptions(timeout: .milliseconds(1500))),
      (["--timeout", "1."], AlertOptions(timeout: .seconds(1))),
      (["--timeout", ".5"], AlertOptions(timeout: .milliseconds(500))),
      (["--timeout", "31536000"], AlertOptions(timeout: .seconds(31_536_000))),
      (["--timeout", "3", "--timeout", "0"], AlertOptions()),
      (["--guard", "0"], AlertOptions(guardDelay: .zero)),
      (["--guard=60000"], AlertOptions(guardDelay: .seconds(60))),
      (["--scale", "0.5"], AlertOptions(scale: 0.5)), (["--scale", "8"], AlertOptions(scale: 8)),
      (["--dark"], AlertOptions(appearance: .dark)),
      (["--dark", "--light"], AlertOptions(appearance: .light)),
      (["--display", ":7"], AlertOptions(display: ":7")),
      (["--display="], AlertOptions(display: "")),
      (["--no-animation"], AlertOptions(animates: false)),
      (
        ["--no-animation", "--entry", "fade", "--exit=none"],
        AlertOptions(entry: .fade, exit: ExitMotion.none, animates: false)
      ),
    ] as [([String], AlertOptions)])
  func options(arguments: [String], expected: AlertOptions) throws {
    #expect(try parsed(arguments + ["text"]) == .show(Self.changed { $0.options = expected }))
  }

  @Test("knows every motion and every form of output")
  func names() throws {
    for motion in EntryMotion.allCases {
      let expected = Self.changed { $0.options.entry = motion }
      #expect(try parsed(["--entry", motion.rawValue, "text"]) == .show(expected))
    }
    for motion in ExitMotion.allCases {
      let expected = Self.changed { $0.options.exit = motion }
      #expect(try parsed(["--exit", motion.rawValue, "text"]) == .show(expected))
    }
    for form in OutputForm.allCases {
      let expected = Self.changed { $0.output = form }
      #expect(try parsed(["--output", form.rawValue, "text"]) == .show(expected))
    }
  }

  @Test("asks for help or the version, whatever else is missing or comes later")
  func outcomes() throws {
    #expect(try parsed(["--help"]) == .help)
    #expect(try parsed(["-h", "--nonsense"]) == .help)
    #expect(try parsed(["text", "--version", "more"]) == .version)
    #expect(try parsed(["-hx"]) == .help)
  }

  @Test("may bundle the letters of flags, the last one with a value")
  func bundles() throws {
    let table = OptionTable(options: [
      Option("dark", letter: "d", .flag { $0.options.appearance = .dark }, in: .program, help: ""),
      Option("still", letter: "n", .flag { $0.options.animates = false }, in: .program, help: ""),
      Option("title", letter: "t", .value(.text("T") { $0.title = $1 }), in: .program, help: ""),
    ])
    let expected = Self.changed {
      $0.options = AlertOptions(appearance: .dark, animates: false)
      $0.content.title = "dn"
    }
    #expect(try CommandLineParser.parse(["-dntdn", "text"], by: table) == .show(expected))
    #expect(try CommandLineParser.parse(["-ndt", "dn", "text"], by: table) == .show(expected))
  }
}
