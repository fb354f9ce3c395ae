import CPango
import Testing

@testable import AlertCard
@testable import AlertCore

/// A long paragraph in blocks has the lines that it has as a whole.
@Suite struct TextFlowSeamTests {
  static let paragraphs = [
    String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 300),
    String(repeating: "السلام عليكم يا عالم 123 ", count: 300),
    String(repeating: "שלום abc עולם ", count: 400), String(repeating: "हिन्दी क्षत्रिय पाठ ", count: 200),
    String(repeating: "/usr/share/some-name/2024/", count: 200),
    String(repeating: "A", count: 6000),
    String(repeating: "สวัสดีชาวโลก ", count: 200), String(repeating: "a\tb ", count: 1000),
  ]

  /// Where the lines of a text begin, by Pango.
  private static func starts(_ layout: PangoTextLayout) -> [Int] {
    (0..<layout.metrics.lineCount).compactMap { index in
      pango_layout_get_line_readonly(layout.layout, Int32(index)).map {
        layout.sourceOffset(Int($0.pointee.start_index))
      }
    }
  }

  @Test(arguments: paragraphs.indices)
  func hasNoSeams(index: Int) {
    let text = PangoText()
    var request = TextRequest(
      Self.paragraphs[index], font: FontRequest(size: 14), width: 432, lineHeight: 21)
    request.alignment = .start
    let whole = text.layout(request)
    var flow = TextFlow(request)
    #expect(flow.blocks.count > 1)
    var starts: [Int] = []
    for block in flow.blocks.indices {
      flow.measure(block, by: text)
      let layout = text.layout(flow.request(of: block))
      starts += Self.starts(layout).map { $0 + flow.range(of: block).lowerBound }
      #expect(layout.runs.allSatisfy { $0.frame.y < layout.metrics.size.height })
    }
    #expect(starts == Self.starts(whole))
    #expect(abs(flow.height - whole.metrics.size.height) <= 8)
  }
}
