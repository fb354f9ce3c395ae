/// Finds links of the schemes http, https and mailto in a text.
///
/// A link ends at a space, at what RFC 3986 leaves out of it, and at punctuation of other scripts.
/// Punctuation at its end belongs to the sentence, and so does a bracket that was opened before it.
struct LinkFinder {
  /// The links in the order of the text.
  private(set) var links: [TextLink] = []

  /// How many links are found: nobody steps through more.
  private static let most = 10_000
  /// The longest link in bytes; what is longer is none.
  private static let longest = 8192
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
      let target = String(decoding: bytes[start.offset..<end], as: UTF8.self)
      if end - start.offset < Self.longest - 4, !Self.attachesFiles(target) {
        links.append(TextLink(range: start.offset..<end, target: target))
      }
      place = end
    }
  }

  /// Whether a mail would take files of the user's along, which no text may ask for.
  private static func attachesFiles(_ target: String) -> Bool {
    let target = target.lowercased()
    return target.hasPrefix("mailto:") && target.contains("attach")
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
    let text = bytes.span
    let limit = min(bytes.count, start.offset + longest)
    var link: [Unicode.Scalar] = []
    var end = start.offset
    while end < limit {
      let (scalar, length) = text.scalar(at: end)
      guard scalar.mayBeInLink, end + length <= limit else { break }
      link.append(scalar)
      end += length
    }
    // Counted once: a text may have any number of brackets.
    var round = link.count { $0 == ")" } - link.count { $0 == "(" }
    var square = link.count { $0 == "]" } - link.count { $0 == "[" }
    while link.count > start.scheme, let last = link.popLast() {
      switch last {
      case ".", ",", ";", ":", "!", "?", "'", "*": break
      case ")" where round > 0: round -= 1
      case "]" where square > 0: square -= 1
      default: return end
      }
      end -= UTF8.width(last)
    }
    return end
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
    switch self {
    case "\0"..." ", "\u{7f}", "<", ">", "\"", "{", "}", "|", "\\", "^", "`": return false
    case ..<"\u{80}": return true
    default: break
    }
    switch properties.generalCategory {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .spaceSeparator, .control, .format, .unassigned, .surrogate:
      return false
    default: return self != "\u{fffd}"
    }
  }
}
