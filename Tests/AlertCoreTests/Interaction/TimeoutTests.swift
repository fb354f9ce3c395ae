import AlertCore
import Testing

@Suite("A timeout")
struct TimeoutTests {
  @Test("counts from the card fully shown")
  func fromShown() {
    var story = Story(timeout: 1000)
    story.at(600, .entryPainted)
    #expect(story.state.timeoutTime == .milliseconds(1600))
    story.at(1599, .tick)
    #expect(story.response == nil)
    story.at(1600, .tick)
    #expect(story.response == .timedOut)
  }

  @Test("begins a second after the entry although the server has not painted it")
  func stoppedServer() {
    var story = Story(timeout: 1000)
    #expect(story.state.timeoutTime == .milliseconds(2000))
    story.at(1999, .tick)
    #expect(story.response == nil)
    story.at(2000, .tick)
    #expect(story.response == .timedOut)
  }

  @Test("is not put off by what happens meanwhile")
  func once() {
    var story = Story.shown(timeout: 1000)
    story.at(900, .entryPainted)
    story.at(1000, .continued)
    story.at(1010, .covered(true))
    story.at(1020, .focusLost)
    story.strike(.other, from: 1100, to: 1150)
    #expect(story.state.timeoutTime == .milliseconds(1300))
    story.at(1300, .tick)
    #expect(story.response == .timedOut)
  }

  @Test("of zero or of nothing never comes", arguments: [nil, 0, -1])
  func never(timeout: Int?) {
    var story = Story.shown(timeout: timeout)
    #expect(story.state.timeoutTime == nil)
    story.at(1_000_000_000, .tick)
    #expect(story.response == nil)
  }

  @Test("loses against a click just before it that is read after it")
  func clickBefore() {
    var story = Story.shown(timeout: 1000)
    story.click(1, from: 1000, to: 1299)
    story.at(1300, .tick)
    #expect(story.response == .clicked(1))
  }

  @Test("loses against a key and a dismissal just before it")
  func keysBefore() {
    var typed = Story.shown(timeout: 1000)
    typed.strike(.activate, from: 1000, to: 1299)
    #expect(typed.response == .typed(0))
    var escaped = Story.shown(timeout: 1000)
    escaped.strike(.escape, from: 1000, to: 1299)
    #expect(escaped.response == .dismissed(index: nil, means: .escape))
    var closed = Story.shown(timeout: 1000)
    closed.at(1299, .closeRequested)
    #expect(closed.response == .dismissed(index: nil, means: .close))
  }

  @Test("wins against what comes up after it, although nothing has told of it yet")
  func after() {
    var clicked = Story.shown(timeout: 1000)
    clicked.click(1, from: 1000, to: 1300)
    #expect(clicked.response == .timedOut)
    var typed = Story.shown(timeout: 1000)
    typed.strike(.activate, from: 1000, to: 1301)
    #expect(typed.response == .timedOut)
    var escaped = Story.shown(timeout: 1000)
    escaped.strike(.escape, from: 1000, to: 2000)
    #expect(escaped.response == .timedOut)
    var closed = Story.shown(timeout: 1000)
    closed.at(1300, .closeRequested)
    #expect(closed.response == .timedOut)
  }

  @Test(
    "ends a card by any event that comes after it",
    arguments: [InputEvent.Kind.tick, .pointerLeft, .continued, .focusLost])
  func anyEvent(kind: InputEvent.Kind) {
    var story = Story.shown(timeout: 1000)
    story.at(1300, kind)
    #expect(story.response == .timedOut)
  }

  @Test("ends a card that is covered and not armed")
  func covered() {
    var story = Story.shown(timeout: 100)
    story.at(310, .covered(true))
    story.at(400, .tick)
    #expect(story.response == .timedOut)
  }

  @Test("leaves everything after it without effect")
  func ended() {
    var story = Story.shown(timeout: 1000)
    story.at(1300, .tick)
    story.click(0, from: 1400, to: 1410)
    #expect(story.response == .timedOut)
    #expect(story.state.hover == nil)
  }
}
