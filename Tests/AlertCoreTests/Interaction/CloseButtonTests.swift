import AlertCore
import Testing

@Suite("The close button")
struct CloseButtonTests {
  /// A card of the look `meteor`, still on its way, with the focus since 50.
  private static func state(_ roles: [ButtonRole] = [.plain, .cancel]) -> CardState {
    let content = AlertContent(
      title: "Title", message: "Message.", buttons: roles.map { AlertButton("B", role: $0) })
    let layout = CardLayoutEngine(
      content: content, theme: Look.meteor.theme(.light), monitor: Rect(0, 0, 1280, 800),
      text: FixedWidthText()
    ).layout()
    var state = CardState(content: content, layout: layout, options: AlertOptions())
    CardReducer.reduce(&state, InputEvent(.firstFramePainted, at: .zero))
    CardReducer.reduce(&state, InputEvent(.focusGained(heldKeys: []), at: .milliseconds(50)))
    return state
  }

  private static func close(_ state: CardState) -> Point {
    let frame = state.layout.close ?? Rect(0, 0, 0, 0)
    return frame.center.offset(state.layout.origin.x, state.layout.origin.y)
  }

  private static func send(_ state: inout CardState, _ kind: InputEvent.Kind, at time: Int) {
    CardReducer.reduce(&state, InputEvent(kind, at: .milliseconds(time)))
  }

  @Test(
    "dismisses the card, from 200 ms on after the first frame with the focus",
    arguments: [(249, false), (250, true)])
  func dismisses(time: Int, counts: Bool) {
    var state = Self.state()
    let point = Self.close(state)
    Self.send(&state, .pointerPressed(point, button: 1), at: time)
    #expect(state.pressed == (counts ? .close : nil))
    #expect(state.response == nil)
    Self.send(&state, .pointerReleased(point, button: 1), at: time + 50)
    #expect(state.response == (counts ? .dismissed(index: 1, means: .close) : nil))
  }

  @Test("stands for no button where none has the cancel role")
  func noCancel() {
    var state = Self.state([.plain, .destructive])
    let point = Self.close(state)
    Self.send(&state, .pointerPressed(point, button: 1), at: 300)
    Self.send(&state, .pointerReleased(point, button: 1), at: 350)
    #expect(state.response == .dismissed(index: nil, means: .close))
  }

  @Test("does nothing where press and release are not both on it")
  func elsewhere() {
    var state = Self.state()
    let (close, beside) = (Self.close(state), Point(1, 1))
    Self.send(&state, .pointerPressed(close, button: 1), at: 300)
    Self.send(&state, .pointerMoved(beside), at: 320)
    #expect(state.pressed == nil)
    Self.send(&state, .pointerReleased(beside, button: 1), at: 350)
    Self.send(&state, .pointerPressed(beside, button: 1), at: 400)
    Self.send(&state, .pointerReleased(close, button: 1), at: 450)
    #expect(state.response == nil)
  }

  @Test("does nothing by another mouse button, nor while the card lies hidden")
  func neither() {
    var state = Self.state()
    let point = Self.close(state)
    Self.send(&state, .pointerPressed(point, button: 3), at: 300)
    Self.send(&state, .pointerReleased(point, button: 3), at: 350)
    #expect(state.response == nil)
    Self.send(&state, .covered(true), at: 400)
    Self.send(&state, .pointerPressed(point, button: 1), at: 900)
    Self.send(&state, .pointerReleased(point, button: 1), at: 950)
    #expect(state.response == nil)
  }

  @Test("is seen under the pointer and pressed")
  func seen() {
    let state = Self.state()
    let painter = CardPainter(
      content: AlertContent(
        message: "Message.", buttons: [AlertButton("B"), AlertButton("B", role: .cancel)]),
      theme: Look.meteor.theme(.light))
    func part(_ moment: CardPainter.Moment) -> [DrawCommand]? {
      painter.parts(state.layout, moment).first { $0.name == .close }?.commands
    }
    let rest = part(.init())
    #expect(rest != nil)
    #expect(part(.init(hover: .close)) != rest)
    #expect(part(.init(pressed: .close)) != rest)
    #expect(part(.init(pressed: .close)) != part(.init(hover: .close)))
  }
}
