/// A sequence in a text by which a program moves the cursor of a terminal, changes colours and the like.
///
/// One that does not end as it should is not one: only the control character that it begins with goes.
struct EscapeSequence {
  /// Where the text goes on.
  let end: Int
  /// The parameters of a sequence that changes colours and the like (SGR), `nil` for any other.
  let style: Range<Int>?

  private static let escape: UInt8 = 0x1b
  /// The first byte of a control character of the second set; the second one is 0x80 to 0x9f.
  private static let control: UInt8 = 0xc2

  /// How long a sequence with parameters may be, and one with a text that has to end on its line.
  private static let (mostParameters, mostText) = (64, 2048)

  /// Reads what begins at a place of a valid text; `nil` where that is an ordinary character.
  init?(in text: borrowing Span<UInt8>, at start: Int) {
    let next = start + 1 < text.count ? text[start + 1] : 0
    let body = start + 2
    var (alone, kind) = (start + 1, next)
    if text[start] == Self.control {
      // Those that have a short form in the first set: DCS, SOS, CSI, ST, OSC, PM and APC.
      guard [0x90, 0x98, 0x9b, 0x9c, 0x9d, 0x9e, 0x9f].contains(next) else { return nil }
      (alone, kind) = (body, next - 0x40)
    } else if text[start] != Self.escape {
      return nil
    }
    switch kind {
    case UInt8(ascii: "["):
      (end, style) = Self.parameters(in: text, from: body) ?? (alone, nil)
    case UInt8(ascii: "]"):
      (end, style) = (Self.line(in: text, from: body) ?? alone, nil)
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      (end, style) = (Self.lines(in: text, from: body) ?? alone, nil)
    case 0x20..<0x30:
      let isWhole = body < text.count && 0x30..<0x7f ~= text[body]
      (end, style) = (isWhole ? body + 1 : alone, nil)
    case 0x30..<0x7f: (end, style) = (body, nil)
    default: (end, style) = (alone, nil)
    }
  }

  /// Where a sequence with parameters ends (CSI): behind its last byte, or before what cannot belong to it.
  private static func parameters(
    in text: borrowing Span<UInt8>, from start: Int
  ) -> (Int, Range<Int>?)? {
    let limit = min(text.count, start + mostParameters)
    var place = start
    while place < limit, 0x30..<0x40 ~= text[place] { place += 1 }
    let parameters = start..<place
    while place < limit, 0x20..<0x30 ~= text[place] { place += 1 }
    guard place < limit else { return limit == text.count ? (place, nil) : nil }
    guard 0x40..<0x7f ~= text[place] else { return (place, nil) }
    let isStyle =
      text[place] == UInt8(ascii: "m") && parameters.upperBound == place
      && parameters.allSatisfy { text[$0] < 0x3c }
    return (place + 1, isStyle ? parameters : nil)
  }

  /// Where a sequence with a text of one line ends (OSC).
  private static func line(in text: borrowing Span<UInt8>, from start: Int) -> Int? {
    for place in start..<min(text.count, start + mostText) {
      switch text[place] {
      case 0x07: return place + 1
      case escape, control:
        if let end = terminator(in: text, at: place) { return end }
        if isControl(in: text, at: place) { return nil }
      case 0x09: continue
      case 0..<0x20: return nil
      default: continue
      }
    }
    return nil
  }

  /// Where a sequence with a text of any length ends (DCS, SOS, PM, APC).
  private static func lines(in text: borrowing Span<UInt8>, from start: Int) -> Int? {
    for place in start..<max(start, text.count) where isControl(in: text, at: place) {
      return terminator(in: text, at: place)
    }
    return nil
  }

  /// Whether there is a control character of the second set, or an escape that may stand for one.
  private static func isControl(in text: borrowing Span<UInt8>, at place: Int) -> Bool {
    text[place] == escape || text[place] == control && text[place + 1] < 0xa0
  }

  /// Where the end of a sequence with a text ends (ST), `nil` where there is none at the place.
  private static func terminator(in text: borrowing Span<UInt8>, at place: Int) -> Int? {
    guard place + 1 < text.count else { return nil }
    let isEnd =
      text[place] == escape
      ? text[place + 1] == UInt8(ascii: "\\") : text[place] == control && text[place + 1] == 0x9c
    return isEnd ? place + 2 : nil
  }
}
