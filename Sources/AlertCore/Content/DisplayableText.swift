/// A text as it can be laid out, together with where its parts have gone.
///
/// Line ends of all kinds are newlines, and tabs stay. Every other control character becomes U+FFFD,
/// so that it is neither obeyed nor lost unseen. So does what follows the 32nd mark in a row without
/// a width of its own: no script has so many, and laying out thousands takes seconds.
package struct DisplayableText {
  /// The text.
  package let string: String
  /// Where the ellipsis of a text that is cut begins, or else the end.
  private let end: Int
  /// The characters that are not as long as they were, in order.
  private var changes: [Change] = []

  private struct Change {
    var source: Range<Int>
    var result: Range<Int>
  }

  /// How many characters of a message can be laid out: no card could show more.
  package static let messageLimit = 16_000

  /// Makes a text displayable; of more than `limit` characters the first are left, and an ellipsis.
  package init(_ text: String, limit: Int = .max) {
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7f }
    let whole = isPlain ? text : Self.filtered(text, beyond: limit, &changes)
    if whole.utf8.count > limit, whole.unicodeScalars.count > limit {
      let beginning = String(whole.unicodeScalars.prefix(limit))
      end = beginning.utf8.count
      string = beginning + "\u{2026}"
    } else {
      end = whole.utf8.count
      string = whole
    }
  }

  /// The text, or as much of it as is more than `limit` characters.
  private static func filtered(
    _ text: String, beyond limit: Int, _ changes: inout [Change]
  ) -> String {
    var filter = ScalarFilter()
    var result = String.UnicodeScalarView()
    var (source, end, count) = (0, 0, 0)
    for scalar in text.unicodeScalars {
      if count > limit { break }
      let shown = filter.shown(scalar)
      let length = UTF8.width(scalar)
      let shownLength = shown.map { UTF8.width($0) } ?? 0
      if length != shownLength {
        changes.append(Change(source: source..<source + length, result: end..<end + shownLength))
      }
      if let shown {
        result.append(shown)
        count += 1
      }
      source += length
      end += shownLength
    }
    return String(result)
  }

  /// Where a place of the original text is now, both in bytes of UTF-8.
  ///
  /// A place inside a character counts as that character's beginning, and one beyond the text, or
  /// beyond where it is cut, as the end.
  package func offset(_ source: Int) -> Int {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].source.lowerBound <= source { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return beginning(source) }
    let change = changes[low - 1]
    if source < change.source.upperBound { return min(change.result.lowerBound, end) }
    let distance = min(source - change.source.upperBound, end)
    return beginning(change.result.upperBound + distance)
  }

  /// The beginning of the character at a place.
  private func beginning(_ offset: Int) -> Int {
    let utf8 = string.utf8
    var offset = min(max(offset, 0), end)
    var index = utf8.index(utf8.startIndex, offsetBy: offset)
    while index < utf8.endIndex, UTF8.isContinuation(utf8[index]) {
      index = utf8.index(before: index)
      offset -= 1
    }
    return offset
  }
}

extension String {
  /// The text as it can be laid out: line ends of all kinds are newlines, tabs stay, and every other
  /// control character becomes U+FFFD.
  package var displayable: String {
    DisplayableText(self).string
  }
}

/// Decides what stands for each character of a text.
private struct ScalarFilter {
  private var last: Unicode.Scalar?
  private var marks = 0

  private static let mostMarks = 32

  /// What is shown for the next character, `nil` for nothing.
  mutating func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    defer { last = scalar }
    marks = scalar.isMark ? marks + 1 : 0
    if marks > Self.mostMarks { return marks == Self.mostMarks + 1 ? "\u{fffd}" : nil }
    switch scalar.value {
    case 0x0a where last == "\r": return nil
    case 0x0a, 0x0b, 0x0c, 0x0d, 0x85, 0x2028, 0x2029: return "\n"
    case 0x09: return scalar
    case 0x00..<0x20, 0x7f..<0xa0: return "\u{fffd}"
    default: return scalar
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character has no width of its own: a combining mark, a joiner or the like.
  fileprivate var isMark: Bool {
    if value < 0x300 { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return true
    default: return false
    }
  }
}
