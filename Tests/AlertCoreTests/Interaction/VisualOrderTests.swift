import AlertCore
import Testing

/// A look may place the cancel button elsewhere: keys go by what is seen, answers by what was given.
@Suite("Where the cancel button stands first")
struct VisualOrderTests {
  /// OK, Cancel, Help as given; Cancel, OK, Help as seen.
  private static func state() -> CardState {
    let content = AlertContent(
      title: "Title", message: "Message.",
      buttons: [AlertButton("OK"), AlertButton("Cancel", role: .cancel), AlertButton("Help")])
    let layout = CardLayoutEngine(
      content: content, theme: Look.cover.theme(.light), monitor: Rect(0, 0, 1280, 800),
      text: FixedWidthText()
    ).layout()
    return CardState(content: content, layout: layout, options: AlertOptions(guardDelay: .zero))
  }

  private static func strike(_ state: inout CardState, _ keys: Key...) {
    for (count, key) in keys.enumerated() {
      let time = Duration.milliseconds(count)
      CardReducer.reduce(&state, InputEvent(.keyPressed(key, code: count), at: time))
      CardReducer.reduce(&state, InputEvent(.keyReleased(code: count), at: time))
    }
  }

  @Test("the layout says so")
  func order() {
    #expect(Self.state().layout.order == [1, 0, 2])
  }

  @Test(
    "the focus moves as the eye does",
    arguments: [
      ([.tab], 2), ([.backTab], 1), ([.tab, .tab], 1), ([.left], 1), ([.right], 2), ([.home], 1),
      ([.end], 2), ([.left, .left], 1), ([.right, .right], 2),
    ] as [([Key], Int)])
  func focus(keys: [Key], index: Int) {
    var state = Self.state()
    #expect(state.focus == 0)
    for key in keys { Self.strike(&state, key) }
    #expect(state.focus == index)
  }

  @Test("digits count as the eye does", arguments: [(1, 1), (2, 0), (3, 2)])
  func digits(digit: Int, index: Int) {
    var state = Self.state()
    Self.strike(&state, .digit(digit))
    #expect(state.response == .button(index: index, means: .key))
  }

  @Test("and the focus is nobody's, Tab gives it to the first that is seen")
  func nobody() {
    let seen = Self.state()
    let content = AlertContent(
      message: "Message.",
      buttons: [AlertButton("OK"), AlertButton("Cancel", role: .cancel)], initialFocus: .none)
    var state = CardState(
      content: content, layout: seen.layout, options: AlertOptions(guardDelay: .zero))
    Self.strike(&state, .tab)
    #expect(state.focus == 1)
  }
}
