/// A text that was written for a terminal, without what a terminal obeys.
///
/// Escape sequences are left out. A character that a backspace and another one follow gives way to
/// that one, as on a terminal. What is left may have other control characters still. It takes time in
/// proportion to the text, and one that has nothing for a terminal is not copied.
package struct AnsiText {
  /// The text.
  package let string: String
  /// Its bold parts, its colours and the like, in order and without overlaps.
  package let spans: [TextSpan]

  /// Reads a text; `hasStyle` says whether its colours and the like are wanted, and bold and underlined
  /// letters that are struck over, as those of a manual page.
  package init(_ source: String, hasStyle: Bool) {
    var source = source
    source.makeContiguousUTF8()
    let bytes = source.utf8.span
    guard Self.special(in: bytes, from: 0) < bytes.count else {
      (string, spans) = (source, [])
      return
    }
    var writer = AnsiWriter(capacity: bytes.count, hasStyle: hasStyle)
    var place = 0
    while place < bytes.count {
      let next = Self.special(in: bytes, from: place)
      writer.write(bytes, place..<next)
      place = next
      guard place < bytes.count else { break }
      if let sequence = EscapeSequence(in: bytes, at: place) {
        if let style = sequence.style { writer.take(bytes, style) }
        place = sequence.end
      } else {
        if bytes[place] == Self.backspace {
          writer.goBack()
        } else {
          writer.write(bytes, place..<place + 2)
        }
        place += bytes[place] == Self.backspace ? 1 : 2
      }
    }
    writer.endLine()
    string = String(decoding: writer.text, as: UTF8.self)
    spans = writer.spans
  }

  private static let backspace: UInt8 = 0x08

  /// Where next there may be something for a terminal: an escape, a backspace, or a control character of
  /// the second set.
  private static func special(in text: borrowing Span<UInt8>, from start: Int) -> Int {
    var place = start
    while place < text.count {
      let byte = text[place]
      if byte == 0x1b || byte == backspace || byte == 0xc2 && text[place + 1] < 0xa0 { break }
      place += 1
    }
    return place
  }
}
