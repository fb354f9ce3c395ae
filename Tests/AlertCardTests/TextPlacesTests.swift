import AlertCore
import Testing

@testable import AlertCard

/// Where the parts of a text are, and what a point means.
@Suite struct TextPlacesTests {
  let text = PangoText()
  let font = FontRequest(size: 20)

  private func request(_ string: String, width: Double? = nil) -> TextRequest {
    TextRequest(string, font: font, width: width, alignment: .start, lineHeight: 30)
  }

  /// The places that all points of a text mean.
  private func places(_ request: TextRequest) -> [Int] {
    let size = text.measure(request).size
    var places: Set<Int> = []
    for y in stride(from: 1, to: size.height, by: 30) {
      for x in stride(from: -10, through: size.width + 10, by: 0.5) {
        places.insert(text.offset(at: Point(x, y), in: request))
      }
    }
    return places.sorted()
  }

  // MARK: Points

  @Test(arguments: [
    "Hello", "ffi office", "مرحبا بالعالم", "abc שלום def", "क्षत्रिय नमस्ते", "👨‍👩‍👧‍👦a🇩🇪b👍🏽c1️⃣", "a\tb",
    "e\u{301}\u{302}x", "漢字かな", "สวัสดี",
  ])
  func everyCharacterHasItsTwoPlacesAndNoOthers(string: String) {
    var expected = [0]
    for character in string { expected.append((expected.last ?? 0) + character.utf8.count) }
    #expect(places(request(string)) == expected)
  }

  /// Consonants that are joined without being one character of Unicode's.
  @Test(arguments: [("ខ្មែរ", [0, 12, 15]), ("မြန္မာ", [0, 6, 15, 18]), ("க்ஷ", [0, 9])])
  func whatIsJoinedIsNotTakenApart(string: String, expected: [Int]) {
    #expect(places(request(string)) == expected)
  }

  @Test func theNearerEdgeOfALetterCounts() {
    let box = text.layout(request("HH")).rectangles(of: 1..<2)[0]
    #expect(text.offset(at: Point(box.x + box.width * 0.4, 5), in: request("HH")) == 1)
    #expect(text.offset(at: Point(box.x + box.width * 0.6, 5), in: request("HH")) == 2)
    let hebrew = request("אא")
    let second = text.layout(hebrew).rectangles(of: 2..<4)[0]
    #expect(second.x == 0)
    #expect(text.offset(at: Point(second.width * 0.6, 5), in: hebrew) == 2)
    #expect(text.offset(at: Point(second.width * 0.4, 5), in: hebrew) == 4)
  }

  @Test func pointsBesideLinesMeanTheirEnds() {
    let lines = request("one\ntwo\n\nfour", width: 200)
    func offset(_ x: Double, _ y: Double) -> Int { text.offset(at: Point(x, y), in: lines) }
    #expect([offset(-5, 10), offset(500, 10)] == [0, 3])
    #expect([offset(-5, 40), offset(500, 40)] == [4, 7])
    #expect([offset(-5, 70), offset(500, 70)] == [8, 8])
    #expect([offset(-5, 100), offset(500, 100)] == [9, 13])
    #expect([offset(-5, -50), offset(500, -50)] == [0, 3])
    #expect([offset(-5, 120), offset(3, 5000)] == [13, 13])
    #expect([offset(-.infinity, 10), offset(.infinity, 10), offset(1e300, 1e300)] == [0, 3, 13])
    #expect(text.offset(at: Point(0, 0), in: request("")) == 0)
  }

  // MARK: Rectangles

  @Test func partsOfALineMeet() {
    for string in ["Hello, world", "مرحبا بالعالم", "abc שלום def 123", "👍🏽 नमस्ते 漢字 abc"] {
      for (width, alignment) in [(nil, .start), (301, .center)]
        as [(Double?, TextRequest.Alignment)]
      {
        var whole = request(string, width: width)
        whole.alignment = alignment
        var covered: [Rect] = []
        var offset = 0
        for character in string {
          let end = offset + character.utf8.count
          covered += text.rectangles(of: offset..<end, in: whole)
          offset = end
        }
        covered.sort { $0.x < $1.x }
        #expect(zip(covered, covered.dropFirst()).allSatisfy { $0.maxX == $1.x })
        let all = text.rectangles(of: 0..<offset, in: whole)
        #expect(all == [covered.reduce(covered[0]) { $0.union($1) }])
        let size = text.measure(whole).size
        #expect(all[0].height == size.height)
        #expect(abs(all[0].width - size.width) <= 1)
        if let width { #expect(abs(all[0].center.x - width / 2) <= 1) }
      }
    }
  }

  @Test func aPartOfBothDirectionsHasSeveralBoxes() {
    // The end of the Latin word and the beginning of the Hebrew one, which is on the far side.
    let boxes = text.rectangles(of: 1..<6, in: request("abשלום"))
    #expect(boxes.count == 2)
    #expect(boxes[0].maxX < boxes[1].x)
    #expect(boxes[1].maxX == text.measure(request("abשלום")).size.width)
  }

  @Test func linesHaveABoxEach() {
    let long = request(String(repeating: "word ", count: 30), width: 200)
    let count = text.measure(long).lineCount
    let boxes = text.rectangles(of: 0..<150, in: long)
    #expect(boxes.map(\.y) == (0..<count).map { Double($0) * 30 })
    #expect(boxes.allSatisfy { $0.x == 0 && $0.maxX <= 200 && $0.height == 30 })
  }

  @Test func aLineBreakCanBeSeen() {
    let lines = request("ab\n\ncd", width: 200)
    #expect(text.rectangles(of: 3..<4, in: lines) == [Rect(0, 30, 5, 30)])
    let boxes = text.rectangles(of: 0..<6, in: lines)
    #expect(boxes.map(\.y) == [0, 30, 60])
    #expect(boxes[0].width == text.rectangles(of: 0..<2, in: lines)[0].width + 5)
    let hebrew = request("אב\nג", width: 200)
    let (word, both) = (
      text.rectangles(of: 0..<4, in: hebrew)[0], text.rectangles(of: 0..<5, in: hebrew)[0]
    )
    #expect(word.maxX == 200 && both == Rect(word.x - 5, 0, word.width + 5, 30))
  }

  @Test func anEmptyPartHasNone() {
    #expect(text.rectangles(of: 2..<2, in: request("abcd")) == [])
    #expect(text.rectangles(of: 0..<0, in: request("")) == [])
    #expect(text.rectangles(of: 90..<99, in: request("abcd")) == [])
  }

  // MARK: Words

  @Test(arguments: [
    ("Hello, big world", [(0, "Hello"), (3, "Hello"), (5, "Hello"), (6, ", "), (7, "big")]),
    ("a -- b", [(3, " -- "), (5, "b"), (6, "b")]),
    ("one\ntwo", [(3, "one"), (4, "two")]), ("one\n\n  \ntwo", [(4, ""), (5, "  "), (7, "  ")]),
    ("مرحبا بالعالم", [(2, "مرحبا"), (11, "بالعالم")]), ("नमस्ते दुनिया", [(9, "नमस्ते")]),
    ("foo שלום bar", [(6, "שלום")]), ("name.txt", [(2, "name"), (5, "txt")]),
    ("👨‍👩‍👧‍👦👍🏽", [(0, "👨‍👩‍👧‍👦👍🏽")]), ("", [(0, "")]), ("x", [(-5, "x"), (99, "x")]),
  ])
  func wordsEndWhereTheyShould(string: String, places: [(Int, String)]) {
    for (place, word) in places {
      let range = text.word(at: place, in: request(string))
      #expect(String(decoding: Array(string.utf8)[range], as: UTF8.self) == word, "\(place)")
    }
  }

  // MARK: Lines

  @Test func theLastLineIsFound() {
    #expect(text.lastLine(of: request("")) == TextLine(start: 0, top: 0))
    #expect(text.lastLine(of: request("a\nbc\n")) == TextLine(start: 5, top: 60))
    let long = request(String(repeating: "word ", count: 30), width: 200)
    let last = text.lastLine(of: long)
    #expect(last.top == Double(text.measure(long).lineCount - 1) * 30)
    #expect(last.start % 5 == 0 && last.start > 0)
    #expect(text.offset(at: Point(0, last.top + 5), in: long) == last.start)
  }

  // MARK: Cuts

  @Test func theEllipsisStandsForAllTheRest() {
    var cut = request(String(repeating: "word ", count: 60), width: 200)
    cut.maximumHeight = 60
    let end = text.offset(at: Point(500, 40), in: cut)
    #expect(end == 300)
    let shown = text.word(at: text.offset(at: Point(5, 40), in: cut), in: cut)
    #expect(shown.count == 4 && shown.lowerBound < 60)
    let all = text.rectangles(of: 0..<300, in: cut)
    #expect(all.map(\.y) == [0, 30])
    #expect(text.rectangles(of: 200..<250, in: cut) == text.rectangles(of: 299..<300, in: cut))
    #expect(text.rectangles(of: 200..<250, in: cut).last?.maxX == all.last?.maxX)
    #expect(text.offset(at: Point(5, 90), in: cut) == 300)
  }
}
