import AlertCore
import Testing

@Suite("An update of a card")
struct UpdateTests {
  private static func content(
    _ roles: [ButtonRole], focus: InitialFocus = .automatic
  ) -> AlertContent {
    AlertContent(
      message: "Or now?", buttons: roles.map { AlertButton("B", role: $0) }, initialFocus: focus)
  }

  @Test("replaces what the card says and where everything stands")
  func replaces() {
    var story = Story.shown()
    let content = Self.content([.plain, .cancel])
    story.at(900, .pointerMoved(story.middle(of: 2)))
    story.update(content, at: 1000)
    #expect(story.state.content == content)
    #expect(story.state.layout == Story.layout(of: content))
    #expect(story.state.hover == nil)
    story.click(1, from: 1500, to: 1550)
    #expect(story.response == .clicked(1))
  }

  @Test("gives Escape and digits the meaning that they have in the new content")
  func meaning() {
    var escaped = Story.shown()
    escaped.update(Self.content([.plain, .cancel]), at: 1000)
    escaped.strike(.escape, from: 1100, to: 1150)
    #expect(escaped.response == .dismissed(index: 1, means: .escape))
    var typed = Story.shown()
    typed.update(Self.content([.plain, .cancel]), at: 1000)
    typed.strike(.digit(3), from: 1600, to: 1650)
    #expect(typed.response == nil)
    typed.strike(.digit(2), from: 2600, to: 2650)
    #expect(typed.response == .typed(1))
  }

  @Test(
    "leaves the focus at its place, unless there is no such button or it would lose something now",
    arguments: [
      ([.plain, .plain, .plain], 2), ([.plain, .plain], 0), ([.plain], 0),
      ([.plain, .cancel, .destructive], 0), ([.destructive, .cancel], 1), ([.destructive], nil),
    ] as [([ButtonRole], Int?)])
  func focus(roles: [ButtonRole], index: Int?) {
    var story = Story.shown()
    story.strike(.end, from: 900, to: 910)
    #expect(story.state.focus == 2)
    story.update(Self.content(roles), at: 1000)
    #expect(story.state.focus == index)
  }

  @Test("leaves the focus on a button that lost something before")
  func destructiveFocus() {
    let buttons = [AlertButton("Keep"), AlertButton("Delete", role: .destructive)]
    var story = Story.shown(buttons: buttons, focus: .button(1))
    story.update(Self.content([.plain, .destructive], focus: .button(1)), at: 1000)
    #expect(story.state.focus == 1)
  }

  @Test("gives the focus to the button that it names where that is another one than before")
  func namedFocus() {
    var story = Story.shown()
    story.update(Self.content([.destructive, .cancel], focus: .button(1)), at: 1000)
    #expect(story.state.focus == 1)
    story.update(Self.content([.plain, .plain], focus: .none), at: 1100)
    #expect(story.state.focus == nil)
  }

  @Test("with another alert's question begins anew, however much it is like the one before")
  func another() {
    var story = Story.shown()
    story.strike(.end, from: 900, to: 910)
    story.press(0, at: 1200)
    let layout = story.state.layout
    story.at(1210, .updated(story.state.content, layout, isAnother: true))
    story.release(0, at: 1220)
    #expect(story.response == nil)
    #expect(story.state.focus == story.state.content.initialFocusIndex)
    story.click(0, from: 1700, to: 1705)
    #expect(story.response == nil)
    story.click(0, from: 1710, to: 1720)
    #expect(story.response == .clicked(0))
  }

  @Test("lets a dismissal under way go on")
  func dismissal() {
    var story = Story.shown()
    story.keyDown(.escape, at: 900)
    story.update(Self.content([.plain, .cancel]), at: 910)
    story.keyUp(.escape, at: 920)
    #expect(story.response == .dismissed(index: 1, means: .escape))
  }

  @Test("leaves the pointer where it is")
  func hover() {
    var story = Story.shown()
    var content = story.state.content
    content.buttons[0].label += "!"
    story.at(900, .pointerMoved(story.middle(of: 0)))
    story.update(content, at: 910)
    #expect(story.state.hover == .button(0))
    content.buttons.removeLast(2)
    let point = story.middle(of: 2)
    story.at(920, .pointerMoved(point))
    story.update(content, at: 930)
    #expect(story.state.hover == story.state.layout.target(at: point))
  }

  @Test("gives the focus to the button that it names where nobody has it")
  func nobody() {
    var story = Story.shown(focus: .none)
    story.update(Self.content([.plain, .plain], focus: .none), at: 1000)
    #expect(story.state.focus == nil)
    story.update(Self.content([.plain, .plain], focus: .button(1)), at: 1100)
    #expect(story.state.focus == 1)
  }

  @Test("that moves the focus begins the guard anew, though the buttons stay where they are")
  func focusMoved() {
    var story = Story.shown(buttons: ["Yes", "No", "Not at all now"].map { AlertButton($0) })
    let before = story.state.layout.buttons.map(\.frame)
    var content = story.state.content
    content.initialFocus = .button(1)
    story.update(content, at: 1000)
    #expect(story.state.layout.buttons.map(\.frame) == before)
    story.strike(.activate, from: 1400, to: 1410)
    #expect(story.response == nil)
    story.strike(.activate, from: 1700, to: 1710)
    #expect(story.response == .typed(1))
  }

  @Test("that changes nothing disturbs nobody")
  func same() {
    var story = Story.shown()
    story.press(0, at: 900)
    story.update(story.state.content, at: 910)
    story.release(0, at: 920)
    #expect(story.response == .clicked(0))
  }

  @Test("of the message alone disturbs nobody, as long as the buttons stay where they are")
  func message() {
    var story = Story.shown()
    var content = story.state.content
    let before = story.state.layout.buttons.map(\.frame)
    content.message = String(content.message.reversed())
    story.press(0, at: 900)
    story.update(content, at: 910)
    #expect(story.state.layout.buttons.map(\.frame) == before)
    story.release(0, at: 920)
    #expect(story.response == .clicked(0))
  }

  @Test("of title or buttons, and one that moves buttons, begins the guard anew", arguments: 0..<3)
  func disturbs(kind: Int) {
    var story = Story.shown()
    var content = story.state.content
    switch kind {
    case 0: content.title += "!"
    case 1: content.buttons[1].label += "!"
    default: content.message += "\nOr not?\nOr later?"
    }
    story.press(0, at: 900)
    story.update(content, at: 910)
    story.release(0, at: 920)
    story.click(0, from: 1400, to: 1405)
    #expect(story.response == nil)
    story.click(0, from: 1410, to: 1420)
    #expect(story.response == .clicked(0))
  }

  @Test("does not begin the timeout anew")
  func timeout() {
    var story = Story.shown(timeout: 2000)
    story.update(Self.content([.plain]), at: 2000)
    story.at(2300, .tick)
    #expect(story.response == .timedOut)
  }

  @Test("comes too late after the end")
  func tooLate() {
    var story = Story.shown()
    story.click(0, from: 900, to: 950)
    let content = story.state.content
    story.update(Self.content([.plain]), at: 1000)
    #expect(story.state.content == content)
    #expect(story.response == .clicked(0))
  }
}
