import Testing

@testable import AlertCore

@Suite("A long text")
struct TextFlowTests {
  static let texts: [(name: String, text: String)] = [
    ("nothing", ""), ("a newline", "\n"), ("newlines", String(repeating: "\n", count: 5000)),
    ("lines", (1...2000).map { "line \($0) of a log" }.joined(separator: "\n")),
    ("prose", String(repeating: "many words in a row ", count: 2000)),
    ("a word", String(repeating: "A", count: 30_000)),
    (
      "paragraphs",
      (1...40).map { String(repeating: "word ", count: 37 * $0) }.joined(separator: "\n")
    ),
    ("ideographs", String(repeating: "漢字", count: 5000)),
    ("flags", String(repeating: "🇩🇪👨‍👩‍👧e\u{301}", count: 500)),
    ("ends with a newline", String(repeating: "line\n", count: 700)),
  ]

  private static func flow(_ text: String, width: Double = 400) -> TextFlow {
    var request = TextRequest(text, font: FontRequest(size: 10), width: width, lineHeight: 20)
    request.alignment = .start
    return TextFlow(request)
  }

  @Test("is cut into blocks that lose nothing", arguments: texts.indices)
  func whole(index: Int) {
    let text = Self.texts[index].text
    let flow = Self.flow(text)
    var end = 0
    for block in flow.blocks.indices {
      let range = flow.range(of: block)
      // Between two blocks there is nothing, or the newline that parts them.
      let gap = Array(text.utf8.dropFirst(end).prefix(range.lowerBound - end))
      #expect(gap == (block == 0 || flow.blocks[block - 1].goesOn ? [] : [0x0a]))
      #expect(range.count <= TextBlocks.most)
      #expect(
        flow.request(of: block).string.utf8.elementsEqual(
          text.utf8.dropFirst(range.lowerBound).prefix(range.count)))
      end = range.upperBound
    }
    #expect(end == text.utf8.count)
  }

  @Test("is cut between characters", arguments: ["ideographs", "flags"])
  func characters(name: String) throws {
    let text = try #require(Self.texts.first { $0.name == name }).text
    let flow = Self.flow(text)
    let boundaries = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) })
    #expect(flow.blocks.count > 3)
    for block in flow.blocks { #expect(boundaries.contains(block.start)) }
  }

  // The letters of `FixedWidthText` are bytes.
  @Test(
    "has the same lines as if it were laid out as a whole",
    arguments: texts.indices.filter { texts[$0].text.utf8.allSatisfy { $0 < 0x80 } })
  func lines(index: Int) {
    let text = FixedWidthText()
    var flow = Self.flow(Self.texts[index].text)
    for block in flow.blocks.indices { flow.measure(block, by: text) }
    // Laid out one after the other, no block ends in the middle of a line.
    #expect(flow.height == text.measure(flow.whole).size.height, "\(Self.texts[index].name)")
  }

  @Test("is found again from every place", arguments: ["lines", "prose", "a word", "paragraphs"])
  func places(name: String) throws {
    let text = try #require(Self.texts.first { $0.name == name }).text
    var flow = Self.flow(text)
    for share in stride(from: 0.0, through: 1, by: 0.05) {
      var place = flow.place(at: share * flow.height)
      flow.settle(&place, height: 300, by: FixedWidthText())
      let box = Rect(0, 0, 400, 300)
      let pieces = flow.pieces(from: place, in: box)
      let top = try #require(pieces.first?.frame)
      let bottom = try #require(pieces.last?.frame)
      // What is seen fills the box.
      #expect(top.y <= 0 && bottom.maxY >= 300)
      #expect(pieces.allSatisfy { !$0.frame.intersection(box).isEmpty })
      for (one, next) in zip(pieces, pieces.dropFirst()) { #expect(one.frame.maxY == next.frame.y) }
    }
  }

  @Test("scrolled down and up by small steps comes back to its beginning")
  func back() {
    var flow = Self.flow(Self.texts[3].text)
    var place = ScrollPlace()
    for _ in 0..<200 {
      place.offset += 37
      flow.settle(&place, height: 300, by: FixedWidthText())
    }
    #expect(flow.distance(to: place) == 7400)
    for _ in 0..<200 {
      place.offset -= 37
      flow.settle(&place, height: 300, by: FixedWidthText())
    }
    #expect(place == ScrollPlace())
  }

  @Test("stops at its end")
  func end() {
    var flow = Self.flow(Self.texts[3].text)
    var place = ScrollPlace.end(of: flow)
    place.offset += 1e9
    flow.settle(&place, height: 300, by: FixedWidthText())
    let last = flow.pieces(from: place, in: Rect(0, 0, 400, 300)).last
    #expect(last?.frame.maxY == 300)
    #expect(last?.range.upperBound == flow.whole.string.utf8.count)
  }

  @Test("lays out only what is seen")
  func lazy() {
    var flow = Self.flow(Self.texts[4].text)
    var place = flow.place(at: flow.height / 2)
    flow.settle(&place, height: 300, by: FixedWidthText())
    #expect(flow.blocks.count(where: \.isMeasured) <= 4)
  }

  @Test("keeps the direction of a paragraph in all of its blocks")
  func direction() {
    let flow = Self.flow("שלום " + String(repeating: "latin words ", count: 1000))
    #expect(flow.blocks.count > 3)
    for block in flow.blocks.indices {
      let request = flow.request(of: block)
      #expect(request.isDirectionForced && request.direction == .rightToLeft)
    }
  }

  @Test("keeps attributes at their letters")
  func attributes() {
    let text = Self.texts[3].text
    var request = TextRequest(text, font: FontRequest(size: 10), width: 400, lineHeight: 20)
    let spans = stride(from: 0, to: text.utf8.count - 10, by: 50).map {
      TextSpan($0..<$0 + 10, TextAttributes(isBold: true))
    }
    request.spans = spans
    let flow = TextFlow(request)
    let found = flow.blocks.indices.flatMap { block in
      let part = flow.request(of: block)
      return part.spans.map {
        TextSpan($0.range.lowerBound + part.start..<$0.range.upperBound + part.start, $0.attributes)
      }
    }
    // Some are cut in two where blocks part, which loses nothing but a newline.
    let bold = Set(found.flatMap(\.range))
    let newlines = Set(flow.blocks.dropFirst().map { $0.start - 1 })
    #expect(bold == Set(spans.flatMap(\.range)).subtracting(newlines))
  }
}
