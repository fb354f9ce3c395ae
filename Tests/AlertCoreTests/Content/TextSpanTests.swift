import AlertCore
import Testing

@Suite("Attributes of parts of the message")
struct TextSpanTests {
  private static let red = TextAttributes(color: Color(0xff0000))
  private static let large = TextAttributes(size: 28)

  @Test(
    "are given to every occurrence of a text",
    arguments: [
      ("one two one", "one", [0..<3, 8..<11]), ("aaaaa", "aa", [0..<2, 2..<4]),
      ("für für", "ü", [1..<3, 6..<8]), ("call 5551234", "5551234", [5..<12]),
      ("🇩🇪 x", "🇩🇪", [0..<8]), ("a\r\nb", "b", [3..<4]), ("abc", "abc", [0..<3]),
      ("abc", "abcd", []), ("abc", "B", []), ("abc", "", []), ("", "a", []),
    ] as [(String, String, [Range<Int>])])
  func occurrences(message: String, part: String, ranges: [Range<Int>]) {
    var content = AlertContent(message: message)
    content.setAttributes(Self.red, of: part)
    #expect(content.spans == ranges.map { TextSpan($0, Self.red) })
  }

  @Test("are given to a range of the message")
  func range() throws {
    var content = AlertContent(message: "Über uns")
    let start = try #require(content.message.firstIndex(of: "u"))
    content.setAttributes(Self.red, in: start..<content.message.endIndex)
    content.setAttributes(Self.large, in: content.message.startIndex..<start)
    #expect(content.spans == [TextSpan(6..<9, Self.red), TextSpan(0..<6, Self.large)])
  }

  @Test("go with the message that they belong to")
  func assignment() {
    var content = AlertContent(message: "one")
    content.setAttributes(Self.red, of: "one")
    content.title = "Title"
    #expect(!content.spans.isEmpty)
    content.message += "!"
    #expect(content.spans.isEmpty)
  }

  @Test("do not overlap once they are presented; later ones win")
  func overlap() {
    var content = AlertContent(message: "abcdef")
    content.spans = [
      TextSpan(0..<6, TextAttributes(color: .black, size: 20)), TextSpan(2..<4, Self.red),
      TextSpan(1..<3, Self.large), TextSpan(5..<5, Self.red),
    ]
    let both = TextAttributes(color: Color(0xff0000), size: 28)
    let presentable = content.presentable
    #expect(
      presentable.spans == [
        TextSpan(0..<1, TextAttributes(color: .black, size: 20)),
        TextSpan(1..<2, TextAttributes(color: .black, size: 28)),
        TextSpan(2..<3, both), TextSpan(3..<4, TextAttributes(color: Color(0xff0000), size: 20)),
        TextSpan(4..<6, TextAttributes(color: .black, size: 20)),
      ])
    #expect(presentable.presentable == presentable)
  }

  @Test("take one another's place property by property")
  func properties() {
    let all = TextAttributes(
      color: .white, size: 9, isBold: true, isItalic: true, isUnderlined: true, family: "serif")
    let none = TextAttributes(isBold: false, isItalic: false, isUnderlined: false)
    var content = AlertContent(message: "a")
    content.spans = [TextSpan(0..<1, all), TextSpan(0..<1, TextAttributes())]
    #expect(content.presentable.spans == [TextSpan(0..<1, all)])
    content.spans = [TextSpan(0..<1, all), TextSpan(0..<1, none)]
    #expect(
      content.presentable.spans == [
        TextSpan(
          0..<1,
          TextAttributes(
            color: .white, size: 9, isBold: false, isItalic: false, isUnderlined: false,
            family: "serif"))
      ])
  }

  @Test(
    "stay with their text where characters are replaced",
    arguments: [
      ("a\r\nb", 3..<4, 2..<3), ("a\r\nb", 1..<2, 1..<2), ("a\r\nb", 1..<3, 1..<2),
      ("\u{1}b", 1..<2, 3..<4), ("\u{1}b", 0..<1, 0..<3), ("\u{2028}b", 3..<4, 1..<2),
      // Within a character: from its beginning, and up to its beginning.
      ("éa", 1..<3, 0..<3), ("aé", 0..<2, 0..<1), ("\u{85}a", 1..<3, 0..<2),
      // Beyond the text.
      ("ab", 1..<99, 1..<2), ("\u{1}b", 1..<99, 3..<4), ("ab", -5..<1, 0..<1),
    ] as [(String, Range<Int>, Range<Int>)])
  func replaced(message: String, range: Range<Int>, shown: Range<Int>) {
    var content = AlertContent(message: message)
    content.spans = [TextSpan(range, Self.red)]
    #expect(content.presentable.spans == [TextSpan(shown, Self.red)])
  }

  @Test(
    "are dropped where nothing is left of them",
    arguments: [
      ("a\r\nb", 2..<3), ("é", 0..<1), ("é", 1..<1), ("ab", 2..<9), ("ab", 7..<9), ("", 0..<4),
      ("ab", -9..<0), ("ab", Int.max - 1..<Int.max), ("\u{1}b", Int.max - 1..<Int.max),
    ] as [(String, Range<Int>)])
  func dropped(message: String, range: Range<Int>) {
    var content = AlertContent(message: message)
    content.spans = [TextSpan(range, Self.red)]
    #expect(content.presentable.spans.isEmpty)
  }

  @Test("reach to the end of a message of any length", arguments: ["x", "é", "\u{1}"])
  func long(letter: String) {
    var content = AlertContent(message: String(repeating: letter, count: 20_000))
    let length = content.message.utf8.count
    let last = length - letter.utf8.count
    content.spans = [TextSpan(0..<last, Self.red), TextSpan(last..<length, Self.large)]
    let end = content.presentable.message.utf8.count
    let start = end - letter.displayable.utf8.count
    #expect(
      content.presentable.spans == [
        TextSpan(0..<start, Self.red), TextSpan(start..<end, Self.large),
      ])
  }

  @Test("may be as many as overlap, in no more time than it takes to sort them")
  func many() {
    let count = 20_000
    var content = AlertContent(message: String(repeating: "x", count: 2 * count))
    content.spans = (0..<count).map { index in
      TextSpan(index..<2 * count - index, TextAttributes(size: Double(index + 1)))
    }
    let spans = content.presentable.spans
    #expect(spans.count == 2 * count - 1)
    #expect(spans.allSatisfy { $0.range.count == ($0.attributes.size == Double(count) ? 2 : 1) })
    #expect(spans.first == TextSpan(0..<1, TextAttributes(size: 1)))
  }

  /// What becomes of a beginning of a text is the beginning of what becomes of the text.
  @Test("stand where the text before them says, whatever the text", arguments: 0..<200)
  func anyText(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "a", "b c", "\r\n", "\r", "\n", "\u{1}", "\u{7f}", "\u{85}", "\u{2029}", "é", "e\u{301}",
      "日本",
      "👨‍👩‍👧", "🇩🇪", "\t", String(repeating: "\u{301}", count: 20), "\u{fffd}", "\u{0}",
    ]
    let count = Int.random(in: 0...40, using: &generator)
    let message = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
    let length = message.utf8.count
    var content = AlertContent(message: message)
    let asked = (0..<6).map { index in
      let bounds = (0..<2).map { _ in Int.random(in: 0...length, using: &generator) }.sorted()
      return TextSpan(bounds[0]..<bounds[1], TextAttributes(size: Double(index + 1)))
    }
    content.spans = asked
    let presentable = content.presentable
    let scalars = Array(message.unicodeScalars)
    func place(_ offset: Int) -> Int {
      var beginning = String.UnicodeScalarView()
      for scalar in scalars {
        if String(beginning).utf8.count + UTF8.width(scalar) > offset { break }
        beginning.append(scalar)
      }
      return String(beginning).displayable.utf8.count
    }
    for byte in 0..<presentable.message.utf8.count {
      let last = asked.last {
        place($0.range.lowerBound) <= byte && byte < place($0.range.upperBound)
      }
      let shown = presentable.spans.filter { $0.range.contains(byte) }
      #expect(shown.map(\.attributes) == (last.map { [$0.attributes] } ?? []), "\(byte)")
    }
    for (span, next) in zip(presentable.spans, presentable.spans.dropFirst()) {
      #expect(span.range.upperBound <= next.range.lowerBound)
    }
  }
}
