import AlertCore
import Testing

@Suite("A text for a terminal")
struct AnsiTextTests {
  @Test(
    "loses its escape sequences",
    arguments: [
      ("a\u{1b}[31mb\u{1b}[0mc", "abc"), ("\u{1b}[2J\u{1b}[1;1Hx", "x"), ("\u{1b}[?25lx", "x"),
      ("a\u{1b}[1 qb", "ab"), ("\u{1b}[>4;2mx", "x"), ("\u{9b}31mx", "x"),
      ("\u{1b}]0;title\u{7}x", "x"), ("\u{1b}]8;;http://a.b\u{1b}\\link\u{1b}]8;;\u{1b}\\", "link"),
      ("\u{9d}0;title\u{9c}x", "x"), ("\u{1b}]0;tïtle\t\u{9c}x", "x"),
      ("\u{1b}Pq#0;2\n#1~~\u{1b}\\x", "x"), ("\u{90}q\u{9c}x", "x"), ("\u{1b}_Ga=T\u{1b}\\x", "x"),
      ("\u{1b}^a\u{1b}\\x", "x"), ("\u{1b}Xa\u{9c}x", "x"),
      ("\u{9e}a\u{9c}\u{9f}b\u{9c}\u{98}c\u{9c}x", "x"),
      ("\u{1b}(B\u{1b})0x", "x"), ("\u{1b}7\u{1b}8\u{1b}=\u{1b}>\u{1b}cx", "x"), ("\u{1b}#8x", "x"),
      ("\u{9c}x", "x"), ("\u{1b}\\x", "x"),
    ])
  func sequences(source: String, text: String) {
    #expect(AnsiText(source, hasStyle: false).string == text)
    #expect(AnsiText(source, hasStyle: true).string == text)
  }

  static let long = String(repeating: "1", count: 70)
  static let line = String(repeating: "x", count: 2100)

  @Test(
    "keeps what follows a sequence that does not end",
    arguments: [
      ("a\u{1b}", "a"), ("a\u{1b}[", "a"), ("a\u{1b}[31", "a"), ("\u{1b}[31é", "é"),
      ("\u{1b}[31\nx", "\nx"), ("\u{1b}[\u{1b}[1mx", "x"), ("\u{1b}[1 2mx", "2mx"),
      ("\u{1b}[\(long)mx", "[\(long)mx"), ("\u{9b}\(long)mx", "\(long)mx"),
      ("\u{1b}]0;a", "]0;a"), ("\u{1b}]0;a\nb\u{7}", "]0;a\nb\u{7}"), ("\u{9d}a\rb\u{9c}", "a\rb"),
      ("\u{1b}]\(line)\u{7}", "]\(line)\u{7}"), ("\u{1b}]a\u{1b}[1mb\u{7}", "]ab\u{7}"),
      ("\u{1b}]a\u{85}b\u{7}", "]a\u{85}b\u{7}"), ("\u{1b}]a\u{1b}", "]a"),
      ("\u{1b}Pabc\n", "Pabc\n"), ("\u{1b}Pa\u{1b}[mb\u{1b}\\", "Pab"), ("\u{1b}Pa\u{9b}mb", "Pab"),
      ("\u{1b}(é", "(é"), ("\u{1b}(", "("), ("\u{1b}é", "é"), ("\u{1b}\n", "\n"),
      ("\u{1b}\u{1b}[1mx", "x"), ("\u{1b}\u{8}x", "x"),
    ])
  func broken(source: String, text: String) {
    let shown = AnsiText(source, hasStyle: false).string
    #expect(shown.unicodeScalars.elementsEqual(text.unicodeScalars), "\(shown.debugDescription)")
  }

  @Test(
    "is left alone where it has nothing for one",
    arguments: [
      "", "plain", "a\nb\tc\r\n", "é日本 👨‍👩‍👧", "\u{85}\u{80}\u{8d}\u{94}\u{99}",
      "\u{0}\u{1}\u{7}\u{7f}", "[31m", "\\e[31m",
      "\u{a0}\u{fffd}\u{202e}",
    ])
  func plain(text: String) {
    for hasStyle in [false, true] {
      let ansi = AnsiText(text, hasStyle: hasStyle)
      #expect(ansi.string.unicodeScalars.elementsEqual(text.unicodeScalars))
      #expect(ansi.spans == [])
    }
  }

  @Test(
    "has what was written last where characters were struck over",
    arguments: [
      ("a\u{8}b", "b"), ("x\u{8}xy\u{8}y", "xy"), ("_\u{8}x", "x"), ("+\u{8}o", "o"),
      ("10%\u{8}\u{8}\u{8}20%", "20%"), ("abc\u{8}\u{8}X", "aXc"), ("abc\u{8}\u{8}\nd", "abc\nd"),
      ("ab\u{8}", "ab"), ("\u{8}a", "a"), ("a\n\u{8}b", "a\nb"), ("日\u{8}本", "本"),
      ("e\u{301}\u{8}a", "a"), ("ae\u{301}\u{8}", "ae\u{301}"),
      ("ab\u{8}\u{8}\u{8}\u{8}xyz", "xyz"),
      ("a\u{8}\u{301}b", "\u{301}b"), ("a\u{8}\u{1b}[1mb", "b"), ("ab\u{8}\tc", "ab\tc"),
      ("a\u{85}\u{8}b", "a\u{85}b"), ("ab\u{8}\u{85}", "ab\u{85}"),
    ])
  func struck(source: String, text: String) {
    let shown = AnsiText(source, hasStyle: false).string
    #expect(shown.unicodeScalars.elementsEqual(text.unicodeScalars), "\(shown.debugDescription)")
  }

  @Test(
    "takes time in proportion to it, whatever it is", .timeLimit(.minutes(1)),
    arguments: [
      "\u{1b}]", "\u{9d}", "\u{1b}P", "\u{90}", "\u{1b}[", "\u{1b} ", "a\u{8}", "\u{8}",
      "\u{1b}[1mx\u{1b}[mx",
      "e\u{301}", "\u{301}\u{8}",
    ])
  func time(piece: String) {
    let text = String(repeating: piece, count: 200_000)
    #expect(!AnsiText(text, hasStyle: true).string.utf8.contains(0x1b))
  }

  static let pieces = [
    "\u{1b}", "\u{1b}[", "\u{1b}]", "\u{1b}P", "\u{9b}", "\u{9d}", "\u{9c}", "\u{90}", "\u{85}",
    "\u{1b}\\", "\u{7}", "\u{8}", "\u{8}\u{8}",
    "0", "1", "31", "38;5;200", "48:2::1:2:3", "7", ";", ":", "m", "m", "m", "a", "b", "_", "é",
    "日", "e\u{301}", "\u{301}", "\n", "\r\n",
    "\t", " ", "(", "B", "\u{1f600}", "\u{fffd}", "\u{0}", "\u{1b}[1m", "\u{1b}[4;33m", "\u{1b}[0m",
    "x\u{8}x", "_\u{8}y",
  ]

  /// Texts of pieces for a terminal, and of random bytes.
  static func anyText(_ seed: Int) -> String {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...60, using: &generator)
    if seed % 4 == 0 {
      return TextDecoding.text(
        of: (0..<count * 4).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
    return (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
  }

  @Test("becomes one for a card, with spans of whole characters", arguments: 0..<50)
  func any(round: Int) throws {
    for seed in round * 40..<(round + 1) * 40 {
      let source = Self.anyText(seed)
      for hasStyle in [false, true] {
        let ansi = AnsiText(source, hasStyle: hasStyle)
        let name = source.debugDescription
        #expect(!ansi.string.unicodeScalars.contains { $0 == "\u{1b}" || $0 == "\u{8}" }, "\(name)")
        #expect(hasStyle || ansi.spans.isEmpty)
        let again = AnsiText(ansi.string, hasStyle: hasStyle)
        #expect(again.string.unicodeScalars.elementsEqual(ansi.string.unicodeScalars), "\(name)")
        #expect(again.spans.isEmpty)
        check(ansi, name)
      }
    }
  }

  private func check(_ ansi: AnsiText, _ name: String) {
    let bytes = Array(ansi.string.utf8)
    let wholes = Set(bytes.indices.filter { !UTF8.isContinuation(bytes[$0]) } + [bytes.count])
    for span in ansi.spans {
      #expect(!span.range.isEmpty && span.attributes != TextAttributes(), "\(name)")
      #expect(wholes.contains(span.range.lowerBound), "\(name)")
      #expect(wholes.contains(span.range.upperBound), "\(name)")
    }
    for (span, next) in zip(ansi.spans, ansi.spans.dropFirst()) {
      #expect(span.range.upperBound <= next.range.lowerBound, "\(name)")
      let isOne = span.range.upperBound == next.range.lowerBound
      #expect(!isOne || span.attributes != next.attributes, "\(name)")
    }
  }
}
