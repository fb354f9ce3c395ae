import AlertCore
import CPango
import Testing

@testable import AlertCard

/// Where lines break in paths, addresses and words that have no places to break.
@Suite struct PathBreakTests {
  let text = PangoText()
  let font = FontRequest(size: 14)

  private func request(_ string: String, width: Double) -> TextRequest {
    TextRequest(string, font: font, width: width, alignment: .start, lineHeight: 20)
  }

  private func lines(_ string: String, width: Double) -> [String] {
    text.lines(request(string, width: width))
  }

  private static let path =
    "/home/anna/projects/alert-card/Sources/2024/11/30/v1.2-beta.3/Übung-ä/"
    + (1...18).map { "part-\($0).of.12" }.joined(separator: "/") + "/the-last.txt"

  @Test(
    "A soft hyphen is taken with all of the letter behind it",
    arguments: ["b", "\u{e9}", "\u{65e5}", "\u{1f468}"])
  func softHyphens(letter: String) {
    let request = TextRequest("a\u{ad}\(letter)c", font: FontRequest(family: "sans", size: 16))
    #expect(PangoString(request).softHyphens == [1..<3 + letter.utf8.count])
    let last = TextRequest("a\u{ad}\(letter)", font: FontRequest(family: "sans", size: 16))
    #expect(PangoString(last).softHyphens == [1..<3 + letter.utf8.count])
  }

  @Test(arguments: [150.0, 200, 260, 333, 480])
  func aPathBreaksBehindSlashes(width: Double) {
    #expect(Self.path.count > 300)
    let lines = lines(Self.path, width: width)
    #expect(lines.joined() == Self.path)
    #expect(lines.count > 3)
    #expect(lines.dropLast().allSatisfy { $0.hasSuffix("/") })
    #expect(lines.first?.count ?? 0 > 6)
    // As much on each line as there is room for.
    for (line, next) in zip(lines, lines.dropFirst()) {
      let more = line + next.prefix { $0 != "/" } + "/"
      #expect(text.measure(TextRequest(more, font: font)).size.width > width)
    }
  }

  @Test(arguments: [
    (
      #"C:\Users\Anna\AppData\Local\Temp\2024\Übung\some-file-name.tmp"#, #"\"#,
      [#"C:\Users\Anna\AppData\"#, #"Local\Temp\2024\Übung\"#, "some-file-name.tmp"]
    ),
    (
      #"\\server\share\2024\folder-with-hyphens\document.docx"#, #"\"#,
      [#"\\server\share\2024\"#, #"folder-with-hyphens\"#, "document.docx"]
    ),
    (
      "https://example.org/2024/11/article-with-a-name?query=value", "/",
      ["https://example.org/2024/", "11/"]
    ),
    (
      "(\"/usr/lib/x86_64-linux-gnu/pango/1.8.0/\").", "/",
      ["(\"/usr/lib/x86_64-linux-gnu/", "pango/1.8.0/\")."]
    ),
  ])
  func pathsOfAllKindsDo(string: String, slash: String, expected: [String]) {
    let lines = lines(string, width: 190)
    #expect(Array(lines.prefix(expected.count)) == expected)
    #expect(lines.joined() == string)
  }

  @Test(arguments: ["12/11/2026", "and/or", "50 km/h", "he/she and/or they"])
  func whatIsShortStaysAsItIs(string: String) {
    #expect(text.layout(request(string, width: 50)).text.string == string)
  }

  @Test func theBeginningAndTheEndStayTogether() {
    for string in [
      "https://" + String(repeating: "x", count: 30), "~/" + String(repeating: "x", count: 30),
    ] {
      #expect(!lines(string, width: 120).contains { $0.hasSuffix("/") })
    }
    let closed = "(" + String(repeating: "abc/", count: 10) + ")."
    for width in stride(from: 100.0, to: 300, by: 7) {
      #expect(!lines(closed, width: width).contains { $0.hasPrefix(")") })
    }
  }

  @Test(arguments: [
    String(repeating: "A", count: 400), String(repeating: "Ab+9", count: 100),
    (0..<32).map { "\($0 * 7 % 10)a" }.joined(separator: ":"), String(repeating: "é", count: 300),
  ])
  func aWordWithoutPlacesToBreakFillsItsLines(word: String) {
    let lines = lines(word, width: 203)
    #expect(lines.joined() == word)
    let widths = lines.map { text.measure(TextRequest($0, font: font)).size.width }
    #expect(widths.allSatisfy { $0 <= 203 } && widths.dropLast().allSatisfy { $0 > 185 })
  }

  @Test func aSegmentThatFitsNoLineIsBrokenInside() {
    let lines = lines("/home/" + String(repeating: "n", count: 60) + "/file", width: 150)
    #expect(lines.first == "/home/")
    #expect(lines.count > 3)
    #expect(lines.last?.hasSuffix("/file") == true)
  }

  @Test func noHyphenAppearsThatIsNotInTheText() {
    for word in [
      "Donaudampfschifffahrtsgesellschaft", "d41d8cd98f00b204e9800998ecf8427e", "கखடदणबब",
    ] {
      let request = request(word, width: 60)
      #expect(text.lines(request).count > 1)
      let count = text.clusters(request).map(\.glyphs.count).reduce(0, +)
      #expect(count <= word.unicodeScalars.count)
    }
    // Its author has said where.
    let soft = request("Donau\u{ad}dampf", width: 60)
    #expect(text.lines(soft) == ["Donau\u{ad}", "dampf"])
    let glyphs = text.clusters(soft).flatMap(\.glyphs).filter { $0 != 0x0fff_ffff }
    #expect(glyphs.count == 11)
  }

  // MARK: What is put in

  @Test func whatIsPutInHasNoGlyphInAnyFont() throws {
    let families = Set(Fonts.all.compactMap(\.family))
    #expect(families.count > 3)
    for family in families {
      let request = TextRequest(Self.path, font: FontRequest(family: family, size: 14), width: 300)
      let inserted = text.glyphs(request).filter {
        $0.scalar == "\u{200b}" || $0.scalar == "\u{2060}"
      }
      #expect(inserted.count > 30)
      #expect(inserted.allSatisfy { $0.glyph == 0x0fff_ffff }, "\(family)")
    }
  }

  @Test func whatIsPutInHasNoWidth() {
    var plain = TextRequest(String(Self.path.prefix(19)), font: font)
    plain.string += " /home/x"
    #expect(text.layout(plain).text.string == plain.string)
    let word = TextRequest("/home/anna/projects/x", font: font)
    #expect(text.layout(word).text.string != word.string)
    let parts = ["/home/", "anna/", "projects/", "x"].map {
      text.measure(TextRequest($0, font: font)).size.width
    }
    #expect(text.measure(word).size.width == parts.reduce(0, +))
  }

  @Test func itIsNotShownEvenWhereAnAuthorAsksForIt() throws {
    let request = try TextRequest.markup("<span show='ignorables'>\(Self.path)</span>")
    #expect(
      text.glyphs(request).filter { $0.scalar == "\u{200b}" }.allSatisfy { $0.glyph == 0x0fff_ffff }
    )
  }

  // MARK: Places

  @Test func placesAreThoseOfTheTextAsItWasGiven() {
    let request = request("See " + Self.path + " now", width: 260)
    let count = request.string.utf8.count
    #expect(text.offset(at: Point(0, 5000), in: request) == count)
    let boxes = text.rectangles(of: 0..<count, in: request)
    #expect(boxes.count == text.measure(request).lineCount)
    var offset = 0
    for line in text.lines(request) {
      let top = boxes.first {
        $0.contains(Point($0.x, text.rectangles(of: offset..<offset + 1, in: request)[0].y))
      }?.y
      #expect(text.offset(at: Point(-5, (top ?? -1) + 5), in: request) == offset)
      offset += line.utf8.count
    }
    #expect(text.word(at: 6, in: request) == 5..<9)
    #expect(text.lastLine(of: request).start == count - (text.lines(request).last?.utf8.count ?? 0))
  }

  @Test func attributesStayWithTheirText() throws {
    let painted = try PaintedText()
    let red = TextAttributes(color: Color(0xff0000))
    let string = "/home/anna/HHH/something/else"
    let request = TextRequest.rich(
      string, [("HHH", red)], font: FontRequest(size: 30, isBold: true))
    let pixels = painted.paint(request, width: 600)
    let box = painted.text.rectangles(of: 11..<14, in: request)[0]
    let columns = pixels.columns(of: 0xff0000).map { Double($0) - 20 }
    #expect(!columns.isEmpty && columns.allSatisfy { $0 >= box.x && $0 < box.maxX })
  }

  @Test(arguments: [20.0, 40, 60])
  func aPathIsCut(height: Double) {
    var request = request(Self.path, width: 200)
    request.maximumHeight = height
    #expect(text.measure(request).size.height == height)
    #expect(text.measure(request).size.width <= 200)
    #expect(text.offset(at: Point(900, height - 5), in: request) == Self.path.utf8.count)
  }

  // MARK: Very long words

  /// Taken as one, breaking a word takes the square of its length.
  @Test(arguments: ["A", "Ab+9", "العربية", "e\u{301}", "မြန်မာ", "👨‍👩‍👧‍👦", "क्षत्रिय"])
  func aVeryLongWordIsTakenInParts(part: String) {
    let word = String(repeating: part, count: 1200 / part.utf8.count)
    let request = request(word, width: 301)
    let layout = text.layout(request)
    #expect(layout.text.stretches.count > 0 || word.unicodeScalars.count < 256)
    #expect(layout.runs.allSatisfy { $0.item.item.pointee.num_chars < 200 })
  }

  @Test func aVeryLongWordOfAScriptWithADictionaryStaysWhole() {
    let thai = String(repeating: "ภาษาไทย", count: 60)
    #expect(text.layout(request(thai, width: 300)).text.stretches.isEmpty)
  }
}
