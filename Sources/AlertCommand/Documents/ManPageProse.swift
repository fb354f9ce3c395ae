/// What the manual page says beyond the option table and the statuses.
enum ManPageProse {
  /// A section of the page.
  struct Section {
    /// The heading, in capitals.
    var heading: String
    /// Running text.
    var paragraphs: [String] = []
    /// Names, each with a text.
    var entries: [(name: String, text: String)] = []
    /// Shell commands.
    var examples: [String] = []
  }

  /// The sections before the options, after name and synopsis.
  static let beforeOptions = [
    Section(
      heading: "DESCRIPTION",
      paragraphs: [
        """
        Shows one card with an icon, a title, a message and buttons over the dimmed screen, waits \
        until it is answered, and gives the answer back as a line on standard output and as the \
        exit status. The status is 0 only where a button was pressed that is not the cancel \
        button, and the line about it was written.
        """,
        """
        Text is shown as it is: there is no mnemonic in it, escapes only with --escapes, and markup \
        only with --markup. What is not UTF-8 is shown as U+FFFD, the replacement character.
        """,
        """
        A card cannot be answered by accident: keys and clicks count only after it stood still for \
        a moment (see --guard), and only where both press and release were meant for it.
        """,
      ]),
    Section(
      heading: "KEYS",
      entries: [
        ("Return, Space", "Press the button that has the focus."),
        ("Tab, Shift+Tab, arrows", "Move the focus; with --links to links too."),
        (
          "Page Up, Page Down, Home, End, Up, Down, the wheel",
          """
          Scroll a message that is too high to be seen at once, and the wheel also buttons that \
          are. Up and Down do so where no button stands above or below; otherwise Home and End move \
          the focus to the first and last button.
          """
        ),
        (
          "Control+A, Control+C",
          """
          Select the whole message; copy what is selected, or else title, message and labels. The \
          pointer selects too: pressed twice by words, three times by lines. What was copied outlives \
          the card where a clipboard manager runs.
          """
        ),
        ("1 to 9", "Press that button; 1 is the first one on the card."),
        (
          "Escape",
          """
          Presses the cancel button; where none was named, ends the alert without an answer. \
          Closing the window does the same, and so does the close button that some looks have.
          """
        ),
      ]),
  ]

  /// What is true of all options.
  static let aboutOptions = [
    """
    A value follows after a space or after an equals sign, and right after the letter of a short \
    option; it may begin with a dash. Names are written in full. Where an option that takes one \
    value is repeated, the last one counts, so that a script can put its own defaults first. After \
    -- nothing is an option any more.
    """
  ]

  /// The sections after the options: about what is read and what is printed.
  static let afterOptions = [
    Section(
      heading: "INPUT",
      paragraphs: [
        """
        A message comes from one place: the argument, --message, or --file. The argument - stands \
        for standard input, as --file - does; after --, and as the value of --message, it is a dash.
        """,
        """
        A file may be of any kind, a pipe too, and has 16 MiB at most. It is UTF-8, or UTF-16 where \
        it begins with a byte order mark. One newline at its end is dropped. What was written for a \
        terminal is made plain: escape sequences are left out, and a character that is struck over \
        gives way to the one over it. --ansi keeps the colours, and does all this to the argument \
        and to --message too. A sequence that does not end takes nothing along that cannot belong to it.
        """,
        """
        Line ends of all kinds break lines, tabs go to every eighth space, and every other control \
        character is shown as U+FFFD. --escapes is read first, then --ansi or --markup, which exclude each other.
        """,
      ]),
    Section(
      heading: "FONTS",
      paragraphs: [
        """
        Text is shown in the user's font sans by Fontconfig, with what the resources Xft.dpi, \
        Xft.antialias, Xft.hinting, Xft.hintstyle, Xft.autohint, Xft.rgba and Xft.lcdfilter say, and in \
        other fonts where that one has no letter for it. Where no usable font is installed, or none \
        with Latin letters, the card has plain letters of its own, and a line on standard error says \
        what is missing; so does one about a font of --font that is not installed.
        """
      ]),
    Section(
      heading: "OUTPUT",
      paragraphs: [
        """
        One line at most, followed by the end of the output. The exit motion does not hold it up.
        """
      ],
      entries: [
        (
          "index",
          """
          The number of the button that was pressed, 0 for the first. Escape and closing the \
          window print the cancel button's; nothing where there is none.
          """
        ),
        (
          "label",
          """
          The label of that button, with a space in place of each newline and other control \
          character.
          """
        ),
        (
          "json",
          """
          An object with four members: "outcome" is button, dismissed or timeout; "reason" tells \
          how: pointer, key, escape, close or timeout; "index" and "label" are those of the \
          button, or null. It is printed for each of these outcomes, also where the forms above \
          print nothing.
          """
        ),
        ("none", "Nothing; the exit status is the answer."),
      ]),
  ]

  /// The sections after the exit statuses.
  static let afterStatuses = [
    Section(
      heading: "ENVIRONMENT",
      entries: [
        ("DISPLAY", "The X display, where --display names none."),
        (
          "XDG_DATA_HOME, XDG_DATA_DIRS",
          """
          The data folders with themes. Default: .local/share in the folder that HOME names, and \
          /usr/local/share and /usr/share.
          """
        ),
        (
          "ALERTCARD_DEBUG",
          "Where it is set, errors that the X server reports are printed to standard error."
        ),
      ]),
    Section(
      heading: "EXAMPLES",
      paragraphs: ["Ask before something is lost, and go on only where the answer is yes:"],
      examples: [
        #"""
        if alertcard --title "Delete 3 files?" --style warning \
            --button Delete --destructive 0 --button Keep --cancel 1 \
            --output none "They cannot be recovered."
        then rm a b c
        fi
        """#
      ]),
  ]
}
