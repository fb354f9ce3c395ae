import AlertCore
import Testing

@testable import AlertCard

/// How large a text with attributes gets.
@Suite struct RichTextLayoutTests {
  let text = PangoText()

  // MARK: Lines

  @Test func aColourChangesNoPlace() {
    let string = "Many words, and some more of them, in a few lines."
    let plain = TextRequest.rich(string, width: 150)
    let colored = TextAttributes(color: .white)
    let rich = TextRequest.rich(string, [("words", colored), ("lines", colored)], width: 150)
    #expect(text.measure(plain) == text.measure(rich))
  }

  @Test(
    arguments: [
      TextAttributes(isBold: true), TextAttributes(isItalic: true), TextAttributes(size: 9),
      TextAttributes(isUnderlined: true), TextAttributes(size: 14),
    ])
  func aLineThatIsNotLargerIsAsHighAsEver(attributes: TextAttributes) {
    let metrics = text.measure(.rich("one\ntwo\nthree", [("two", attributes)]))
    #expect(metrics.size.height == 63)
  }

  @Test(arguments: ["x<sup>2</sup>\ny", "x<sub>2</sub>\ny", "<small>x</small>\ny"])
  func smallLettersMakeNoLineHigher(source: String) throws {
    #expect(text.measure(try .markup(source)).size.height == 42)
  }

  // MARK: Sizes

  @Test(arguments: [1.0, 1.5, 2])
  func aSizeIsInPoints(scale: Double) {
    var rich = TextRequest.rich(
      "Many words", [("Many words", TextAttributes(size: 20))], lineHeight: nil)
    rich.scale = scale
    let plain = TextRequest.rich("Many words", font: FontRequest(size: 20 * scale), lineHeight: nil)
    #expect(text.measure(rich) == text.measure(plain))
  }

  @Test(
    arguments: [
      ("size='15pt'", 20), ("size='12288'", 16), ("size='large'", 14 * 1.2), ("size='200%'", 28),
      ("font='18'", 24), ("font='24px'", 24), ("size='15pt' font='9'", 20),
    ], [1.0, 2])
  func aSizeInMarkupIsPangosOwn(size: (String, Double), scale: Double) throws {
    let font = FontRequest(size: 14 * scale)
    var rich = try TextRequest.markup(
      "<span \(size.0)>Many words</span>", font: font, lineHeight: nil)
    rich.scale = scale
    let isAbsolute = size.0.contains("px")
    let pixels = isAbsolute ? size.1 : size.1 * scale
    let plain = TextRequest.rich("Many words", font: FontRequest(size: pixels), lineHeight: nil)
    #expect(text.measure(rich) == text.measure(plain))
  }

  /// Pango leaves half of the space before the first letter and behind the last one of a line out.
  @Test(
    arguments: [
      ("letter_spacing='20480'", Size(50, 0)), ("rise='20480'", Size(0, 20)),
      ("line_height='61440'", Size(0, 60)), ("baseline_shift='20480'", Size(0, 20)),
    ])
  func otherLengthsInMarkupAreScaledToo(length: String, growth: Size) throws {
    var rich = try TextRequest.markup("a<span \(length)>bcd</span>", font: FontRequest(size: 28))
    let single = text.measure(rich).size
    rich.scale = 2
    let double = text.measure(rich).size
    #expect(Size(double.width - single.width, double.height - single.height) == growth)
  }

  @Test(arguments: [1e300, .infinity, .nan, -.infinity, -5, 0, 0.001, 141])
  func aSizeIsKeptWithinBounds(size: Double) {
    let attributes = TextAttributes(size: size)
    let metrics = text.measure(.rich("X", [("X", attributes)], lineHeight: nil))
    let plain = TextRequest.rich("X", font: FontRequest(size: size > 1 ? 140 : 1), lineHeight: nil)
    #expect(metrics == text.measure(plain))
  }

  // MARK: Cutting

  @Test func aLineThatIsTooHighHasToDoWithoutItsSize() throws {
    let large = try TextRequest.markup("<span size='80pt'>42</span>", maximumHeight: 30)
    let plain = TextRequest.rich("42", maximumHeight: 30)
    #expect(text.measure(large) == text.measure(plain))
  }

  @Test func markupBeyondTheLimitIsCut() throws {
    let source = "<b>" + String(repeating: "é", count: 15_999) + "</b><i>日本</i>"
    let request = try TextRequest.markup(source, maximumHeight: 63)
    #expect(request.string.unicodeScalars.count == 16_001)
    #expect(text.measure(request).lineCount == 3)
  }
}
