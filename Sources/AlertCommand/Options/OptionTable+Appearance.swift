import AlertCard

extension OptionTable {
  /// How a card looks and moves, and where.
  static let appearance = [
    Option(
      "look", .value(.choice("NAME") { $0.options.look = $1 }), in: .appearance,
      help: "The card's whole design. Default: card."),
    Option(
      "theme", .value(.text("FILE") { $0.theme = $1 }), in: .appearance,
      help: """
        Changes the look by a file of X resources, or by a theme's name; - is standard input.
        """,
      details: "See THEMES below."),
    Option(
      "set", .value(.setting { $0.options.themeSettings.append($1) }), in: .appearance,
      help: "Changes one property of the look, such as cardColor; may be repeated.",
      details: "See THEMES below for the keys. The value is taken as it is."),
    Option(
      "light", .flag { $0.options.appearance = .light }, in: .appearance,
      help: "Dark text on a light card. This is the default."),
    Option(
      "dark", .flag { $0.options.appearance = .dark }, in: .appearance,
      help: "Light text on a dark card."),
    Option(
      "font", .value(.font { $0.options.font = $1 }), in: .appearance,
      help: "The font in the place of the look's, such as DejaVu Serif 12.",
      details: """
        A family, a size or both, as Pango writes them; the size is in points of 1/72 inch, from 3 to \
        75, or in pixels, such as 16px. All texts and the buttons grow with the message. It is \
        stronger than a theme file and weaker than --set.
        """),
    Option(
      "lang", .value(.language { $0.options.language = $1 }), in: .appearance,
      help: """
        The language of the text, such as ja or zh-Hant, which chooses among the forms of letters. \
        Default: the locale's.
        """),
    Option(
      "direction", .value(.choice("DIR") { $0.options.direction = $1 }), in: .appearance,
      help: "The direction in which the card is read. Default: that of its text."),
    Option(
      "entry", .value(.choice("MOTION") { $0.options.entry = $1 }), in: .appearance,
      help: "How the card comes in."),
    Option(
      "exit", .value(.choice("MOTION") { $0.options.exit = $1 }), in: .appearance,
      help: "How it goes out."),
    Option(
      "duration",
      .value(
        .fraction("SECONDS", in: 0...60, limits: "of seconds from 0 to 60") {
          $0.options.duration = .seconds($1)
        }),
      in: .appearance,
      help: "How long the way in and the way out take, 0 to 60. Default: what the look says."),
    Option(
      "no-animation", .flag { $0.options.animates = false }, in: .appearance,
      help: "Nothing moves, whatever --entry and --exit say."),
    Option(
      "scale",
      .value(.fraction("F", in: 0.5...8, limits: "from 0.5 to 8") { $0.options.scale = $1 }),
      in: .appearance,
      help: "Pixels per point, 0.5 to 8. Default: what the display says."),
    Option(
      "display", .value(.text("NAME") { $0.options.display = $1 }), in: .appearance,
      help: "The X display to use in place of the one that DISPLAY names."),
  ]
}
