import Testing

@testable import AlertCommand

@Suite("The help text")
struct HelpTextTests {
  @Test("fits a terminal of 80 columns")
  func width() {
    for line in HelpText.text.split(separator: "\n") {
      #expect(line.count <= 80)
    }
  }

  @Test("is this")
  func whole() {
    #expect(HelpText.text == Self.expected)
  }

  private static let expected = #"""
    Usage: alertcard [OPTION]... MESSAGE
    Shows an alert card on an X11 display and prints which button was pressed.

    Content:
      -m, --message TEXT      The message, where it is not given as the argument
                              MESSAGE.
          --file FILE         Reads the message from a file; - is standard input, as
                              it is for the argument MESSAGE.
          --escapes           Message, title and labels have escapes such as \n and
                              \u20AC.
          --ansi              The message has the colours of a terminal, and bold
                              and underlined text.
          --markup            The message is Pango markup, which has bold, colours
                              and sizes.
          --links             Links in the message can be opened: those of http,
                              https and mailto.
      -t, --title TEXT        A heading above the message.
      -s, --style STYLE       The kind of alert, which chooses the icon. Default:
                              none. STYLE is one of success, failure, warning,
                              information, question, none.

    Buttons:
      -b, --button LABEL      Adds a button; repeat it for more. Without it there is
                              one button, OK.
          --default N|none    The button that has the focus at first, or none.
                              Default: the first, or the cancel button where the
                              first is destructive.
          --cancel N          The button that Escape and closing the window stand
                              for.
          --destructive N     A button that loses something; may be repeated.

    Time:
          --timeout SECONDS   Ends the alert this long after it is fully shown.
                              Fractions are allowed; 0, the default, means never.
          --guard MS          The milliseconds that the card stands still before it
                              can be answered, 0 to 60000; 0 switches the guard off.
                              Default: 500.

    Appearance:
          --look NAME         The card's whole design. Default: card. NAME is one of
                              prompt, segmented, spring, cover, meteor, card.
          --theme FILE        Changes the look by a file of X resources, or by a
                              theme's name; - is standard input.
          --set KEY=VALUE     Changes one property of the look, such as cardColor;
                              may be repeated.
          --light             Dark text on a light card. This is the default.
          --dark              Light text on a dark card.
          --font FONT         The font in the place of the look's, such as DejaVu
                              Serif 12.
          --lang TAG          The language of the text, such as ja or zh-Hant, which
                              chooses among the forms of letters. Default: the
                              locale's.
          --direction DIR     The direction in which the card is read. Default: that
                              of its text. DIR is one of ltr, rtl.
          --entry MOTION      How the card comes in. MOTION is one of none, fade,
                              settle, slide, spring, drop, meteor, shake, dissolve.
          --exit MOTION       How it goes out. MOTION is one of none, fade, recede,
                              slide, shrink, fall, dissolve.
          --duration SECONDS  How long the way in and the way out take, 0 to 60.
                              Default: what the look says.
          --no-animation      Nothing moves, whatever --entry and --exit say.
          --scale F           Pixels per point, 0.5 to 8. Default: what the display
                              says.
          --display NAME      The X display to use in place of the one that DISPLAY
                              names.

    Output:
          --output FORM       What is printed about the answer. Default: index. FORM
                              is one of index, label, json, none.

    Program:
          --list-looks        Prints the names of the looks and ends.
          --print-theme       Prints the theme that a card would have, as --theme
                              reads it, and ends.
          --version           Prints the version and ends.
      -h, --help              Prints the options and ends.

    Exit status:
          0  A button was pressed that is not the cancel button.
          1  The cancel button, Escape, or closing the window.
          3  Whoever read the answer has gone away.
         64  The command line is wrong.
         69  There is no display, it lets nobody in, or it did not answer within 5
             seconds.
         70  The display or the window was lost, the display cannot show a card, or
             the answer could not be written.
        124  The time of --timeout is up.
      128+n  Signal n ended the program.

    Example:
      alertcard --title "Delete 3 files?" --style warning \
          --button Delete --destructive 0 --button Keep --cancel 1 \
          "They cannot be recovered."

    """#
}
