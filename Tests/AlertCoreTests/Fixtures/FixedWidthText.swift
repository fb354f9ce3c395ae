import AlertCore

/// Text in which all characters of a font are equally wide: lines break without any font.
struct FixedWidthText: TextMeasuring {
  /// The width of a character, in parts of the font's size.
  var advance = 0.6

  func overhang(_ request: TextRequest) -> TextOverhang { TextOverhang() }

  func measure(_ request: TextRequest) -> TextMetrics {
    let advance = request.font.size * (request.font.isBold ? self.advance * 1.1 : self.advance)
    let capacity = request.width.map { max(1, Int($0 / advance)) } ?? .max
    var lines = Lines(capacity: capacity, breaksWords: request.breaksWords)
    lines.add(request.string)
    let lineHeight = request.lineHeight ?? request.font.size * 1.25
    let room = request.maximumHeight.map { max(1, Int($0 / lineHeight)) } ?? .max
    let count = min(request.omitsLastLine ? max(1, lines.count - 1) : lines.count, room)
    return TextMetrics(
      size: Size(Double(lines.widest) * advance, Double(count) * lineHeight), lineCount: count)
  }

  /// Words put into lines, counted in characters.
  private struct Lines {
    let capacity: Int
    let breaksWords: Bool
    var count = 0
    var widest = 0
    private var used = 0

    init(capacity: Int, breaksWords: Bool) {
      self.capacity = capacity
      self.breaksWords = breaksWords
    }

    mutating func add(_ text: String) {
      begin()
      var word = 0
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "\n"):
          add(word: word)
          word = 0
          begin()
        case UInt8(ascii: " "):
          add(word: word)
          word = 0
        // The bytes that go on with a character add nothing to it.
        case 0x80..<0xc0: break
        default: word += 1
        }
      }
      add(word: word)
    }

    private mutating func begin() {
      count += 1
      used = 0
    }

    private mutating func add(word: Int) {
      guard word > 0 else { return }
      // No `used + 1 + word`: the capacity may be the largest number.
      if used > 0, word <= capacity - used - 1 {
        used += 1 + word
      } else {
        if used > 0 { begin() }
        used = word
        if breaksWords, word > capacity {
          count += (word - 1) / capacity
          used = (word - 1) % capacity + 1
          widest = max(widest, capacity)
        }
      }
      widest = max(widest, used)
    }
  }
}
