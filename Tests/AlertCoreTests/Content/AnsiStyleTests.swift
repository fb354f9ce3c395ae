import AlertCore
import Testing

@Suite("The style of a text for a terminal")
struct AnsiStyleTests {
  private static func terminal(
    _ ink: UInt32? = nil, on ground: UInt32? = nil, isDim: Bool = false, isInverse: Bool = false
  ) -> TextAttributes {
    var attributes = TextAttributes()
    attributes.terminal = TerminalColors(
      ink: ink, ground: ground, isDim: isDim, isInverse: isInverse)
    return attributes
  }

  private static let red = TerminalColors.indexed(1)

  @Test(
    "is that of its sequences",
    arguments: [
      ("1", TextAttributes(isBold: true)), ("3", TextAttributes(isItalic: true)),
      ("4", TextAttributes(isUnderlined: true)), ("4:3", TextAttributes(isUnderlined: true)),
      ("21", TextAttributes(isUnderlined: true)),
      ("01;03", TextAttributes(isBold: true, isItalic: true)),
      ("2", terminal(isDim: true)), ("7", terminal(isInverse: true)),
      ("31", terminal(red)), ("41", terminal(on: red)), ("37", terminal(0xd0cfcc)),
      ("90", terminal(0x5e5c64)), ("97", terminal(0xffffff)), ("100", terminal(on: 0x5e5c64)),
      ("107", terminal(on: 0xffffff)), ("31;42", terminal(red, on: 0x26a269)),
      ("38;5;1", terminal(red)), ("38;5;16", terminal(0x000000)), ("38;5;231", terminal(0xffffff)),
      ("38;5;110", terminal(0x87afd7)), ("38;5;232", terminal(0x080808)),
      ("48;5;255", terminal(on: 0xeeeeee)), ("38:5:1", terminal(red)),
      ("38;2;1;2;255", terminal(0x0102ff)), ("38:2:1:2:255", terminal(0x0102ff)),
      ("38:2::1:2:255", terminal(0x0102ff)), ("38:2:0:1:2:255:9", terminal(0x0102ff)),
      ("48;2;;;7", terminal(on: 0x000007)), ("48:2::1:2:3;31", terminal(red, on: 0x010203)),
      // What is not known, or not right, changes nothing else.
      ("9;31", terminal(red)), ("58;5;9;31", terminal(red)), ("58:2::9:9:9;31", terminal(red)),
      ("38;5;256;31", terminal(red)), ("38;2;1;2;999;31", terminal(red)),
      ("8;5;6;53;31", terminal(red)),
      ("38:9:1;31", terminal(red)), ("38;31", nil), ("38", nil), ("38;5", nil), ("38;2;1", nil),
      ("99999999999999999999;31", terminal(red)), ("31;38;5;300", terminal(red)),
      // The end of each.
      ("1;2;22", nil), ("3;23", nil), ("4;24", nil), ("4;4:0", nil), ("7;27", nil), ("31;39", nil),
      ("41;49", nil), ("1;31;", nil), ("1;0;3", TextAttributes(isItalic: true)), ("1;31;0", nil),
    ] as [(String, TextAttributes?)])
  func sequences(parameters: String, attributes: TextAttributes?) {
    let ansi = AnsiText("a\u{1b}[\(parameters)mbé\u{1b}[mc", hasStyle: true)
    #expect(ansi.string == "abéc")
    #expect(ansi.spans == (attributes.map { [TextSpan(1..<4, $0)] } ?? []))
  }

  @Test(
    "does not come from other sequences", arguments: ["31n", ">31m", "?1m", "31 m", "<31m", "=1m"])
  func others(sequence: String) {
    let ansi = AnsiText("\u{1b}[\(sequence)x", hasStyle: true)
    #expect(ansi.string == "x")
    #expect(ansi.spans == [])
  }

  @Test("is one part as long as it stays the same")
  func merged() {
    let ansi = AnsiText(
      "\u{1b}[1ma\u{1b}[1mb\u{1b}[K\u{1b}[22;1mc\u{1b}[0m\u{1b}[1md", hasStyle: true)
    #expect(ansi.spans == [TextSpan(0..<4, TextAttributes(isBold: true))])
    #expect(AnsiText("\u{1b}[1m\u{1b}[0mx", hasStyle: true).spans == [])
    #expect(AnsiText("\u{1b}[1m", hasStyle: true).spans == [])
  }

  @Test(
    "is bold or underlined where letters were struck over",
    arguments: [
      ("ax\u{8}xb", "axb", TextAttributes(isBold: true)),
      ("a_\u{8}xb", "axb", TextAttributes(isUnderlined: true)),
      ("ax\u{8}_b", "axb", TextAttributes(isUnderlined: true)),
      ("a_\u{8}x\u{8}xb", "axb", TextAttributes(isBold: true, isUnderlined: true)),
      ("a_\u{8}_b", "a_b", TextAttributes(isBold: true)), ("ax\u{8}yb", "ayb", nil),
      ("ax\u{8}x\u{8}yb", "ayb", nil),
      ("ax\u{8}x\u{8}x\u{8}xb", "axb", TextAttributes(isBold: true)),
      ("a\u{1b}[31mx\u{1b}[m\u{8}\nb", "ax\nb", terminal(red)),
    ] as [(String, String, TextAttributes?)])
  func struck(source: String, text: String, attributes: TextAttributes?) {
    let ansi = AnsiText(source, hasStyle: true)
    #expect(ansi.string == text)
    #expect(ansi.spans == (attributes.map { [TextSpan(1..<2, $0)] } ?? []))
  }

  @Test("is that of a message, in the place of what it was")
  func content() {
    var content = AlertContent(message: "old")
    content.setAttributes(TextAttributes(isBold: true), of: "old")
    content.setAnsi("a\u{1b}[3mb")
    #expect(content.message == "ab")
    #expect(content.spans == [TextSpan(1..<2, TextAttributes(isItalic: true))])
  }

  @Test("ends where there are more parts than count")
  func limit() {
    let source = String(repeating: "\u{1b}[1mx\u{1b}[0mx", count: AlertContent.mostSpans / 2 + 9)
    let ansi = AnsiText(source, hasStyle: true)
    #expect(ansi.spans.count == AlertContent.mostSpans / 2)
    #expect(ansi.spans.allSatisfy { $0.range.count == 1 })
    #expect(ansi.string.utf8.count == AlertContent.mostSpans + 18)
  }
}
