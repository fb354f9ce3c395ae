/// Text broken into lines of a terminal.
enum WrappedText {
  /// The words of a text in lines of at most `width` columns; a longer word has its own line.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// A heading with a wrapped text that begins in a column, from 0; beneath the heading where that
  /// is too long.
  static func hanging(_ heading: String, _ text: String, column: Int, width: Int) -> [String] {
    let indent = String(repeating: " ", count: column)
    var lines = lines(text, width: width - column).map { indent + $0 }
    if heading.count + 2 <= column, let first = lines.first {
      lines[0] = heading + first.dropFirst(heading.count)
    } else {
      lines.insert(heading, at: 0)
    }
    return lines
  }
}
