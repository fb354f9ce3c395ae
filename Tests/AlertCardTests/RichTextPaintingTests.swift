import AlertCore
import Testing

@testable import AlertCard

/// What stands on the picture where a text has attributes, pixel by pixel.
@Suite struct RichTextPaintingTests {
  let painted: PaintedText
  /// Letters with stems of more than a pixel.
  private let bold = FontRequest(size: 30, isBold: true)

  init() throws {
    painted = try PaintedText()
  }

  private static let red = TextAttributes(color: Color(0xff0000))

  // MARK: Colours

  @Test func aPartHasItsOwnColour() {
    let pixels = painted.paint(.rich("HHH III", [("III", Self.red)], font: bold))
    let red = pixels.columns(of: 0xff0000)
    let black = pixels.columns(of: 0)
    #expect(red.count > 5)
    #expect(black.count > 5)
    #expect((black.last ?? .max) < (red.first ?? 0))
  }

  @Test func aColourMayBeTranslucent() {
    let half = TextAttributes(color: Color(0xff0000, alpha: 0.5))
    let pixels = painted.paint(.rich("HHH", [("HHH", half)], font: bold))
    #expect(pixels.colors.contains(0xff7f7f) || pixels.colors.contains(0xff8080))
    #expect(!pixels.colors.contains(0xff0000))
    let clear = TextAttributes(color: .clear)
    #expect(painted.paint(.rich("HHH", [("HHH", clear)], font: bold)).colors == [0xffffff])
  }

  @Test func attributesThatSayNothingChangeNothing() {
    let text = "Many words, and some more of them: 👍 日本 שלום.\nAnd\ta line.\n\nEnd"
    let plain = TextRequest.rich(text, width: 150)
    let rich = TextRequest.rich(text, [(text, TextAttributes())], width: 150)
    #expect(rich.spans.count == 1)
    #expect(painted.text.measure(plain) == painted.text.measure(rich))
    #expect(painted.paint(plain, height: 300) == painted.paint(rich, height: 300))
  }

  @Test(arguments: [0.01, 0.3, 0.9, 1.5])
  func tinyLettersAreNoError(size: Double) {
    let pixels = painted.paint(.rich("a😀b", font: FontRequest(size: size)))
    #expect(!pixels.colors.isEmpty)
    #expect(painted.errors.isEmpty)
  }

  // MARK: Lines

  @Test(arguments: [20.0, 28, 40, 80])
  func largerLettersMakeTheirLineHigherAndTouchNoOther(size: Double) {
    let large = TextAttributes(color: Color(0x00ff00), size: size)
    let blue = TextAttributes(color: Color(0x0000ff))
    let request = TextRequest.rich(
      "gjpÄ\n\u{c5}gjpq\ngÄ\u{c5}", [("gjpÄ", Self.red), ("\u{c5}gjpq", large), ("gÄ\u{c5}", blue)])
    let height = painted.text.measure(request).size.height
    #expect(height >= 42 + size)
    let pixels = painted.paint(request, .white, height: 300)
    func rows(_ isInk: (UInt32) -> Bool) -> ClosedRange<Int> {
      let rows = pixels.indices.filter { pixels[$0].contains(where: isInk) }
      return (rows.first ?? 0)...(rows.last ?? 0)
    }
    // What is not of a colour has less of the others than white has.
    let first = rows { $0 >> 16 == 0xff && $0 != 0xffffff }
    let second = rows { $0 >> 8 & 0xff == 0xff && $0 != 0xffffff }
    let third = rows { $0 & 0xff == 0xff && $0 != 0xffffff }
    #expect(Double(second.count) > size * 0.8)
    #expect(first.upperBound < second.lowerBound)
    #expect(second.upperBound < third.lowerBound)
  }

  // MARK: Underlines and backgrounds

  @Test func aPartMayHaveAColourBehindIt() {
    let green = TextAttributes(background: Color(0x00ff00))
    let request = TextRequest.rich("xx HHH xx", [("HHH", green)], font: bold)
    let pixels = painted.paint(request)
    #expect(pixels.columns(of: 0x00ff00).count > 20)
    #expect((pixels.columns(of: 0).last ?? 0) > (pixels.columns(of: 0x00ff00).last ?? .max))
    let half = TextAttributes(background: Color(0x00ff00, alpha: 0.5))
    let pale = painted.paint(.rich("xx HHH xx", [("HHH", half)], font: bold)).colors
    #expect(pale.contains(0x7fff7f) || pale.contains(0x80ff80))
    #expect(!pale.contains(0x00ff00))
  }

  @Test(
    arguments: [
      ("underline='single'", 1, false), ("underline='double'", 2, false),
      ("underline='low'", 1, false), ("underline='error'", 1, false),
      ("strikethrough='true'", 1, true), ("overline='single'", 1, false),
    ])
  func aLineHasItsColourAndItsPlace(look: String, bands: Int, crosses: Bool) throws {
    let name = look.prefix { $0 != "=" }
    let request = try TextRequest.markup(
      "xx <span \(look) \(name)_color='red'>HHH</span> xx", font: bold, lineHeight: 45)
    let pixels = painted.paint(request)
    let rows = pixels.rows(of: 0xff0000)
    let starts = rows.filter { !rows.contains($0 - 1) }
    #expect(starts.count == bands)
    let letters = pixels.rows(of: 0)
    let isWithin = rows.allSatisfy { (letters.first ?? 0)...(letters.last ?? 0) ~= $0 }
    #expect(isWithin == crosses)
    #expect(Set(rows).isSubset(of: Set(20..<65)))
    // One stretch, as wide as the letters with the space around each.
    let columns = pixels.columns(of: 0xff0000)
    let width = painted.text.measure(.rich("HHH", font: bold)).size.width
    #expect(columns.count == (columns.last ?? 0) - (columns.first ?? 0) + 1)
    #expect(abs(Double(columns.count) - width) <= 1)
  }

  @Test func aLineWithoutAColourHasThatOfTheLetters() {
    let look = TextAttributes(color: Color(0xff0000), isUnderlined: true)
    let plain = painted.paint(.rich("HHH", [("HHH", Self.red)], font: bold, lineHeight: 45))
    let lined = painted.paint(.rich("HHH", [("HHH", look)], font: bold, lineHeight: 45))
    #expect((lined.rows(of: 0xff0000).last ?? 0) > (plain.rows(of: 0xff0000).last ?? .max))
  }

  @Test func aBackgroundLiesBehindItsPartOnly() throws {
    let request = try TextRequest.markup("xx <span background='#00ff00'>HHH</span> xx", font: bold)
    let pixels = painted.paint(request)
    let (rows, columns) = (pixels.rows(of: 0x00ff00), pixels.columns(of: 0x00ff00))
    let letters = pixels.columns(of: 0)
    #expect((letters.first ?? .max) < (columns.first ?? 0))
    #expect((letters.last ?? 0) > (columns.last ?? .max))
    #expect(rows == Array((rows.first ?? 0)...(rows.last ?? 0)))
    // Its corners belong to it.
    let top = try #require(pixels[rows.first ?? 0].firstIndex(of: 0x00ff00))
    #expect(top == columns.first)
    let height = Int(painted.text.measure(request).size.height)
    #expect(Set(rows).isSubset(of: Set(20..<20 + height)))
  }

  @Test func nothingIsPaintedBesideTheBox() throws {
    let request = try TextRequest.markup(
      "<span rise='-200pt' underline='low' background='red' overline='single'>x</span>y\nz")
    let height = Int(painted.text.measure(request).size.height)
    let pixels = painted.paint(request, height: height + 60)
    let rows = pixels.rows(of: 0xff0000)
    #expect(!rows.isEmpty)
    #expect(Set(rows).isSubset(of: Set(20..<20 + height)))
  }

  // MARK: Cutting

  @Test func anEllipsisLooksAsWhatItStandsFor() {
    let words = String(repeating: "HHH ", count: 100)
    let whole = painted.paint(
      .rich(words, [(words, Self.red)], font: bold, lineHeight: 42, maximumHeight: 84))
    #expect(whole.colors.contains(0xff0000))
    #expect(whole.colors.allSatisfy { $0 >> 16 == 0xff })
    // It has three bytes, and the red part begins at the second of them.
    let next = painted.paint(
      .rich(
        "HHH\nIII\nIII", [("III\nIII", Self.red)], font: bold, lineHeight: 42, maximumHeight: 42))
    #expect(next.colors.contains(0))
    #expect(next.colors.allSatisfy { $0 >> 16 == $0 & 0xff })
  }

  @Test(arguments: [21.0, 42, 63, 80, 200])
  func aCutMayFallAnywhere(height: Double) {
    let before = GLibWarnings.count
    let text = String(repeating: "añ日\u{301} w 👍", count: 200)
    var request = TextRequest.rich(text, width: 120, maximumHeight: height)
    var offset = 0
    for scalar in text.unicodeScalars {
      let next = offset + UTF8.width(scalar)
      let look = TextAttributes(size: Double(9 + offset % 20), isUnderlined: offset % 2 == 0)
      request.spans.append(TextSpan(offset..<next, look))
      offset = next
    }
    // A line of other fonts may be a little higher than the line height.
    let plain = painted.text.measure(.rich(text, width: 120, maximumHeight: height))
    let metrics = painted.text.measure(request)
    #expect(metrics.size.height <= max(height, plain.size.height))
    _ = painted.paint(request)
    #expect(painted.errors == [])
    #expect(GLibWarnings.count == before)
  }

  @Test func attributesStayWithTheirTextWhereControlCharactersWere() throws {
    let request = try TextRequest.markup(
      "&#1;&#13;&#10;\u{1}HH<span color='red'>II</span>HH", font: bold)
    let same = try TextRequest.markup(
      "\u{fffd}\n\u{fffd}HH<span color='red'>II</span>HH", font: bold)
    #expect(request.string == same.string)
    #expect(painted.paint(request) == painted.paint(same))
  }
}
