import AlertCore
import CPango
import Testing

@testable import AlertCard

@Suite struct PangoTextTests {
  let text = PangoText()
  let font = FontRequest(size: 14)

  @Test func oneLineIsAsHighAsItsLineHeight() {
    let metrics = text.measure(TextRequest("Hello", font: font, lineHeight: 21))
    #expect(metrics.lineCount == 1)
    #expect(metrics.size.height == 21)
    #expect(metrics.size.width > 20)
  }

  @Test func aLongTextBreaksAtTheWidth() {
    let words = String(repeating: "word ", count: 60)
    let metrics = text.measure(TextRequest(words, font: font, width: 200, lineHeight: 21))
    #expect(metrics.lineCount > 5)
    #expect(metrics.size.width <= 200)
    #expect(metrics.size.height == Double(metrics.lineCount) * 21)
  }

  @Test func aWordLongerThanTheLineIsBroken() {
    let word = String(repeating: "A", count: 400)
    let metrics = text.measure(TextRequest(word, font: font, width: 200))
    #expect(metrics.size.width <= 200)
    #expect(metrics.lineCount > 10)
  }

  @Test func aWordIsLeftWholeWhereItMayNotBeBroken() {
    var request = TextRequest("Donaudampfschifffahrtsgesellschaft", font: font, width: 50)
    request.breaksWords = false
    #expect(text.measure(request).size.width > 50)
  }

  @Test(arguments: [21.0, 42, 63, 100, 500])
  func aTextIsCutToItsHeight(height: Double) {
    let lines = (1...200).map { "line \($0)" }.joined(separator: "\n")
    let request = TextRequest(
      lines, font: font, width: 300, lineHeight: 21, maximumHeight: height)
    let metrics = text.measure(request)
    #expect(metrics.size.height <= height)
    #expect(metrics.lineCount == Int(height / 21))
  }

  @Test func aCutParagraphIsNoHigherEither() {
    let paragraph = String(repeating: "many words and more of them ", count: 100)
    let metrics = text.measure(
      TextRequest(paragraph, font: font, width: 300, lineHeight: 21, maximumHeight: 63))
    #expect(metrics.lineCount == 3)
  }

  /// Pango reads beyond a text for attributes that begin there.
  @Test(arguments: [1, 2, 9])
  func whatIsCutOffHasNoAttributesLeft(lines: Int) {
    let words = String(repeating: "plain words without a hyphen ", count: 40)
    let hyphens = String(repeating: "soft\u{ad}hyphen ", count: 200)
    let layout = text.layout(
      TextRequest(
        words + hyphens, font: font, width: 300, lineHeight: 21,
        maximumHeight: 21 * Double(lines)))
    let end = UInt32(String(cString: pango_layout_get_text(layout.layout)).utf8.count)
    var starts: [UInt32] = []
    pango_layout_get_attributes(layout.layout)?.forEachAttribute {
      starts.append($0.pointee.start_index)
      pango_attribute_destroy($0)
    }
    #expect(!starts.isEmpty)
    #expect(starts.allSatisfy { $0 < end })
  }

  /// Pango ends the process where a line breaks at a space with a mark on it among both directions.
  @Test(arguments: ["\u{301}\u{915}", "\u{e0041}\u{e33}", "\u{fe0f}\u{fdfa}", "\u{200d}\u{915}"])
  func aMarkMayStandOnASpace(mark: String) {
    let string = "c\u{5ea} " + mark
    for width in 1...100 {
      let request = TextRequest(string, font: font, width: Double(width), lineHeight: 21)
      #expect(text.measure(request).lineCount >= 1)
    }
    #expect(text.word(at: 0, in: TextRequest(string, font: font)).upperBound <= string.utf8.count)
  }

  /// Swift's characters are longer than Pango's: a cut may fall into the middle of one.
  @Test(
    arguments: [
      "\u{1f44b}" + String(repeating: "\u{1f3fd}", count: 1500),
      String(repeating: "क्", count: 1500), "e" + String(repeating: "\u{301}", count: 3000),
      String(repeating: "\u{1f468}\u{200d}", count: 1000),
    ])
  func aCutInsideACharacterIsNoTrouble(string: String) {
    let metrics = text.measure(
      TextRequest(string, font: font, width: 200, lineHeight: 21, maximumHeight: 42))
    #expect(metrics.size.height <= 42)
  }

  @Test func whatFitsIsNotCut() {
    let request = TextRequest("a\nb\nc", font: font, lineHeight: 21, maximumHeight: 63)
    #expect(text.measure(request).lineCount == 3)
  }

  @Test(
    arguments: [
      "", "\n", "\n\n\n", "\u{0}", "a\u{0}b", "\u{fffd}", "\u{202e}abc\u{202c}",
      "👨‍👩‍👧‍👦🏳️‍🌈🇩🇪", "שלום 123 abc", "مرحبا", "नमस्ते", "日本語", "e\u{301}\u{302}\u{303}",
      String(repeating: "\u{200d}", count: 500), String(repeating: " ", count: 500),
    ])
  func anyTextIsLaidOut(string: String) {
    let metrics = text.measure(
      TextRequest(string, font: font, width: 200, lineHeight: 21, maximumHeight: 42))
    #expect(metrics.lineCount >= 1)
    #expect(metrics.size.width <= 200)
    #expect(metrics.size.height <= 42)
  }

  @Test func theSameRequestIsLaidOutOnce() {
    let request = TextRequest("Hello", font: font)
    #expect(text.layout(request) === text.layout(request))
  }

  @Test func twiceTheSizeIsAboutTwiceAsWide() {
    let small = text.measure(TextRequest("Delete three files?", font: FontRequest(size: 20)))
    let large = text.measure(TextRequest("Delete three files?", font: FontRequest(size: 40)))
    #expect(abs(large.size.width / small.size.width - 2) < 0.05)
  }
}
