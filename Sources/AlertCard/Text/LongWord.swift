/// A word that may be longer than a line: what stands between two white spaces.
struct LongWord {
  /// Where it stands in the text, in bytes of UTF-8.
  private let range: Range<Int>
  /// Whether it has a slash or a backslash, as paths and addresses have.
  private var hasSlash = false

  /// How many bytes a word has at least.
  private static let least = 20
  /// How many characters Pango takes at once: breaking a word takes it the square of them.
  private static let stretch = 128
  /// Before which place in a word no line breaks: nobody wants `~/` on a line of its own.
  private static let beginning = 4

  private init(_ range: Range<Int>, _ bytes: [UInt8]) {
    self.range = range
    hasSlash = bytes[range].contains(where: \.isSlash)
  }

  /// The long words of a text.
  static func words(in bytes: [UInt8]) -> [LongWord] {
    var words: [LongWord] = []
    var start = 0
    func end(at place: Int) {
      if place - start >= least { words.append(LongWord(start..<place, bytes)) }
    }
    for (place, byte) in bytes.enumerated() {
      switch byte {
      case 0...0x20:
        end(at: place)
        start = place + 1
      case 0xe2, 0xe3:
        guard place + 2 < bytes.count, isSpace(bytes[place...place + 2]) else { continue }
        end(at: place)
        start = place + 3
      default: continue
      }
    }
    end(at: bytes.count)
    return words
  }

  /// Whether three bytes are a space outside ASCII, with or without a width.
  private static func isSpace(_ bytes: ArraySlice<UInt8>) -> Bool {
    switch (bytes[bytes.startIndex], bytes[bytes.startIndex + 1], bytes[bytes.startIndex + 2]) {
    case (0xe2, 0x80, 0x80...0x8b), (0xe2, 0x81, 0x9f), (0xe3, 0x80, 0x80): true
    default: false
    }
  }
}

// MARK: Paths

extension LongWord {
  /// What makes lines break after slashes, and else only inside what is longer than a line.
  ///
  /// A date or "and/or" is too short for that.
  func pathBreaks(in bytes: [UInt8]) -> [(place: Int, character: PangoString.Insertion)] {
    guard hasSlash, characterCount(bytes) >= Self.least else { return [] }
    let lastLetter = bytes[range].lastIndex { $0.isLetter } ?? range.lowerBound
    var breaks: [(place: Int, character: PangoString.Insertion)] = []
    for place in range.dropFirst() {
      let (before, after) = (bytes[place - 1], bytes[place])
      if before.isSlash, !after.isSlash {
        let mayBreak =
          place - range.lowerBound >= Self.beginning && place <= lastLetter
          && !isAfterColon(place, bytes)
        breaks.append((place, mayBreak ? .breakable : .unbreakable))
      } else if before.mayEndLine(before: after) {
        breaks.append((place, .unbreakable))
      }
    }
    return breaks
  }

  /// Whether the slashes before a place stand between a scheme or a drive and what belongs to it.
  private func isAfterColon(_ place: Int, _ bytes: [UInt8]) -> Bool {
    bytes[range.lowerBound..<place].last { !$0.isSlash } == UInt8(ascii: ":")
  }

  private func characterCount(_ bytes: [UInt8]) -> Int {
    bytes[range].count { !UTF8.isContinuation($0) }
  }
}

extension UInt8 {
  fileprivate var isSlash: Bool { self == UInt8(ascii: "/") || self == UInt8(ascii: "\\") }

  /// Whether it is a letter or a digit, or anything that is not ASCII.
  fileprivate var isLetter: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x80...: true
    default: false
    }
  }

  /// Whether a line could break between two bytes that are not just behind a slash, as it could behind
  /// a hyphen; scripts that break anywhere go on doing so.
  fileprivate func mayEndLine(before next: UInt8) -> Bool {
    switch next {
    case UInt8(ascii: "/"): false
    case UInt8(ascii: "\\"): !isLetter || self >= 0x80
    default: !isLetter && self != UInt8(ascii: "_") && next < 0xe0
    }
  }
}

// MARK: Stretches

extension LongWord {
  /// Every second part of a very long word, so that all parts have an end.
  ///
  /// It is divided where a line could break, and not among letters that a dictionary divides.
  func stretches(of text: String) -> [Range<Int>] {
    guard range.count > Self.stretch else { return [] }
    let utf8 = text.utf8
    let end = utf8.index(utf8.startIndex, offsetBy: range.upperBound)
    var index = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    var (place, count) = (range.lowerBound, 0)
    var ends: [Int] = []
    var last: Unicode.Scalar?
    while index < end {
      let character = text[index]
      let scalars = character.unicodeScalars
      if count >= Self.stretch, let first = scalars.first, last.map(Self.mayDivide) != false,
        Self.mayDivide(first)
      {
        ends.append(place)
        count = 0
      }
      count += scalars.count
      last = scalars.last
      place += character.utf8.count
      index = text.index(after: index)
    }
    ends.append(place)
    return stride(from: 1, to: ends.count, by: 2).map { ends[$0 - 1]..<ends[$0] }
  }

  /// Whether a word may be divided beside a character.
  private static func mayDivide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x300: true
    case 0xe00...0xeff, 0x1780...0x17ff, 0x1a20...0x1aaf: false
    default: scalar.properties.canonicalCombiningClass != .virama
    }
  }
}
