extension String {
  /// The text as it can be laid out: line ends of all kinds are newlines, tabs stay, and every
  /// other control character becomes U+FFFD, so that it is neither obeyed nor lost unseen.
  public var displayable: String {
    let isPlain = utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7f && $0 != 0xc2 && $0 != 0xe2 }
    if isPlain { return self }
    var result = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      defer { last = scalar }
      switch scalar.value {
      case 0x0a where last == "\r": continue
      case 0x0a, 0x0b, 0x0c, 0x0d, 0x85, 0x2028, 0x2029: result.append("\n")
      case 0x09: result.append(scalar)
      case 0x00..<0x20, 0x7f..<0xa0: result.append("\u{fffd}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
