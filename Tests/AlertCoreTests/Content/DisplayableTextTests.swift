import AlertCore
import Testing

@Suite("Displayable text")
struct DisplayableTextTests {
  @Test(
    "is the text itself where there is nothing to obey",
    arguments: [
      "", "Plain text.", "a\nb", "a\tb", "Ünïcödé ¿ § é", "日本語", "שלום", "👨‍👩‍👧 🇩🇪", "e\u{301}",
    ])
  func plain(text: String) {
    #expect(text.displayable.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(
    "has a newline for each line end of any kind",
    arguments: ["\n", "\r", "\r\n", "\u{b}", "\u{c}", "\u{85}"])
  func lineEnds(end: String) {
    #expect("a\(end)b".displayable == "a\nb")
    #expect("a\(end)".displayable == "a\n")
  }

  @Test("keeps the number of lines")
  func lines() {
    #expect("a\r\n\r\nb".displayable == "a\n\nb")
    #expect("a\n\rb".displayable == "a\n\nb")
    #expect("a\r\rb".displayable == "a\n\nb")
    #expect("\r\n".displayable == "\n")
  }

  @Test("shows every other control character as U+FFFD")
  func controls() {
    let ends: Set<UInt32> = [0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x85]
    let controls = (Array(0..<0x20) + Array(0x7f..<0xa0)).filter { !ends.contains($0) }
    for value in controls {
      let control = Unicode.Scalar(value).map { String(Character($0)) } ?? ""
      #expect("a\(control)b".displayable == "a\u{fffd}b", "\(value)")
    }
  }

  @Test(
    "keeps what lies beside the control characters",
    arguments: ["\u{20}", "\u{7e}", "\u{a0}", "\u{a9}"])
  func beside(text: String) {
    #expect("a\(text)b".displayable == "a\(text)b")
  }

  @Test("has no more marks in a row than any script needs", arguments: [0, 1, 31, 32, 33, 60_000])
  func marks(count: Int) {
    let text = "e" + String(repeating: "\u{301}", count: count) + "f"
    let shown = "e" + String(repeating: "\u{301}", count: min(count, 32))
    #expect(text.displayable == shown + (count > 32 ? "\u{fffd}f" : "f"))
  }

  @Test(
    "keeps every mark that belongs to a script",
    arguments: [
      "नमस्ते हिन्दी", "בְּרֵאשִׁית", "ภาษาไทยที่", "👨‍👩‍👧‍👦🏳️‍🌈",
      "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
      "\u{202b}abc\u{202c}",
    ])
  func scripts(text: String) {
    #expect(text.displayable == text)
  }
}

@Suite("Displayable text of any kind")
struct AnyDisplayableTextTests {
  /// What is shown for each character, one after the other.
  private static func shown(_ text: String) -> [(scalar: Unicode.Scalar, shown: Unicode.Scalar?)] {
    var last: Unicode.Scalar?
    var marks = 0
    return text.unicodeScalars.map { scalar in
      defer { last = scalar }
      let isMark =
        [.nonspacingMark, .enclosingMark, .format].contains(scalar.properties.generalCategory)
        && scalar.value >= 0x300
      marks = isMark ? marks + 1 : 0
      if marks > 32 { return (scalar, marks == 33 ? "\u{fffd}" : nil) }
      switch scalar.value {
      case 0x0a where last == "\r": return (scalar, nil)
      case 0x0a, 0x0b, 0x0c, 0x0d, 0x85, 0x2028, 0x2029: return (scalar, "\n")
      case 0x09: return (scalar, scalar)
      case 0x00..<0x20, 0x7f..<0xa0: return (scalar, "\u{fffd}")
      default: return (scalar, scalar)
      }
    }
  }

  private static let pieces: [String] = [
    "a", "\r", "\n", "\r\n", "\u{0}", "\u{7f}", "\u{80}", "\u{85}", "\u{9f}", "\u{a0}", "é",
    "\u{2027}", "\u{2028}", "\u{2029}", "\u{202a}",
    "日", "\u{301}", "\u{20dd}", "\u{e0101}", "\u{feff}", "\u{1f600}",
    String(repeating: "\u{301}", count: 31),
    String(repeating: "\u{e0101}", count: 33), String(repeating: "x", count: 61),
    String(repeating: "日", count: 21),
    "\u{ad}", "\u{2e2}", "\u{fffe}", "\u{10ffff}",
  ]

  @Test("is shown character by character, and its places are found", arguments: 0..<60)
  func any(round: Int) {
    for seed in round * 20..<(round + 1) * 20 {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 0...16, using: &generator)
      let text = (0..<count).compactMap { _ in Self.pieces.randomElement(using: &generator) }
        .joined()
      let displayable = DisplayableText(text, keepsPlaces: true)
      var result = String.UnicodeScalarView()
      var places: [Int] = []
      for (scalar, shown) in Self.shown(text) {
        for _ in 0..<UTF8.width(scalar) { places.append(String(result).utf8.count) }
        if let shown { result.append(shown) }
      }
      places.append(String(result).utf8.count)
      #expect(displayable.string.unicodeScalars.elementsEqual(result), "\(text.debugDescription)")
      #expect(places.indices.map(displayable.offset) == places, "\(text.debugDescription)")
      #expect(DisplayableText(text).string == displayable.string)
      #expect(displayable.string.displayable == displayable.string)
    }
  }

  @Test(
    "takes time in proportion to it, whatever it is", .timeLimit(.minutes(1)),
    arguments: ["\r\n", "\u{0}", "\u{301}", "x\n", "日本", "e\u{301}\u{302}", "\u{2028}"])
  func time(piece: String) {
    let text = String(repeating: piece, count: 100_000)
    #expect(!text.displayable.isEmpty)
  }
}
