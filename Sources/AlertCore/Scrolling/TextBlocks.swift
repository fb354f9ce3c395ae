/// Where a text is cut into blocks.
struct TextBlocks {
  /// A block of a text.
  struct Block: Equatable, Sendable {
    /// Where it begins, in bytes of UTF-8.
    var start: Int
    /// Where the text ends that it is laid out with, beyond its own end where the last line is the next
    /// block's.
    var end: Int
    /// Whether its last paragraph goes on in the next block.
    var goesOn = false
    /// Whether the last line that it is laid out with is the next block's.
    var givesLine = false
    /// The direction of the paragraph that it is a part of, `nil` where it has whole ones.
    var direction: TextDirection?
    /// The height in pixels, a guess until it is measured.
    var height = 0.0
    /// The part of the height above the first line's box, for what its letters have there.
    var above = 0.0
    /// Whether the height is no guess.
    var isMeasured = false
  }

  /// The blocks.
  private(set) var blocks: [Block] = []

  /// How many bytes of a block make it long enough.
  private static let usual = 1200
  /// How many bytes a block has at most; a paragraph that is longer is cut.
  static let most = 2400
  /// How many tabs a part of a paragraph may have, and how many bytes it has where there are more.
  private static let mostTabs = 400
  /// How many lines a block has at most.
  private static let mostLines = 48

  private let text: String.UTF8View
  private let bytesPerLine: Double
  private let lineHeight: Double
  private var start = 0
  private var lines = 0.0

  /// Cuts a text.
  init(_ request: TextRequest) {
    text = request.string.utf8
    lineHeight = request.lineHeight ?? request.font.size * 1.3
    bytesPerLine = max(1, (request.width ?? 1e6) / (request.font.size * 0.55))
    cut()
  }

  private mutating func cut() {
    var (offset, paragraph) = (0, 0)
    for byte in text {
      offset += 1
      guard byte == UInt8(ascii: "\n") else { continue }
      take(paragraph..<offset)
      paragraph = offset
    }
    take(paragraph..<offset)
    if start < offset || blocks.isEmpty || text.last == UInt8(ascii: "\n") { close(at: offset) }
  }

  /// Takes a paragraph, with the newline that ends it.
  private mutating func take(_ paragraph: Range<Int>) {
    if paragraph.count > Self.most {
      if start < paragraph.lowerBound { close(at: paragraph.lowerBound) }
      cut(paragraph)
      return
    }
    if paragraph.upperBound - start > Self.most { close(at: paragraph.lowerBound) }
    lines += max(1, (Double(paragraph.count) / bytesPerLine).rounded(.up))
    let isEnough = paragraph.upperBound - start >= Self.usual || lines >= Double(Self.mostLines)
    if isEnough { close(at: paragraph.upperBound) }
  }

  /// Cuts a long paragraph where words part, or else between two characters.
  private mutating func cut(_ paragraph: Range<Int>) {
    let first = text.index(text.startIndex, offsetBy: paragraph.lowerBound)
    let direction = TextDirection.first(in: Substring(text[first...]).unicodeScalars)
    while paragraph.upperBound - start > Self.most {
      let end = breakPlace(in: start..<start + Self.most)
      lines = (Double(end - start) / bytesPerLine).rounded(.up)
      close(at: end, direction: direction, goesOn: true)
    }
    lines = max(1, (Double(paragraph.upperBound - start) / bytesPerLine).rounded(.up))
    close(at: paragraph.upperBound, direction: direction)
  }

  /// Where to cut, in the last third of a range.
  private func breakPlace(in range: Range<Int>) -> Int {
    let base = text.index(text.startIndex, offsetBy: range.lowerBound)
    let bytes = Array(text[base..<text.index(base, offsetBy: range.count)])
    // Each tab is a run of its own, which takes as long as many letters.
    if bytes.count(where: { $0 == 0x09 }) > Self.mostTabs {
      return range.lowerBound + Self.scalarBoundary(Array(bytes.prefix(Self.mostTabs)))
    }
    let least = range.count * 2 / 3
    if let space = bytes[least...].lastIndex(of: UInt8(ascii: " ")) {
      return range.lowerBound + space + 1
    }
    // Not inside a character, nor between a letter and what is set on it.
    let string = String(decoding: bytes, as: UTF8.self)
    let last = string.dropLast(2).utf8.count
    return range.lowerBound + (last >= least ? last : Self.scalarBoundary(bytes))
  }

  private static func scalarBoundary(_ bytes: [UInt8]) -> Int {
    var end = bytes.count
    while end > 1, UTF8.isContinuation(bytes[end - 1]) { end -= 1 }
    return max(1, end - 1)
  }

  private mutating func close(
    at end: Int, direction: TextDirection? = nil, goesOn: Bool = false
  ) {
    blocks.append(
      Block(
        start: start, end: end, goesOn: goesOn, direction: direction,
        height: max(1, lines) * lineHeight))
    start = end
    lines = 0
  }
}
