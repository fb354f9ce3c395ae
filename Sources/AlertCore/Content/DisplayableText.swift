/// A text as it can be laid out, together with where its parts have gone.
///
/// Line ends of all kinds are newlines, and tabs stay. Every other control character becomes U+FFFD,
/// so that it is neither obeyed nor lost unseen. So does what follows the 32nd mark in a row without
/// a width of its own: no script has so many, and laying out thousands takes seconds.
///
/// It takes time in proportion to the text, and a text that is displayable already is not copied.
package struct DisplayableText {
  /// The text.
  package let string: String
  /// Where the ellipsis of a text that is cut begins, or else the end.
  private let end: Int
  /// The characters that are not as long as they were, in order.
  private let changes: [TextChange]

  /// Makes a text displayable; of more than `limit` characters the first are left, and an ellipsis.
  ///
  /// `keepsPlaces` says whether `offset` will be asked, for which every change has to be kept.
  package init(_ text: String, limit: Int = .max, keepsPlaces: Bool = false) {
    var filter = TextFilter(keepsPlaces: keepsPlaces)
    let whole = filter.filtered(text) ?? text
    changes = filter.changes
    if whole.utf8.count > limit, whole.unicodeScalars.count > limit {
      let beginning = String(whole.unicodeScalars.prefix(limit))
      end = beginning.utf8.count
      string = beginning + "\u{2026}"
    } else {
      end = whole.utf8.count
      string = whole
    }
  }

  /// Where a place of the original text is now, both in bytes of UTF-8.
  ///
  /// A place inside a character counts as that character's beginning, and one beyond the text, or
  /// beyond where it is cut, as the end.
  package func offset(_ source: Int) -> Int {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].sourceEnd <= source { low = middle + 1 } else { high = middle }
    }
    var result = source
    if low > 0 {
      let change = changes[low - 1]
      result = Int(change.resultEnd) + min(source - Int(change.sourceEnd), end)
    }
    // It may lie within a character that was changed.
    if low < changes.count { result = min(result, Int(changes[low].resultStart)) }
    return beginning(result)
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
