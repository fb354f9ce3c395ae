import Testing

@testable import AlertCore

@Suite("A card of a text that is read from the right")
struct DirectionTests {
  @Test(
    "is known by its first letter that has a direction",
    arguments: [
      ("Title", "שלום", TextDirection.leftToRight), ("", "שלום abc", .rightToLeft),
      ("123 — ", "مرحبا", .rightToLeft), ("", "123", .leftToRight), ("", "👍 עברית", .rightToLeft),
      ("", "\u{2067}abc\u{2069} שלום", .rightToLeft), ("", "\u{200f}12", .rightToLeft),
      ("", "日本語 عربي", .leftToRight), ("", "ހިންދީ", .rightToLeft), ("", "/شارع", .rightToLeft),
    ])
  func first(title: String, message: String, direction: TextDirection) {
    let content = AlertContent(title: title, message: message, buttons: [AlertButton("1")])
    #expect(content.direction == direction)
  }

  private static func layout(
    _ direction: TextDirection?, look: Look = .meteor, message: String = "Message.",
    buttons: Int = 3
  ) -> CardLayout {
    let content = AlertContent(
      title: "Title", message: message, style: .question,
      buttons: (0..<buttons).map { AlertButton("Button \($0)", role: $0 == 1 ? .cancel : .plain) })
    return CardLayoutEngine(
      content: content, theme: look.theme(.light), monitor: Rect(0, 0, 1280, 800),
      text: FixedWidthText(), options: AlertOptions(direction: direction)
    ).layout()
  }

  /// All boxes of a layout.
  private static func boxes(_ layout: CardLayout) -> [Rect] {
    let texts = [layout.title, layout.message].compactMap(\.self) + layout.buttons.map(\.label)
    let others = [
      layout.icon, layout.close, layout.separator, layout.scrollBar?.track,
      layout.buttonBar?.track, layout.buttonBox,
    ]
    return texts.map(\.frame) + layout.buttons.map(\.frame) + layout.hairlines
      + others.compactMap(\.self)
  }

  @Test("is the mirror image of the other one", arguments: Look.allCases, [3, 30])
  func mirrored(look: Look, buttons: Int) {
    let message = String(repeating: "line\n", count: buttons * 10)
    let left = Self.layout(.leftToRight, look: look, message: message, buttons: buttons)
    let right = Self.layout(.rightToLeft, look: look, message: message, buttons: buttons)
    #expect(right.direction == .rightToLeft)
    #expect(right.frame == left.frame && right.order == left.order)
    for (one, other) in zip(Self.boxes(left), Self.boxes(right)) {
      #expect(other.x == left.size.width - one.maxX)
      #expect((other.y, other.width, other.height) == (one.y, one.width, one.height))
    }
  }

  @Test("has its close button on the left, and its first button on the right")
  func places() throws {
    let layout = Self.layout(.rightToLeft, buttons: 2)
    #expect(try #require(layout.close).x == 0)
    #expect(layout.buttons[0].frame.x > layout.buttons[1].frame.x)
    #expect(layout.message?.request.direction == .rightToLeft)
  }

  @Test("takes its direction from its text where nobody says")
  func automatic() {
    #expect(Self.layout(nil).direction == .leftToRight)
    let hebrew = Story.shown(message: "שלום", buttons: [AlertButton("a")])
    // The title is the first to be read.
    #expect(hebrew.state.layout.direction == .leftToRight)
  }

  @Test("has the arrows where its buttons are")
  func arrows() {
    let content = AlertContent(
      message: "שלום", buttons: ["א", "ב", "ג"].map { AlertButton($0) })
    var state = CardState(
      content: content, layout: Story.layout(of: content), options: AlertOptions(guardDelay: .zero))
    func strike(_ key: Key) {
      CardReducer.reduce(&state, InputEvent(.keyPressed(key, code: 50), at: .zero))
      CardReducer.reduce(&state, InputEvent(.keyReleased(code: 50), at: .zero))
    }
    strike(.left)
    #expect(state.focus == 1)
    strike(.left)
    #expect(state.focus == 2)
    strike(.right)
    #expect(state.focus == 1)
    strike(.tab)
    #expect(state.focus == 2)
  }
}
