import AlertCore
import CPango
import Testing

@testable import AlertCard

/// Which side lines stand on, and what language does to their letters.
@Suite struct TextDirectionTests {
  let text = PangoText()
  let font = FontRequest(size: 20)

  private func request(
    _ string: String, _ direction: TextDirection, isForced: Bool = false, width: Double? = 200
  ) -> TextRequest {
    var request = TextRequest(string, font: font, width: width, alignment: .start, lineHeight: 30)
    request.direction = direction
    request.isDirectionForced = isForced
    return request
  }

  /// Whether each paragraph stands at the right edge.
  private func sides(_ request: TextRequest) -> String {
    text.rectangles(of: 0..<request.string.utf8.count, in: request)
      .map { $0.maxX > 190 ? "r" : $0.x < 10 ? "l" : "?" }.joined()
  }

  @Test(arguments: [
    ("abc", "l", "l"), ("אבג", "r", "r"), ("123", "l", "r"), ("...", "l", "r"), ("👍", "l", "r"),
    ("אבג\n123\nabc\n45", "rlll", "rrlr"), ("123\nאבג", "lr", "rr"), ("1\nabc", "ll", "rl"),
    ("(אב) x", "r", "r"), ("1. x א", "l", "l"), ("١٢\nabc\nعربي", "llr", "rlr"),
  ])
  func aParagraphThatShowsNoDirectionHasThatOfTheCard(
    string: String, fromLeft: String, fromRight: String
  ) {
    #expect(sides(request(string, .leftToRight)) == fromLeft)
    #expect(sides(request(string, .rightToLeft)) == fromRight)
  }

  @Test(arguments: ["abc!", "אבג!", "123", "abc\nאבג"])
  func aForcedDirectionCounts(string: String) {
    let count = string.utf8.count { $0 == 0x0a } + 1
    for (direction, side) in [(TextDirection.leftToRight, "l"), (.rightToLeft, "r")] {
      let forced = request(string, direction, isForced: true)
      #expect(sides(forced) == String(repeating: side, count: count))
    }
    let mark = text.rectangles(of: 3..<4, in: request("abc!", .rightToLeft, isForced: true))
    #expect(
      mark[0].maxX < text.rectangles(of: 0..<1, in: request("abc!", .leftToRight, isForced: true))[
        0
      ].maxX + 190)
  }

  @Test func whatIsPutInHasNoPlaceAndNoWidth() {
    let both = request("אבג\n123\nabc", .leftToRight)
    #expect(text.layout(both).text.string != both.string)
    #expect(text.rectangles(of: 7..<8, in: both)[0].x == 0)
    #expect(text.offset(at: Point(-5, 40), in: both) == 7)
    let alone = text.rectangles(of: 0..<3, in: request("123", .leftToRight))[0]
    #expect(text.rectangles(of: 7..<10, in: both)[0].width == alone.width)
  }

  @Test func theInkStandsWhereTheRectanglesSay() throws {
    let painted = try PaintedText()
    for (string, direction, forced) in [
      ("HHH", TextDirection.leftToRight, true), ("HHH", .rightToLeft, true),
      ("אבג", .leftToRight, false),
      ("אבג", .leftToRight, true), ("12", .rightToLeft, false),
    ] {
      let request = request(string, direction, isForced: forced)
      let box = painted.text.rectangles(of: 0..<string.utf8.count, in: request)[0]
      let pixels = painted.paint(request)
      let ink = pixels[0].indices.filter { x in pixels.contains { $0[x] != 0xffffff } }
      #expect(Double(ink.first ?? 0) >= box.x + 19 && Double(ink.first ?? 0) < box.x + 24)
      #expect(Double(ink.last ?? 0) < box.maxX + 21 && Double(ink.last ?? 0) > box.maxX + 14)
    }
  }

  // MARK: Language

  /// Serbian has other shapes for some letters, in fonts that know of it.
  @Test func theLanguageChoosesTheShapes() throws {
    let family = FontRequest(family: "Noto Sans", size: 20)
    func glyphs(_ language: String?, markup: String? = nil) -> [PangoGlyph] {
      var request = TextRequest("б", font: family)
      request.language = language
      request.markup = markup
      return text.glyphs(request).map(\.glyph)
    }
    let russian = glyphs("ru")
    try #require(russian.count == 1)
    let serbian = glyphs("sr")
    #expect(serbian != russian)
    #expect(glyphs("sr") == serbian && glyphs("ru") == russian)
    // What an author says of a part counts more.
    #expect(glyphs("ru", markup: "<span lang='sr'>б</span>") == serbian)
  }

  // MARK: Tabs

  @Test(arguments: ["sans", "monospace", "serif"], [TextDirection.leftToRight, .rightToLeft])
  func tabsStopAtEveryEighthSpace(family: String, direction: TextDirection) {
    func width(_ string: String, large: Range<Int>? = nil) -> Double {
      var request = TextRequest(string, font: FontRequest(family: family, size: 16))
      request.direction = direction
      request.isDirectionForced = true
      if let large { request.spans = [TextSpan(large, TextAttributes(size: 30))] }
      return text.measure(request).size.width
    }
    let letter = width("x")
    let stop = width("        x") - letter
    #expect(width("\tx") - letter == stop)
    #expect(width("abc\tx") - letter == stop)
    #expect(width("a\tb\tx") - letter == 2 * stop)
    // Whatever an author gives to the first letter.
    #expect(width("a\tx", large: 0..<1) - letter == stop)
  }
}
