import AlertCard

extension ManPageProse {
  /// The section about themes, with every key that there is.
  static let themes = Section(
    heading: "THEMES",
    paragraphs: [
      """
      Every colour, length and time of a card is a property that can be set. Properties are taken \
      from these places, each stronger than the one before: the look; the X resources in the \
      server, as xrdb loads them; the file of --theme; --font; and each --set.
      """,
      """
      A theme file has one property a line, as X resources are written: alertcard.cardRadius: 8. \
      The class of the program is Alertcard and that of a property is its name with a large first \
      letter; a star stands for what is left out. A line that begins with an exclamation mark is a \
      comment, a backslash at the end goes on with the next line, and a backslash that is meant is \
      written twice. The file is UTF-8 and has 1 MiB at most; no other file is included. Lengths \
      are in points, of which there are 96 to the inch.
      """,
      """
      A theme that is named without a slash is looked for in alertcard/themes of the data folders, \
      also with .theme at its end, and then in the working directory.
      """,
      """
      What is wrong in a file or in the server's resources is told on standard error, ten lines at \
      most, and the card has the rest. A file that cannot be read and a wrong --set are errors of \
      the command line.
      """,
    ],
    entries: choices + properties + [
      (
        "button0Color, button0LabelColor",
        "the colours of the first button alone, and so on to button98Color"
      )
    ],
    examples: [
      #"""
      ! ~/.local/share/alertcard/themes/night.theme
      alertcard.appearance: dark
      alertcard.cardColor: #101418
      alertcard.cardRadius: 4
      """#
    ])

  private static let choices = ThemeSetting.choices.map { choice in
    (
      name: choice.key,
      text: "what all begins with, where no option says so; \(choice.expectation)."
    )
  }

  private static let properties = ThemeProperty.all.map {
    (name: $0.key, text: "\($0.summary); \($0.expectation).")
  }
}
