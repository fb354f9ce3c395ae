extension String {
  /// The text as it can be laid out.
  ///
  /// Line ends of all kinds are newlines, and tabs stay. Every other control character becomes U+FFFD,
  /// so that it is neither obeyed nor lost unseen. So does what follows the 32nd mark in a row without
  /// a width of its own: no script has so many, and laying out thousands takes seconds.
  public var displayable: String {
    let isPlain = utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7f }
    if isPlain { return self }
    var result = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    var marks = 0
    for scalar in unicodeScalars {
      defer { last = scalar }
      marks = scalar.isMark ? marks + 1 : 0
      switch scalar.value {
      case _ where marks > Self.mostMarks:
        if marks == Self.mostMarks + 1 { result.append("\u{fffd}") }
      case 0x0a where last == "\r": continue
      case 0x0a, 0x0b, 0x0c, 0x0d, 0x85, 0x2028, 0x2029: result.append("\n")
      case 0x09: result.append(scalar)
      case 0x00..<0x20, 0x7f..<0xa0: result.append("\u{fffd}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static let mostMarks = 32
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
