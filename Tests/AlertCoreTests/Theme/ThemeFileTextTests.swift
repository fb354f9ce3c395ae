import Testing

@testable import AlertCore

@Suite("The text of a theme file")
struct ThemeFileTextTests {
  private func read(_ text: String) -> (String, [ThemeFault]) {
    let text = ThemeFileText(Array(text.utf8))
    return (String(decoding: text.bytes, as: UTF8.self), text.faults)
  }

  @Test(
    "is left as it is where the resource manager reads it",
    arguments: [
      "", "alertcard.cardRadius: 1\n", "alertcard*cardRadius:1\n*cardRadius:\n",
      "emacs.font: x\n", "  alertcard.cardRadius : \\\n  1\n", "a.b: \\\\\nc.d: e\n",
      "alertcard.titleFont: \u{e9}\n",
    ])
  func unchanged(text: String) {
    #expect(read(text) == (text, []))
  }

  @Test("loses comments, blank lines, a byte order mark and the ends of other systems' lines")
  func cleaned() {
    #expect(read("\u{FEFF}! a: b\n\n \t\n#a: b\n # c\na.b: c") == ("a.b: c\n", []))
    #expect(read("a.b: c \\\r\nd\r\n\r\ne.f: g\r\n") == ("a.b: c \\\nd\ne.f: g\n", []))
  }

  @Test(
    "has nothing that the resource manager would pass over in silence",
    arguments: [
      ("alertcard.cardRadius = 1", .noColon("alertcard.cardRadius = 1")), ("x", .noColon("x")),
      ("\\", .noColon("\\")),
      (": 1", .noKey), (" \t : 1", .noKey),
      ("cardRadius: 1", .noProgram(ThemeSetting(key: "cardRadius", value: "1"))),
      (" look : card", .noProgram(ThemeSetting(key: "look", value: "card"))),
      ("#include \"x\"", .include("#include \"x\"")),
      (" #\tinclude x: y", .include("#\tinclude x: y")), ("alertcard.a\u{0}: x", .zeroByte),
      ("alertcard.a: \\\nx\u{0}", .zeroByte), ("a\u{0}", .zeroByte),
    ] as [(String, ThemeFault.Line)])
  func faults(line: String, fault: ThemeFault.Line) {
    #expect(
      read("! one\na.b: \\\nc\n\(line)\nd.e: f") == ("a.b: \\\nc\nd.e: f\n", [.line(4, fault)]))
  }

  @Test("is UTF-8")
  func notUTF8() {
    let text = ThemeFileText(Array("a.b: ".utf8) + [0xe9, 0x0a] + Array("c.d: e".utf8))
    #expect(text.faults == [.line(1, .notUTF8)])
    #expect(text.bytes == Array("c.d: e\n".utf8))
  }

  @Test("can be a backslash without an end")
  func endless() {
    #expect(read("a.b: \\") == ("a.b: \\\n", []))
    #expect(read("a.b: \\\n\\\n\\") == ("a.b: \\\n\\\n\\\n", []))
  }
}
