import AlertCard

/// What the signs in a message mean.
struct MessageNotation: Equatable, Sendable {
  /// Whether a backslash begins an escape.
  var hasEscapes = false
  /// Whether it is Pango markup.
  var isMarkup = false
  /// Whether it has the colours of a terminal.
  var hasAnsiStyle = false
}

extension AlertContent {
  /// Takes a message as it was given; `isForeign` says that it comes from a file, and may have been
  /// written for a terminal.
  ///
  /// Returns why it is no valid markup, `nil` where it is or need not be.
  mutating func setMessage(
    _ text: String, _ notation: MessageNotation, isForeign: Bool = false
  ) -> String? {
    let text = notation.hasEscapes ? TextEscapes.read(text) : text
    if notation.hasAnsiStyle {
      setAnsi(text)
      return nil
    }
    message = isForeign ? AnsiText(text, hasStyle: false).string : text
    if notation.isMarkup { return setMarkup(message) }
    return nil
  }
}
