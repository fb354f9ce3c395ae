extension AlertContent {
  /// Gives every occurrence of a text in the message attributes of its own.
  ///
  /// Where the text does not occur, or is empty, nothing happens. It is looked for letter by letter,
  /// and occurrences do not overlap.
  public mutating func setAttributes(_ attributes: TextAttributes, of substring: String) {
    let text = Array(message.utf8)
    let part = Array(substring.utf8)
    guard !part.isEmpty else { return }
    var start = 0
    while start + part.count <= text.count {
      let end = start + part.count
      if text[start..<end].elementsEqual(part) {
        spans.append(TextSpan(start..<end, attributes))
        start = end
      } else {
        start += 1
      }
    }
  }

  /// Gives a part of the message attributes of its own; the indices are those of `message`.
  public mutating func setAttributes(
    _ attributes: TextAttributes, in range: Range<String.Index>
  ) {
    let utf8 = message.utf8
    let start = utf8.distance(from: utf8.startIndex, to: range.lowerBound)
    let length = utf8.distance(from: range.lowerBound, to: range.upperBound)
    spans.append(TextSpan(start..<start + length, attributes))
  }

  /// Takes a message that was written for a terminal.
  ///
  /// Its colours and its bold, italic and underlined parts become attributes, and all other escape
  /// sequences are left out. A colour that could not be read on the card becomes darker or lighter.
  public mutating func setAnsi(_ text: String) {
    let ansi = AnsiText(text, hasStyle: true)
    message = ansi.string
    spans = ansi.spans
  }
}
