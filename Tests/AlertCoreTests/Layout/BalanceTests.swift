import AlertCore
import Testing

@Suite("A centred message of several lines")
struct BalanceTests {
  private static let text = FixedWidthText()

  private static func layout(_ message: String) -> CardLayout {
    Sample(
      content: AlertContent(message: message), monitor: Rect(0, 0, 1280, 800), scale: 1
    ).layout
  }

  /// Words of 1 to 9 letters, enough for two or three lines.
  private static func message(seed: Int) -> String {
    var generator = SeededGenerator(seed: seed)
    return (0..<12).map { _ in
      String(repeating: "m", count: Int.random(in: 1...9, using: &generator))
    }.joined(separator: " ")
  }

  @Test("has lines about equally long, and no more than it needs", arguments: 0..<40)
  func balanced(seed: Int) throws {
    let layout = Self.layout(Self.message(seed: seed))
    let block = try #require(layout.message)
    try #require(block.request.alignment == .center)
    var widest = block.request
    widest.width = layout.size.width - 48
    let lines = Self.text.measure(widest).lineCount
    #expect(lines > 1)
    #expect(Self.text.measure(block.request).lineCount == lines)
    // Any narrower, and it would take another line.
    var narrower = block.request
    narrower.width = try #require(block.request.width) - 5
    #expect(Self.text.measure(narrower).lineCount > lines)
  }

  @Test("stands in the middle, in a box that is as wide as its lines may get", arguments: 0..<40)
  func centered(seed: Int) throws {
    let layout = Self.layout(Self.message(seed: seed))
    let block = try #require(layout.message)
    #expect(block.frame.width == block.request.width)
    #expect(abs(block.frame.center.x - layout.size.width / 2) <= 0.5)
    #expect(block.holdsItsText)
  }

  @Test("has no word broken for the sake of balance")
  func words() throws {
    let word = String(repeating: "m", count: 30)
    let block = try #require(Self.layout("\(word) and some more words").message)
    var unbroken = block.request
    unbroken.breaksWords = false
    #expect(Self.text.measure(unbroken) == Self.text.measure(block.request))
    #expect(try #require(block.request.width) >= 30 * 14 * 0.6)
  }

  @Test("is left alone where it is one line, or so long that it begins at the start edge")
  func others() throws {
    for message in ["Short.", String(repeating: "message ", count: 60)] {
      let layout = Self.layout(message)
      let block = try #require(layout.message)
      #expect(block.request.width == layout.size.width - 48)
    }
  }
}
