/// Finds links of the schemes http, https and mailto in a text.
///
/// A link ends at a space, at what RFC 3986 leaves out of it, and at punctuation of other scripts.
/// Punctuation at its end belongs to the sentence, and so does a bracket that was opened before it.
struct LinkFinder {
  /// The links in the order of the text.
  private(set) var links: [TextLink] = []

  /// How many links are found: nobody steps through more.
  private static let most = 1000
  /// The longest link in bytes.
  private static let longest = 4096
  private static let schemes = ["https://", "http://", "mailto:"].map { Array($0.utf8) }

  /// Looks through a text.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var place = 0
    while let colon = bytes[place...].firstIndex(of: UInt8(ascii: ":")), links.count < Self.most {
      place = colon + 1
      guard let start = Self.start(of: colon, in: bytes) else { continue }
      let end = Self.end(from: start, in: bytes)
      let least = start.scheme + start.offset
      guard end > least else { continue }
      links.append(
        TextLink(
          range: start.offset..<end,
          target: String(decoding: bytes[start.offset..<end], as: UTF8.self)))
      place = end
    }
  }

  private struct Start {
    var offset: Int
    /// The length of the scheme with what parts it from the rest.
    var scheme: Int
  }

  /// Where the scheme before a colon begins, `nil` where it is none of those, or the end of a word.
  private static func start(of colon: Int, in bytes: [UInt8]) -> Start? {
    for scheme in schemes {
      let length = scheme.firstIndex(of: UInt8(ascii: ":")) ?? 0
      let first = colon - length
      guard first >= 0, first + scheme.count <= bytes.count else { continue }
      let isScheme = zip(scheme, bytes[first...]).allSatisfy { $0 == $1.lowercased }
      let isWord = first > 0 && bytes[first - 1].isWordPart
      if isScheme, !isWord { return Start(offset: first, scheme: scheme.count) }
    }
    return nil
  }

  private static func end(from start: Start, in bytes: [UInt8]) -> Int {
    let rest = bytes[start.offset...].prefix(longest)
    let candidate = String(decoding: rest.prefix { $0 > 0x20 && $0 != 0x7f }, as: UTF8.self)
    var link = Array(candidate.unicodeScalars.prefix { $0.mayBeInLink })
    while link.count > start.scheme, let last = link.last, isOfSentence(last, in: link) {
      link.removeLast()
    }
    return start.offset + link.reduce(0) { $0 + UTF8.width($1) }
  }

  /// Whether the last character of a link belongs to the sentence around it.
  private static func isOfSentence(_ last: Unicode.Scalar, in link: [Unicode.Scalar]) -> Bool {
    switch last {
    case ".", ",", ";", ":", "!", "?", "'", "*": return true
    case ")": return link.count { $0 == ")" } > link.count { $0 == "(" }
    case "]": return link.count { $0 == "]" } > link.count { $0 == "[" }
    default: return false
    }
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 { (0x41...0x5a).contains(self) ? self | 0x20 : self }

  /// Whether it is a letter or digit of ASCII, or a part of a character beyond it.
  fileprivate var isWordPart: Bool {
    self >= 0x80 || (0x30...0x39).contains(self) || (0x61...0x7a).contains(lowercased)
  }
}

extension Unicode.Scalar {
  fileprivate var mayBeInLink: Bool {
    if value < 0x80 { return !"<>\"{}|\\^`".unicodeScalars.contains(self) }
    switch properties.generalCategory {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .spaceSeparator, .control, .format, .unassigned, .surrogate:
      return false
    default: return self != "\u{fffd}"
    }
  }
}
