import Testing

@testable import AlertCommand

@Suite("Text")
struct TextTests {
  @Test(
    "is a whole number only as digits",
    arguments: [
      ("0", 0), ("007", 7), ("9223372036854775807", .max), ("9223372036854775808", nil),
      ("", nil), ("+1", nil), ("-1", nil), (" 1", nil), ("1 ", nil), ("1_0", nil), ("0x1", nil),
      ("1.0", nil), ("١", nil), ("1\u{301}", nil),
    ] as [(String, Int?)])
  func whole(text: String, value: Int?) {
    #expect(StrictNumber.whole(text) == value)
  }

  @Test(
    "is a fraction only as digits with a point",
    arguments: [
      ("0", 0), ("5", 5), ("1.", 1), (".5", 0.5), ("00.250", 0.25), ("", nil), (".", nil),
      ("1.2.3", nil), ("1,5", nil), ("-1", nil), ("+1", nil), ("1e3", nil), ("0x1p1", nil),
      ("inf", nil), ("nan", nil), ("5x", nil), (" 5", nil), ("٥", nil),
    ] as [(String, Double?)])
  func fraction(text: String, value: Double?) {
    #expect(StrictNumber.fraction(text) == value)
  }

  @Test("is infinite as a fraction too large, which no range contains")
  func overflow() {
    #expect(StrictNumber.fraction(String(repeating: "9", count: 400)) == .infinity)
  }

  @Test(
    "is near to a name by at most two slips",
    arguments: [
      ("titel", "title"), ("tile", "title"), ("titlee", "title"), ("tiitlle", "title"),
      ("titxx", nil), ("zzz", nil), ("", nil), ("t", nil),
      // A word of four may have one slip, so that it is not any short word.
      ("haps", nil), ("halp", "help"),
    ] as [(String, String?)])
  func nearest(word: String, name: String?) {
    #expect(NearestName.of(word, among: ["title", "timeout", "help"]) == name)
  }

  @Test("has its first of equally near names suggested, and a long one is no burden")
  func nearestOfEquals() {
    #expect(NearestName.of("abcdex", among: ["abcdey", "abcdez"]) == "abcdey")
    #expect(NearestName.of(String(repeating: "a", count: 1_000_000), among: ["a"]) == nil)
  }

  @Test("is made visible by escapes")
  func escaped() {
    #expect(
      VisibleText.quoted("a\tb\u{7F}\u{9B}\u{200E}é\u{2028}")
        == #""a\tb\u{7F}\u{009B}\u{200E}é\u{2028}""#)
    #expect(VisibleText.escaped("abcd", limit: 4) == "abcd")
    #expect(VisibleText.escaped("abcde", limit: 4) == "abcd...")
  }

  @Test("is made one line by spaces")
  func oneLine() {
    #expect(VisibleText.oneLine("a\r\nb\tc\u{85}d\u{2029}e \\\"") == "a  b c d e \\\"")
  }

  @Test("is wrapped between words")
  func wrapped() {
    #expect(WrappedText.lines("one two  three", width: 7) == ["one two", "three"])
    #expect(WrappedText.lines("one twothree", width: 5) == ["one", "twothree"])
    #expect(WrappedText.lines("", width: 5) == [])
    #expect(WrappedText.hanging(" -a", "b c", column: 5, width: 6) == [" -a  b", "     c"])
    #expect(WrappedText.hanging(" --ab", "c", column: 5, width: 6) == [" --ab", "     c"])
    #expect(WrappedText.hanging("-a", "", column: 5, width: 6) == ["-a"])
  }
}
