/// A character that has become another one, in bytes of UTF-8; small, as there may be millions.
struct TextChange {
  /// Where the character ended.
  var sourceEnd: UInt32
  /// Where begins what it has become.
  var resultStart: UInt32
  /// Where that ends.
  var resultEnd: UInt32
}

/// Replaces what cannot be laid out.
struct TextFilter {
  /// Whether changes are kept.
  let keepsPlaces: Bool
  /// The characters that are not as long as they were, in order.
  private(set) var changes: [TextChange] = []
  private var result: [UInt8] = []

  private enum Substitute {
    case newline
    case replacement
    case nothing
  }

  /// Makes a filter.
  init(keepsPlaces: Bool) {
    self.keepsPlaces = keepsPlaces
  }

  /// The text with nothing in it that cannot be laid out; `nil` where it is so already.
  mutating func filtered(_ text: String) -> String? {
    var text = text
    text.makeContiguousUTF8()
    let source = text.utf8.span
    let marks = Self.surplusMarks(in: source)
    var place = 0
    if marks.isEmpty {
      while place < source.count, Self.isOrdinary(source[place]) { place += 1 }
      while place < source.count, Self.change(in: source, at: place) == nil { place += 1 }
      if place == source.count { return nil }
    }
    result.reserveCapacity(source.count)
    filter(source, marks)
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func filter(_ source: borrowing Span<UInt8>, _ marks: [Range<Int>]) {
    var place = 0
    var next = 0
    while place < source.count {
      let byte = source[place]
      if Self.isOrdinary(byte) {
        result.append(byte)
        place += 1
      } else if let change = Self.change(in: source, at: place) {
        replace(
          place..<place + change.length, by: change.isLineEnd ? .newline : .replacement)
        place += change.length
        if byte == 0x0d, place < source.count, source[place] == 0x0a {
          replace(place..<place + 1, by: .nothing)
          place += 1
        }
      } else if next < marks.count, marks[next].lowerBound == place {
        let length = source.scalar(at: place).length
        replace(place..<place + length, by: .replacement)
        place = marks[next].upperBound
        replace(marks[next].lowerBound + length..<place, by: .nothing)
        next += 1
      } else {
        result.append(byte)
        place += 1
      }
    }
  }

  private mutating func replace(_ range: Range<Int>, by substitute: Substitute) {
    let start = result.count
    switch substitute {
    case .newline: result.append(0x0a)
    case .replacement:
      // U+FFFD.
      result.append(0xef)
      result.append(0xbf)
      result.append(0xbd)
    case .nothing: break
    }
    guard keepsPlaces, range.count != result.count - start else { return }
    changes.append(
      TextChange(
        sourceEnd: UInt32(clamping: range.upperBound), resultStart: UInt32(clamping: start),
        resultEnd: UInt32(clamping: result.count)))
  }

  // MARK: What is replaced

  /// Whether a byte is a character that stays, without a look at its neighbours.
  private static func isOrdinary(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7f || byte == 0x0a || byte == 0x09
  }

  /// How long the character at a place is that is replaced, and whether it ends a line; `nil` for one that stays.
  ///
  /// The newline after a carriage return is no matter of this.
  private static func change(
    in source: borrowing Span<UInt8>, at place: Int
  ) -> (length: Int, isLineEnd: Bool)? {
    switch source[place] {
    case 0x09, 0x0a: return nil
    case 0x0b, 0x0c, 0x0d: return (1, true)
    case 0x00..<0x20, 0x7f: return (1, false)
    case 0xc2 where source[place + 1] < 0xa0: return (2, source[place + 1] == 0x85)
    case 0xe2 where source[place + 1] == 0x80 && source[place + 2] & 0xfe == 0xa8: return (3, true)
    default: return nil
    }
  }

  /// The marks in a row beyond the 32nd, from each that has too many.
  ///
  /// So many marks have more than 64 bytes: it is enough to look at every 64th.
  private static func surplusMarks(in source: borrowing Span<UInt8>) -> [Range<Int>] {
    var surplus: [Range<Int>] = []
    for place in stride(from: 63, to: source.count, by: 64) where source[place] >= 0x80 {
      var start = source.scalarStart(of: place)
      guard start >= surplus.last?.upperBound ?? 0, source.scalar(at: start).scalar.isMark
      else { continue }
      while start > 0 {
        let previous = source.scalarStart(of: start - 1)
        guard source.scalar(at: previous).scalar.isMark else { break }
        start = previous
      }
      var (end, count) = (start, 0)
      while end < source.count {
        let (scalar, length) = source.scalar(at: end)
        guard scalar.isMark else { break }
        count += 1
        if count == mostMarks + 1 { start = end }
        end += length
      }
      if count > mostMarks { surplus.append(start..<end) }
    }
    return surplus
  }

  private static let mostMarks = 32
}
