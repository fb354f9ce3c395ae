/// Bytes that are known to be valid UTF-8.
extension Span<UInt8> {
  /// The character that begins at a place, and how many bytes it has.
  func scalar(at start: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let lead = self[start]
    if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
    let length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
    var value = UInt32(lead & (length == 2 ? 0x1f : length == 3 ? 0x0f : 0x07))
    for place in start + 1..<Swift.min(start + length, count) {
      value = value << 6 | UInt32(self[place] & 0x3f)
    }
    return (Unicode.Scalar(value) ?? "\u{fffd}", length)
  }

  /// The beginning of the character that a byte belongs to.
  func scalarStart(of place: Int) -> Int {
    var place = place
    while place > 0, UTF8.isContinuation(self[place]) { place -= 1 }
    return place
  }
}

extension Unicode.Scalar {
  /// Whether the character has no width of its own: a combining mark, a joiner or the like.
  var isMark: Bool {
    if value < 0x300 { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return true
    default: return false
    }
  }
}
