import AlertCore
import Testing

@Suite("The text of a file")
struct TextDecodingTests {
  @Test(
    "is UTF-8, or UTF-16 behind its byte order mark",
    arguments: [
      ([], ""), (Array("aé日\n".utf8), "aé日\n"), ([0xef, 0xbb, 0xbf], ""),
      ([0xef, 0xbb, 0xbf, 0x61], "a"), ([0x61, 0xef, 0xbb, 0xbf], "a\u{feff}"),
      ([0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf], "\u{feff}"),
      ([0xff, 0xfe, 0x61, 0x00, 0xac, 0x20], "a€"), ([0xfe, 0xff, 0x00, 0x61, 0x20, 0xac], "a€"),
      ([0xff, 0xfe, 0x3d, 0xd8, 0x00, 0xde], "\u{1f600}"), ([0xff, 0xfe], ""), ([0xfe, 0xff], ""),
      ([0x00, 0x61], "\u{0}a"), ([0x01, 0x08, 0x1b], "\u{1}\u{8}\u{1b}"),
    ] as [([UInt8], String)])
  func valid(bytes: [UInt8], text: String) {
    #expect(TextDecoding.text(of: bytes).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(
    "has U+FFFD for what is not valid",
    arguments: [
      ([0xff], "\u{fffd}"), ([0x61, 0xc3, 0x28], "a\u{fffd}("), ([0xed, 0xa0, 0x80], nil),
      ([0xf0, 0x9f, 0x98], "\u{fffd}"), ([0xff, 0xfe, 0x61], "\u{fffd}"),
      ([0xff, 0xfe, 0x3d, 0xd8, 0x61, 0x00], "\u{fffd}a"),
      ([0xfe, 0xff, 0xdc, 0x00, 0x00], "\u{fffd}\u{fffd}"),
    ] as [([UInt8], String?)])
  func invalid(bytes: [UInt8], text: String?) {
    let shown = TextDecoding.text(of: bytes)
    #expect(shown.unicodeScalars.contains("\u{fffd}"))
    if let text { #expect(shown == text) }
  }
}
