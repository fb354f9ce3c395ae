import AlertCore
import Testing

@Suite("A key")
struct KeyTests {
  @Test("that activates answers with the button that has the focus", arguments: 0..<3)
  func activates(index: Int) {
    var story = Story.shown(focus: .button(index))
    story.keyDown(.activate, at: 800)
    #expect(story.state.pressed == .button(index))
    #expect(story.response == nil)
    story.keyUp(.activate, at: 801)
    #expect(story.response == .typed(index))
  }

  @Test("answers nothing where it goes down before the guard is armed", arguments: [10, 799])
  func early(time: Int) {
    var story = Story()
    story.at(0, .firstFramePainted)
    story.at(5, .focusGained(heldKeys: []))
    if time < 300 { story.keyDown(.activate, at: time) }
    story.at(300, .entryPainted)
    if time >= 300 { story.keyDown(.activate, at: time) }
    #expect(story.state.pressed == nil)
    story.keyUp(.activate, at: 1500)
    #expect(story.response == nil)
  }

  @Test("answers nothing by a release alone")
  func releaseOnly() {
    var story = Story.shown()
    story.keyUp(.activate, at: 900)
    #expect(story.response == nil)
  }

  @Test("answers nothing by the release of another")
  func otherRelease() {
    var story = Story.shown()
    story.keyDown(.activate, at: 900)
    story.keyUp(.other, at: 950)
    #expect(story.response == nil)
    story.keyUp(.activate, at: 960)
    #expect(story.response == .typed(0))
  }

  @Test("that repeats answers nothing but by its first press", arguments: [600, 900])
  func repeats(start: Int) {
    var story = Story.shown()
    for time in stride(from: start, through: 3000, by: 30) { story.keyDown(.activate, at: time) }
    #expect(story.response == nil)
    story.keyUp(.activate, at: 3001)
    #expect(story.response == (start < Story.armed ? nil : .typed(0)))
  }

  @Test(
    "held from before the focus answers nothing", arguments: [Key.activate, .digit(1), .escape])
  func heldFromBefore(key: Key) {
    var story = Story()
    story.at(0, .firstFramePainted)
    story.at(20, .focusGained(heldKeys: [Story.code(of: key)]))
    story.at(300, .entryPainted)
    for time in stride(from: 40, through: 2000, by: 30) { story.keyDown(key, at: time) }
    story.keyUp(key, at: 2010)
    #expect(story.response == nil)
    // Let go of, it is a key like any other.
    story.strike(key, from: 2300, to: 2350)
    #expect(story.response != nil)
  }

  @Test("is forgotten as held where the focus comes without it")
  func heldNoLonger() {
    var story = Story.shown()
    story.keyDown(.activate, at: 500)
    story.at(600, .focusGained(heldKeys: []))
    story.strike(.activate, from: 1200, to: 1250)
    #expect(story.response == .typed(0))
  }

  @Test(
    "answers nothing within 250 ms after another",
    arguments: [Key.other, .tab, .digit(9), .end], [(1249, false), (1250, true)])
  func afterAnother(key: Key, at press: (time: Int, counts: Bool)) {
    var story = Story.shown(buttons: [AlertButton("OK")])
    story.strike(key, from: 1000, to: 1010)
    story.strike(.activate, from: press.time, to: 1300)
    #expect(story.response == (press.counts ? .typed(0) : nil))
  }

  @Test("answers nothing within 250 ms after a repeat of another")
  func afterRepeat() {
    var story = Story.shown()
    for time in stride(from: 500, through: 1000, by: 25) { story.keyDown(.other, at: time) }
    story.strike(.activate, from: 1200, to: 1220)
    #expect(story.response == nil)
  }

  @Test(
    "answers nothing where another goes down before it comes up",
    arguments: [Key.activate, .digit(2), .escape], [Key.other, .tab, .home, .digit(7)])
  func another(key: Key, meanwhile: Key) {
    var story = Story.shown()
    story.keyDown(key, at: 900)
    story.keyDown(meanwhile, at: 910)
    #expect(story.state.pressed == nil)
    story.keyUp(meanwhile, at: 920)
    story.keyUp(key, at: 930)
    #expect(story.response == nil)
  }

  @Test("is not disturbed by a modifier before it or meanwhile")
  func modifiers() {
    var story = Story.shown()
    story.keyDown(.modifier, at: 890)
    story.keyDown(.activate, at: 900)
    story.keyUp(.modifier, at: 910)
    story.keyDown(.modifier, at: 920)
    story.keyUp(.activate, at: 930)
    #expect(story.response == .typed(0))
  }

  @Test("that is a digit answers with the button at that place", arguments: 1...9)
  func digit(digit: Int) {
    let buttons = (1...9).map { AlertButton("\($0)") }
    var story = Story.shown(buttons: buttons, focus: .none)
    story.keyDown(.digit(digit), at: 900)
    #expect(story.state.pressed == .button(digit - 1))
    story.keyUp(.digit(digit), at: 950)
    #expect(story.response == .typed(digit - 1))
  }

  @Test("that is a digit answers nothing where there is no such button", arguments: 4...9)
  func missingDigit(digit: Int) {
    var story = Story.shown()
    story.strike(.digit(digit), from: 900, to: 950)
    #expect(story.response == nil)
  }

  @Test(
    "of another kind answers nothing",
    arguments: [Key.tab, .backTab, .left, .right, .home, .end, .modifier, .other])
  func others(key: Key) {
    var story = Story.shown()
    story.strike(key, from: 1000, to: 1050)
    #expect(story.response == nil)
    #expect(story.state.pressed == nil)
  }

  @Test("answers with the button that had the focus when it went down")
  func focusAtPress() {
    var story = Story.shown()
    story.strike(.right, from: 400, to: 420)
    story.strike(.activate, from: 900, to: 950)
    #expect(story.response == .typed(1))
  }
}
