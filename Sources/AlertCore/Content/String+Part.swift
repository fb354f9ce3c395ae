extension String {
  /// A part of the text by its bytes of UTF-8.
  func part(_ range: Range<Int>) -> String {
    let first = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(self[first..<utf8.index(first, offsetBy: range.count)])
  }
}
