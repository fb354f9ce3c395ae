import Testing

@testable import AlertCard
@testable import AlertCore

/// Cards of odd texts, used at random, with the fonts that are installed.
@Suite struct RandomUseTests {
  /// The same numbers in every run.
  struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  private static let parts = [
    "word ", "\n", "http://a.b/c ", "עברית ", "مرحبا ", "日本語", "e\u{301}", "👨‍👩‍👧 ", "\t",
    "mailto:x@y.z ", "/usr/lib/a/long/path/name", "\u{202e}x", "क्षि ", "a", "\u{ad}ä", "\u{ad}日",
    "\r\n", "\u{2028}", "\u{0}",
  ]

  private static let keys: [Key] = [
    .tab, .backTab, .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .copy, .selectAll,
    .digit(9), .activate,
  ]

  private static func content(_ numbers: inout Numbers) -> AlertContent {
    let some = (0..<Int.random(in: 1...6, using: &numbers)).compactMap { _ in
      parts.randomElement(using: &numbers)
    }
    let count = [0, 1, 5, 60, 800, 3000].randomElement(using: &numbers) ?? 1
    let message = (0..<count).compactMap { _ in some.randomElement(using: &numbers) }.joined()
    let buttons = [1, 2, 30].randomElement(using: &numbers) ?? 1
    var content = AlertContent(
      title: Bool.random(using: &numbers) ? "Title" : "", message: message,
      buttons: (0..<buttons).map { AlertButton("A label that is long \($0)") })
    // Where a span begins and ends is the application's own fault.
    for _ in 0..<Int.random(in: 0...5, using: &numbers) {
      let start = Int.random(in: 0...message.utf8.count + 3, using: &numbers)
      let end = Int.random(in: start...message.utf8.count + 9, using: &numbers)
      let size = [nil, 3.0, 60.0].randomElement(using: &numbers) ?? nil
      content.spans.append(TextSpan(start..<end, TextAttributes(size: size, isBold: true)))
    }
    return content.presentable
  }

  /// Something that may happen to a card.
  private static func event(
    _ state: CardState, _ numbers: inout Numbers
  ) -> InputEvent.Kind {
    let frame = state.layout.frame.inset(by: -30)
    let point = Point(
      frame.x + Double.random(in: 0...frame.width, using: &numbers),
      frame.y + Double.random(in: 0...frame.height, using: &numbers))
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0...2: return .pointerMoved(point)
    case 3...5:
      return .pointerPressed(point, button: [1, 1, 4, 5].randomElement(using: &numbers) ?? 1)
    case 6: return .pointerReleased(point, button: 1)
    case 7...9: return .keyPressed(keys.randomElement(using: &numbers) ?? .tab, code: 30)
    case 10: return .covered(Bool.random(using: &numbers))
    default: return .tick
    }
  }

  /// What must be true of every card.
  private static func check(_ state: CardState, _ place: String) {
    if let selection = state.selection {
      #expect(selection.upperBound <= state.content.message.utf8.count, "\(place)")
    }
    #expect(state.focus == nil || state.linkFocus == nil, "\(place)")
    guard let bar = state.layout.scrollBar, let box = state.layout.message?.frame,
      let thumb = state.view.thumb, let first = state.view.pieces.first?.frame,
      let last = state.view.pieces.last?.frame
    else { return }
    #expect(thumb.y >= bar.track.y && thumb.maxY <= bar.track.maxY, "\(place)")
    // Letters above the first line and below the last one have a few pixels.
    #expect(first.y <= box.y + 5 && last.maxY >= box.maxY - 5, "\(place)")
  }

  @Test(arguments: 1...4)
  func nothingBreaks(seed: Int) throws {
    var numbers = Numbers(state: UInt64(seed) * 7919)
    let text = PangoText()
    for round in 0..<6 {
      let options = AlertOptions(opensLinks: true, guardDelay: .zero)
      let monitor = [Rect(0, 0, 300, 200), Rect(0, 0, 1280, 800)][round % 2]
      let theme = Look.allCases[round].theme(.light)
      func layout(_ content: AlertContent) -> CardLayout {
        CardLayoutEngine(
          content: content, theme: theme, monitor: monitor, text: text, options: options
        ).layout()
      }
      let content = Self.content(&numbers)
      var state = CardState(content: content, layout: layout(content), options: options)
      for step in 0..<80 {
        var kind = Self.event(state, &numbers)
        if step % 20 == 19 {
          let next = Self.content(&numbers)
          kind = .updated(next, layout(next), isAnother: step == 39)
        }
        CardReducer.reduce(
          &state, InputEvent(kind, at: .milliseconds(step * 150)), by: text)
        CardReducer.reduce(
          &state, InputEvent(.keyReleased(code: 30), at: .milliseconds(step * 150 + 50)), by: text)
        state.response = nil
        Self.check(state, "\(seed) \(round) \(step) \(kind)")
      }
    }
  }
}
