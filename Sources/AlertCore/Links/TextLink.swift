/// A link in a message.
package struct TextLink: Equatable, Sendable {
  /// Where it stands in the message, in bytes of UTF-8.
  package var range: Range<Int>
  /// What is opened.
  package var target: String
}

extension [TextLink] {
  /// The first link that ends after a place of the text; the links are in its order.
  func firstIndex(endingAfter place: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].range.upperBound <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
