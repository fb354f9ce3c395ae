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
