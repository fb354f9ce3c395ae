import AlertCore
import CPango
import Testing

@testable import AlertCard

/// Markup of a text that is laid out in blocks.
@Suite struct MarkupBlockTests {
  let text = PangoText()

  private static let source =
    "plain <b>bold <i>both</i> bold</b> &lt;\u{1}ü&gt; <span size='20pt' underline='single'>large</span>"
    + " <small>small</small> <span color='red'>red</span> end"

  private func block(_ whole: TextRequest, _ range: Range<Int>) -> TextRequest {
    var block = whole
    block.string = String(decoding: Array(whole.string.utf8)[range], as: UTF8.self)
    block.start = range.lowerBound
    return block
  }

  /// What Pango knows of each byte of a text.
  private func looks(_ request: TextRequest) -> [String] {
    let layout = text.layout(request)
    return layout.runs.flatMap { run -> [String] in
      let item = run.item.item.pointee
      let description = pango_font_describe(item.analysis.font)
      defer { pango_font_description_free(description) }
      let font = pango_font_description_to_string(description)
      defer { g_free(font) }
      let name = font.map { String(cString: $0) } ?? ""
      let look = "\(name) \(run.style.foreground(.black)) \(run.style.underline)"
      return [String](repeating: look, count: Int(item.length))
    }
  }

  @Test func eachBlockHasItsPartOfTheAttributes() throws {
    var whole = try TextRequest.markup(Self.source)
    whole.width = nil
    let all = looks(whole)
    #expect(Set(all).count >= 6)
    let bytes = Array(whole.string.utf8)
    #expect(all.count == bytes.count)
    for start in stride(from: 0, to: bytes.count, by: 3) where !UTF8.isContinuation(bytes[start]) {
      for end in stride(from: start + 4, through: bytes.count, by: 5)
      where end == bytes.count || !UTF8.isContinuation(bytes[end]) {
        #expect(looks(block(whole, start..<end)) == Array(all[start..<end]), "\(start) \(end)")
      }
    }
  }

  @Test func theMarkupIsReadOnce() throws {
    let source = (0..<1900).map { "<b>word \($0)</b> and <i>text</i>\n" }.joined()
      .replacing("<i>text</i>", with: "text")
    var whole = try TextRequest.markup(
      source + String(repeating: "filler text ", count: 80_000))
    whole.width = 300
    #expect(whole.markup?.utf8.count ?? 0 > 900_000)
    _ = text.layout(block(whole, 0..<200))
    let first = try #require(text.markup)
    for start in stride(from: 0, to: 14_000, by: 200) {
      _ = text.layout(block(whole, start..<start + 200))
    }
    #expect(text.markup === first)
  }

  @Test func differentFontsAreCountedInTheWholeText() throws {
    let source = (1...100).map { "<span size='\($0 * 300)'>x</span>" }.joined()
    var whole = try TextRequest.markup(source)
    whole.width = nil
    let last = looks(block(whole, 99..<100))
    #expect(last == Array(looks(whole)[99..<100]))
    #expect(last == looks(.rich("x", width: nil)))
  }
}
