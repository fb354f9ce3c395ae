import AlertCore
import Testing

@Suite("The pointer")
struct PointerTests {
  @Test("answers by press and release on a button", arguments: 0..<3)
  func click(index: Int) {
    var story = Story.shown()
    story.press(index, at: 800)
    #expect(story.state.pressed == .button(index))
    #expect(story.response == nil)
    story.release(index, at: 801)
    #expect(story.response == .clicked(index))
  }

  @Test("answers nothing by a press before the guard is armed", arguments: [10, 299, 300, 799])
  func early(time: Int) {
    var story = Story()
    story.at(0, .firstFramePainted)
    story.at(5, .focusGained(heldKeys: []))
    if time < 300 { story.press(0, at: time) }
    story.at(300, .entryPainted)
    if time >= 300 { story.press(0, at: time) }
    #expect(story.state.pressed == nil)
    story.release(0, at: 900)
    #expect(story.response == nil)
  }

  @Test("answers nothing by a release without a press")
  func releaseOnly() {
    var story = Story.shown()
    story.release(0, at: 900)
    #expect(story.response == nil)
  }

  @Test("answers nothing by a release on another button or beside them all")
  func elsewhere() {
    var story = Story.shown()
    story.press(0, at: 900)
    story.release(1, at: 950)
    #expect(story.response == nil)
    story.press(0, at: 1000)
    story.at(1050, .pointerReleased(Point(1, 1), button: 1))
    #expect(story.response == nil)
    // What was pressed there is forgotten.
    story.release(0, at: 1100)
    #expect(story.response == nil)
  }

  @Test("answers nothing by a click beside the buttons")
  func beside() {
    var story = Story.shown()
    let point = story.state.layout.frame.center
    for point in [Point(1, 1), Point(point.x, point.y - 40)] {
      story.at(900, .pointerPressed(point, button: 1))
      story.at(950, .pointerReleased(point, button: 1))
    }
    #expect(story.response == nil)
    story.at(1000, .pointerPressed(Point(1, 1), button: 1))
    story.release(0, at: 1050)
    #expect(story.response == nil)
  }

  @Test("may leave a button and come back before the release")
  func comesBack() {
    var story = Story.shown()
    story.press(1, at: 900)
    story.at(910, .pointerMoved(story.middle(of: 0)))
    #expect(story.state.pressed == nil)
    #expect(story.state.hover == .button(0))
    story.at(920, .pointerLeft)
    #expect(story.state.hover == nil)
    story.at(930, .pointerMoved(story.middle(of: 1)))
    #expect(story.state.pressed == .button(1))
    story.release(1, at: 940)
    #expect(story.response == .clicked(1))
  }

  @Test("answers nothing by its other buttons", arguments: 2...9)
  func otherButtons(button: Int) {
    var story = Story.shown()
    story.click(0, from: 900, to: 950, button: button)
    #expect(story.response == nil)
    #expect(story.state.pressed == nil)
  }

  @Test("is not stopped by its other buttons while the first one is down", arguments: 2...9)
  func otherButtonsMeanwhile(button: Int) {
    var story = Story.shown()
    story.press(0, at: 900)
    story.click(1, from: 910, to: 920, button: button)
    #expect(story.response == nil)
    story.release(0, at: 950)
    #expect(story.response == .clicked(0))
  }

  @Test("is not helped by a release of another button", arguments: 2...9)
  func mixedButtons(button: Int) {
    var story = Story.shown()
    story.press(0, at: 900)
    story.release(0, at: 920, button: button)
    #expect(story.response == nil)
    story.press(0, at: 1000, button: button)
    story.at(1010, .pointerReleased(Point(1, 1), button: 1))
    story.release(0, at: 1020)
    #expect(story.response == nil)
  }

  @Test("answers nothing within 250 ms after a key", arguments: [(1249, false), (1250, true)])
  func afterKey(time: Int, answered: Bool) {
    var story = Story.shown()
    story.strike(.other, from: 1000, to: 1010)
    story.click(0, from: time, to: 1400)
    #expect(story.response == (answered ? .clicked(0) : nil))
  }

  @Test("tells which button it is over", arguments: 0..<3)
  func hover(index: Int) {
    var story = Story()
    story.at(10, .pointerMoved(story.middle(of: index)))
    #expect(story.state.hover == .button(index))
    story.at(20, .pointerMoved(Point(0, 0)))
    #expect(story.state.hover == nil)
  }

  @Test("does not move the focus")
  func focus() {
    var story = Story.shown()
    story.press(2, at: 900)
    story.at(910, .pointerReleased(Point(0, 0), button: 1))
    #expect(story.state.focus == 0)
  }

  @Test("counts nothing after the answer")
  func answered() {
    var story = Story.shown()
    story.click(0, from: 900, to: 950)
    let state = story.state
    story.click(1, from: 960, to: 970)
    story.strike(.escape, from: 980, to: 990)
    story.at(1000, .closeRequested)
    story.at(1010, .withdrawn(.readerGone))
    #expect(story.state == state)
  }
}
