import AlertCore
import Testing

@Suite("A dismissal")
struct DismissalTests {
  /// A card that is still on its way, with the focus since 50.
  private static func arriving(_ roles: [ButtonRole] = [.plain, .cancel]) -> Story {
    var story = Story(buttons: roles.map { AlertButton("B", role: $0) })
    story.at(0, .firstFramePainted)
    story.at(50, .focusGained(heldKeys: []))
    return story
  }

  @Test(
    "means the button with the cancel role and nothing where there is none",
    arguments: [
      ([.plain, .cancel], 1), ([.cancel, .plain], 0), ([.destructive, .plain], nil),
      ([.plain], nil),
    ] as [([ButtonRole], Int?)])
  func cancelIndex(roles: [ButtonRole], index: Int?) {
    var escaped = Self.arriving(roles)
    escaped.strike(.escape, from: 300, to: 320)
    #expect(escaped.response == .dismissed(index: index, means: .escape))
    var closed = Self.arriving(roles)
    closed.at(300, .closeRequested)
    #expect(closed.response == .dismissed(index: index, means: .close))
  }

  @Test(
    "by Escape needs a press from 200 ms on after the first frame with the focus",
    arguments: [(249, false), (250, true)])
  func escape(time: Int, counts: Bool) {
    var story = Self.arriving()
    story.keyDown(.escape, at: time)
    #expect(story.response == nil)
    #expect(story.state.pressed == nil)
    story.keyUp(.escape, at: 400)
    #expect(story.response == (counts ? .dismissed(index: 1, means: .escape) : nil))
  }

  @Test(
    "by the window manager counts from 200 ms on after the first frame with the focus",
    arguments: [(249, false), (250, true)])
  func close(time: Int, counts: Bool) {
    var story = Self.arriving()
    story.at(time, .closeRequested)
    #expect(story.response == (counts ? .dismissed(index: 1, means: .close) : nil))
  }

  @Test("needs no focus where the window manager closes")
  func closeWithoutFocus() {
    var story = Story()
    story.at(0, .firstFramePainted)
    story.at(200, .closeRequested)
    #expect(story.response == .dismissed(index: nil, means: .close))
  }

  @Test("counts for nothing before the first frame")
  func unseen() {
    var story = Story()
    story.at(20, .focusGained(heldKeys: []))
    story.strike(.escape, from: 1000, to: 1010)
    story.at(1020, .closeRequested)
    #expect(story.response == nil)
  }

  @Test("by Escape follows other keys at once")
  func afterTyping() {
    var story = Self.arriving()
    story.strike(.other, from: 280, to: 290)
    story.strike(.escape, from: 300, to: 310)
    #expect(story.response == .dismissed(index: 1, means: .escape))
  }

  @Test("by Escape is not done by a repeat")
  func repeats() {
    var story = Self.arriving()
    for time in stride(from: 100, through: 1000, by: 30) { story.keyDown(.escape, at: time) }
    story.keyUp(.escape, at: 1010)
    #expect(story.response == nil)
  }

  @Test("works while the card has lost its arming")
  func disturbed() {
    var story = Story.shown()
    story.at(910, .continued)
    story.strike(.escape, from: 920, to: 930)
    #expect(story.response == .dismissed(index: nil, means: .escape))
  }

  @Test("needs no waiting where the guard is off")
  func guardOff() {
    var escaped = Story(guardDelay: 0)
    escaped.strike(.escape, from: 1, to: 2)
    #expect(escaped.response == .dismissed(index: nil, means: .escape))
    var closed = Story(guardDelay: 0)
    closed.at(1, .closeRequested)
    #expect(closed.response == .dismissed(index: nil, means: .close))
  }

  @Test(
    "is not what happens where nobody wants the answer",
    arguments: [AlertResponse.Withdrawal.readerGone, .dismissed, .replaced])
  func withdrawn(reason: AlertResponse.Withdrawal) {
    var story = Story()
    story.at(1, .withdrawn(reason))
    #expect(story.response == .withdrawn(reason))
  }
}
