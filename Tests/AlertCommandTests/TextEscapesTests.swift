import AlertCard
import Testing

@testable import AlertCommand

@Suite("Escapes in a text")
struct TextEscapesTests {
  @Test(
    "stand for characters",
    arguments: [
      (#"a\nb\tc\rd"#, "a\nb\tc\rd"), (#"\\n"#, #"\n"#), (#"\"\'"#, "\"'"),
      (#"\e[1m"#, "\u{1b}[1m"),
      (#"a\ab"#, "ab"), (#"\0"#, "\u{0}"), (#"\0101"#, "A"), (#"\0101b"#, "Ab"),
      (#"\08"#, "\u{0}8"),
      (#"\00101"#, "\u{8}1"), (#"\x41"#, "A"), (#"\x9z"#, "\tz"), (#"\x4142"#, "A42"),
      (#"\u20AC"#, "€"), (#"\u20ac5"#, "€5"), (#"\u41g"#, "Ag"), (#"\U1F600"#, "\u{1f600}"),
      (#"\U0001F6000"#, "\u{1f600}0"), (#"\xC3\xA9"#, "é"), (#"\0303\0251"#, "é"),
      (#"x\n\n"#, "x\n\n"),
      ("é\\né", "é\né"), (#"\u0301"#, "\u{301}"),
    ])
  func valid(source: String, text: String) {
    #expect(TextEscapes.read(source).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(
    "that there are not stay as they are written",
    arguments: [
      "", "plain", #"\"#, #"a\"#, #"\q"#, #"\b\f\v\1\8"#, #"\x"#, #"\xg"#, #"\u"#, #"\uxyz"#,
      #"\uD800"#, #"\uDFFF"#,
      #"\U110000"#, #"\UFFFFFFFF"#, #"\0777"#, #"\N"#, #"\é"#, #"\%s $(ls) `ls`"#, #"\{n}"#,
    ])
  func broken(source: String) {
    #expect(TextEscapes.read(source) == source)
  }

  @Test(
    "that are no UTF-8 become U+FFFD",
    arguments: [
      (#"\xff"#, "\u{fffd}"), (#"a\xC3b"#, "a\u{fffd}b"), (#"\0377\0376"#, "\u{fffd}\u{fffd}"),
    ])
  func bytes(source: String, text: String) {
    #expect(TextEscapes.read(source) == text)
  }

  @Test("make no text longer, and leave one without a backslash alone", arguments: 0..<40)
  func any(round: Int) {
    let pieces = [
      "\\", "\\", "\\x", "\\0", "\\u", "\\U", "0", "7", "8", "c3", "a9", "F", "D83D", "n", "e", "é",
      "\u{1f600}", "\n", "\"", "z",
    ]
    var state = UInt64(round)
    for _ in 0..<200 {
      let text = (0..<12).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return pieces[Int(state >> 33) % pieces.count]
      }.joined()
      #expect(TextEscapes.read(text).utf8.count <= text.utf8.count, "\(text)")
      let plain = text.replacing("\\", with: "/")
      #expect(TextEscapes.read(plain) == plain)
    }
  }
}
