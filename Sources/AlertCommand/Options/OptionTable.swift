import AlertCard

/// Every option of the program, in the order of the documentation.
///
/// The parser, the help text and the man page are driven by this table, so that none of them can
/// know an option that the others do not.
struct OptionTable: Sendable {
  /// The options.
  let options: [Option]

  /// The options of `alertcard`.
  static let standard = OptionTable(
    options: content + buttons + time + appearance + output + program)

  /// The option with this long name, dashes left off.
  func option(named name: String) -> Option? {
    options.first { $0.name == name }
  }

  /// The option with this short letter.
  func option(lettered letter: Unicode.Scalar) -> Option? {
    options.first { $0.letter == letter }
  }

  /// The options of a group.
  func options(in group: OptionGroup) -> [Option] {
    options.filter { $0.group == group }
  }

  private static let content = [
    Option(
      "message", letter: "m", .value(.text("TEXT") { $0.message = $1 }), in: .content,
      help: "The message, where it is not given as the argument MESSAGE.",
      details: """
        It may be empty where there is a title. Newlines break lines; nothing else in it has a \
        meaning.
        """),
    Option(
      "file", .value(.text("FILE") { $0.file = $1 }), in: .content,
      help:
        "Reads the message from a file; - is standard input, as it is for the argument MESSAGE.",
      details: "See INPUT below."),
    Option(
      "escapes", .flag { $0.notation.hasEscapes = true }, in: .content,
      help: #"Message, title and labels have escapes such as \n and \u20AC."#,
      details: #"""
        They are \n, \t, \r, \e, \\, \" and \', \0 with up to three octal digits, \x with up to two \#
        hexadecimal ones, \u with up to four and \U with up to eight. \x and \0 stand for bytes of \#
        UTF-8, and \a for nothing. Anything else is shown as it is written.
        """#),
    Option(
      "ansi", .flag { $0.notation.hasAnsiStyle = true }, in: .content,
      help: "The message has the colours of a terminal, and bold and underlined text.",
      details: """
        A colour that could not be read on the card becomes darker or lighter. Bold and underlined \
        letters that are struck over, as in a manual page, are shown so too.
        """),
    Option(
      "markup", .flag { $0.notation.isMarkup = true }, in: .content,
      help: "The message is Pango markup, which has bold, colours and sizes.",
      details: """
        Markup that is not valid is shown as it is written, and a line on standard error says why. \
        Only the message is markup: never put text into it that comes from somewhere else.
        """),
    Option(
      "links", .flag { $0.options.opensLinks = true }, in: .content,
      help: "Links in the message can be opened: those of http, https and mailto."),
    Option(
      "title", letter: "t", .value(.text("TEXT") { $0.title = $1 }), in: .content,
      help: "A heading above the message."),
    Option(
      "style", letter: "s", .value(.choice("STYLE") { $0.style = $1 }), in: .content,
      help: "The kind of alert, which chooses the icon. Default: none."),
  ]

  private static let buttons = [
    Option(
      "button", letter: "b", .value(.text("LABEL") { $0.labels.append($1) }), in: .buttons,
      help: "Adds a button; repeat it for more. Without it there is one button, OK.",
      details: """
        Buttons are numbered from 0 in the order given, and that number is the answer wherever \
        the card places them. There may be up to 99.
        """),
    Option(
      "default", .value(.indexOrNone { $0.initialFocus = $1.map { .button($0) } ?? .none }),
      in: .buttons,
      help: """
        The button that has the focus at first, or none. Default: the first, or the cancel \
        button where the first is destructive.
        """,
      details: "With none, Return and Space do nothing until Tab gives the focus to a button."),
    Option(
      "cancel", .value(.index { $0.cancel = $1 }), in: .buttons,
      help: "The button that Escape and closing the window stand for."),
    Option(
      "destructive", .value(.index { $0.destructive.append($1) }), in: .buttons,
      help: "A button that loses something; may be repeated.",
      details: "Such a button has the focus at first only where --default says so."),
  ]

  private static let time = [
    Option(
      "timeout",
      .value(
        .fraction("SECONDS", in: 0...31_536_000, limits: "of seconds from 0 to 31536000, a year") {
          $0.options.timeout = $1 > 0 ? max(.seconds($1), .nanoseconds(1)) : nil
        }),
      in: .time,
      help: """
        Ends the alert this long after it is fully shown. Fractions are allowed; 0, the \
        default, means never.
        """),
    Option(
      "guard",
      .value(.whole("MS", in: 0...60_000) { $0.options.guardDelay = .milliseconds($1) }),
      in: .time,
      help: """
        The milliseconds that the card stands still before it can be answered, 0 to 60000; \
        0 switches the guard off. Default: 500.
        """,
      details: """
        The guard keeps a key or a click that was meant for something else from answering the \
        card.
        """),
  ]

  private static let output = [
    Option(
      "output", .value(.choice("FORM") { $0.output = $1 }), in: .output,
      help: "What is printed about the answer. Default: index.")
  ]

  private static let program = [
    Option(
      "list-looks", .outcome(.listLooks), in: .program,
      help: "Prints the names of the looks and ends."),
    Option(
      "print-theme", .flag { $0.printsTheme = true }, in: .program,
      help: "Prints the theme that a card would have, as --theme reads it, and ends.",
      details: """
        It is made of the look, the X resources of the display if there is one, the file of \
        --theme, --font and every --set. No message is needed.
        """),
    Option(
      "version", .outcome(.version), in: .program, help: "Prints the version and ends."),
    Option(
      "help", letter: "h", .outcome(.help), in: .program, help: "Prints the options and ends."),
  ]
}
