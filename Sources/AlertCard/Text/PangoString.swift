import AlertCore

/// A text as Pango gets it: with characters without ink in it, which tell Pango what it does not know.
///
/// They say where paths break, and which direction a paragraph has that does not show its own. All others
/// go by the text as it was given; places are in bytes of UTF-8.
struct PangoString {
  /// A character that is put in.
  enum Insertion: Unicode.Scalar {
    /// A line may break here.
    case breakable = "\u{200b}"
    /// No line may break here.
    case unbreakable = "\u{2060}"
    /// The paragraph reads from left to right.
    case leftToRight = "\u{200e}"
    /// The paragraph reads from right to left.
    case rightToLeft = "\u{200f}"

    /// How many bytes each of them has.
    static let length = 3
  }

  /// The text that was given.
  let source: String
  /// The text with the characters in it.
  let string: String
  /// The parts of very long words that Pango takes one by one, by places of the source.
  let stretches: [Range<Int>]
  /// Where its author allows to divide words, with the letter behind, by places of the source.
  let softHyphens: [Range<Int>]
  /// Before which places of the source a character stands, in order.
  private let places: [Int]

  /// Makes the text of a request.
  init(_ request: TextRequest) {
    source = request.string
    let bytes = Array(source.utf8)
    let words = LongWord.words(in: bytes)
    stretches = words.flatMap { $0.stretches(of: request.string) }
    softHyphens = bytes.indices.dropLast(2).filter { bytes[$0] == 0xc2 && bytes[$0 + 1] == 0xad }
      .map { start in
        // An attribute that ends inside a character makes Pango write beyond its memory.
        let end = bytes[(start + 3)...].firstIndex { !UTF8.isContinuation($0) }
        return start..<(end ?? bytes.count)
      }
    var entries = words.flatMap { $0.pathBreaks(in: bytes) }
    entries += request.directionMarks
    entries += Self.marksOnSpaces(in: source).map { ($0, .unbreakable) }
    entries.sort { $0.place < $1.place }
    places = entries.map(\.place)
    string = entries.isEmpty ? source : Self.string(bytes, with: entries)
  }

  /// Where marks stand that have nothing but a space to stand on.
  ///
  /// Pango ends the process where a line breaks beside such a space among letters of both directions.
  private static func marksOnSpaces(in text: String) -> [Int] {
    var (places, place, isSpace) = ([Int](), 0, false)
    for scalar in text.unicodeScalars {
      if isSpace, scalar.value >= 0x300, scalar.standsOnOthers { places.append(place) }
      isSpace =
        scalar.value < 0x80 ? scalar == " " || scalar == "\t" : scalar.properties.isWhitespace
      place += UTF8.width(scalar)
    }
    return places
  }

  private static func string(
    _ bytes: [UInt8], with entries: [(place: Int, character: Insertion)]
  ) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + entries.count * Insertion.length)
    var start = 0
    for entry in entries {
      result += bytes[start..<entry.place]
      result += String(entry.character.rawValue).utf8
      start = entry.place
    }
    result += bytes[start...]
    return String(decoding: result, as: UTF8.self)
  }

  /// The beginning of the character at a place of Pango's text; an attribute that ends inside one makes
  /// Pango write beyond its memory.
  func boundary(_ offset: Int) -> Int {
    let utf8 = string.utf8
    var offset = min(max(offset, 0), utf8.count)
    while offset < utf8.count, offset > 0,
      UTF8.isContinuation(utf8[utf8.index(utf8.startIndex, offsetBy: offset)])
    {
      offset -= 1
    }
    return offset
  }

  /// Where a place of the source is in the string: before what was put in there.
  func offset(_ source: Int) -> Int {
    source + Insertion.length * count { places[$0] < source }
  }

  /// Where a place of the string is in the source; one in what was put in is where that stands.
  func sourceOffset(_ offset: Int) -> Int {
    let count = count { places[$0] + Insertion.length * $0 < offset }
    return count == 0 ? offset : max(offset - Insertion.length * count, places[count - 1])
  }

  /// How many of the characters a condition holds for that holds for the first ones.
  private func count(_ isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Unicode.Scalar {
  /// Whether it belongs to the character before it.
  fileprivate var standsOnOthers: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: properties.isGraphemeExtend || properties.isEmojiModifier || value == 0x200d
    }
  }
}
