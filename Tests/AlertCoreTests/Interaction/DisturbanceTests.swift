import AlertCore
import Testing

@Suite("A disturbance")
struct DisturbanceTests {
  /// What begins the guard's while anew, by a name.
  enum Change: String, CaseIterable, Sendable {
    case focusGained, uncovered, moved, updated, continued, painted

    func happens(in story: inout Story, at time: Int) {
      switch self {
      case .focusGained: story.at(time, .focusGained(heldKeys: []))
      case .uncovered: story.at(time, .covered(false))
      case .moved: story.at(time, .moved(story.layout(movedBy: 10)))
      case .updated:
        var content = story.state.content
        content.title = "They are gone then."
        story.update(content, at: time)
      case .continued: story.at(time, .continued)
      case .painted: story.at(time, .entryPainted)
      }
    }
  }

  @Test(
    "arms the guard anew, for the pointer", arguments: Change.allCases,
    [(1499, false), (1500, true)])
  func pointer(change: Change, at press: (time: Int, counts: Bool)) {
    var story = Story.shown()
    change.happens(in: &story, at: 1000)
    story.click(0, from: press.time, to: 1600)
    #expect(story.response == (press.counts ? .clicked(0) : nil))
  }

  @Test(
    "arms the guard anew, for keys", arguments: Change.allCases, [(1499, false), (1500, true)])
  func keys(change: Change, at press: (time: Int, counts: Bool)) {
    var story = Story.shown()
    change.happens(in: &story, at: 1000)
    story.strike(.activate, from: press.time, to: 1600)
    #expect(story.response == (press.counts ? .typed(0) : nil))
  }

  @Test("does not arm the guard before the card is at its place", arguments: Change.allCases)
  func beforeEntry(change: Change) {
    guard change != .painted else { return }
    var story = Story()
    story.at(0, .firstFramePainted)
    change.happens(in: &story, at: 10)
    story.click(0, from: 5000, to: 5050)
    story.strike(.activate, from: 6000, to: 6050)
    #expect(story.response == nil)
  }

  @Test(
    "cancels what is pressed, even without a guard",
    arguments: [Change.focusGained, .uncovered, .moved, .updated, .continued], [0, 500])
  func cancels(change: Change, guardDelay: Int) {
    var story = Story.shown(guardDelay: guardDelay)
    story.keyDown(.activate, at: 2000)
    story.press(1, at: 2300)
    change.happens(in: &story, at: 2310)
    #expect(story.state.pressed == nil)
    story.release(1, at: 5000)
    story.keyUp(.activate, at: 5010)
    #expect(story.response == nil)
  }

  @Test("by another window above the card cancels what is pressed")
  func covers() {
    var story = Story.shown()
    story.press(1, at: 900)
    story.at(910, .covered(true))
    #expect(story.state.pressed == nil)
    story.release(1, at: 920)
    #expect(story.response == nil)
  }

  @Test("by another window above the card keeps all answers away for as long as it stays")
  func covered() {
    var story = Story.shown()
    story.at(900, .covered(true))
    story.click(0, from: 9000, to: 9050)
    story.strike(.activate, from: 9500, to: 9550)
    story.strike(.digit(1), from: 9900, to: 9950)
    story.strike(.escape, from: 10_300, to: 10_350)
    #expect(story.response == nil)
    story.at(11_000, .covered(false))
    story.strike(.escape, from: 11_100, to: 11_150)
    #expect(story.response == .dismissed(index: nil, means: .escape))
  }

  @Test("by the loss of the focus cancels keys")
  func focusLost() {
    var story = Story.shown()
    story.keyDown(.activate, at: 900)
    story.at(910, .focusLost)
    #expect(story.state.pressed == nil)
    story.keyUp(.activate, at: 920)
    #expect(story.response == nil)
  }

  @Test("is not a layout that changes nothing")
  func sameLayout() {
    var story = Story.shown()
    story.press(0, at: 900)
    story.at(910, .moved(story.state.layout))
    story.release(0, at: 920)
    #expect(story.response == .clicked(0))
  }

  @Test("by a move takes the buttons along")
  func movedButtons() {
    var story = Story.shown()
    let before = story.middle(of: 0)
    story.at(1000, .moved(story.layout(movedBy: 600)))
    #expect(story.state.hover == nil)
    story.at(2000, .pointerPressed(before, button: 1))
    story.at(2010, .pointerReleased(before, button: 1))
    #expect(story.response == nil)
    story.click(0, from: 2100, to: 2150)
    #expect(story.response == .clicked(0))
  }

  @Test("tells when the guard is armed next")
  func armingTime() {
    var story = Story.shown()
    #expect(story.state.consent.armingTime == .milliseconds(Story.armed))
    story.at(1000, .covered(true))
    #expect(story.state.consent.armingTime == nil)
    story.at(2000, .covered(false))
    #expect(story.state.consent.armingTime == .milliseconds(2500))
  }
}
