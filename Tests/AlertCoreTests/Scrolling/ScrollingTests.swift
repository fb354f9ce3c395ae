import Testing

@testable import AlertCore

@Suite("A message that does not fit")
struct ScrollingTests {
  /// A card on which 19 lines of 21 pixels are seen of 500.
  static func story(buttons: [String] = ["Yes", "No"], lines: Int = 500) -> Story {
    let message = (1...lines).map { "line \($0)" }.joined(separator: "\n")
    return Story.shown(message: message, buttons: buttons.map { AlertButton($0) })
  }

  private static func top(_ story: Story) -> Double {
    story.state.flow?.distance(to: story.state.scroll) ?? -1
  }

  /// The text of the first line that is seen.
  private static func firstLine(_ story: Story) -> String {
    guard let piece = story.state.view.pieces.first, let box = story.state.layout.message?.frame
    else {
      return ""
    }
    let row = Int((box.y - piece.frame.y) / 21)
    return String(
      piece.request.string.split(separator: "\n", omittingEmptySubsequences: false)[row])
  }

  @Test("shows its beginning, and a bar beside it")
  func beginning() throws {
    let story = Self.story()
    #expect(Self.firstLine(story) == "line 1")
    let box = try #require(story.state.layout.message?.frame)
    #expect(box.height == 19 * 21)
    let bar = try #require(story.state.layout.scrollBar)
    let thumb = try #require(story.state.view.thumb)
    #expect(thumb.y == bar.track.y && thumb.height < bar.track.height / 4)
    #expect(bar.track.x >= box.maxX)
  }

  @Test("follows the wheel, three lines at once")
  func wheel() {
    var story = Self.story()
    let middle = story.middleOfMessage
    for time in 0..<10 { story.at(900 + time, .pointerPressed(middle, button: 5)) }
    #expect(Self.firstLine(story) == "line 31")
    for time in 0..<4 { story.at(950 + time, .pointerPressed(middle, button: 4)) }
    #expect(Self.firstLine(story) == "line 19")
    for time in 0..<40 { story.at(1000 + time, .pointerPressed(middle, button: 4)) }
    #expect(Self.firstLine(story) == "line 1")
    #expect(story.response == nil)
  }

  @Test("is not laid out for turns of the wheel that others follow at once")
  func flood() throws {
    var story = Self.story(lines: 40_000)
    let middle = story.middleOfMessage
    for _ in 0..<2000 {
      CardReducer.reduce(
        &story.state, InputEvent(.pointerPressed(middle, button: 5), at: .milliseconds(900)))
    }
    let before = try #require(story.state.flow).blocks.count { $0.isMeasured }
    story.at(910, .tick)
    let after = try #require(story.state.flow).blocks.count { $0.isMeasured }
    #expect(after - before < 8)
    #expect(Self.firstLine(story) == "line 6001")
  }

  @Test("goes a page less a line", arguments: [(Key.pageDown, "line 19"), (.end, "line 482")])
  func pages(key: Key, line: String) {
    var story = Self.story()
    story.strike(key, from: 900, to: 910)
    #expect(Self.firstLine(story) == line)
    story.strike(key == .end ? .home : .pageUp, from: 950, to: 960)
    #expect(Self.firstLine(story) == "line 1")
  }

  @Test("has the arrows that no button wants")
  func arrows() {
    var row = Self.story()
    row.strike(.down, from: 900, to: 910)
    #expect(Self.firstLine(row) == "line 2" && row.state.focus == 0)
    row.strike(.right, from: 950, to: 960)
    #expect(Self.firstLine(row) == "line 2" && row.state.focus == 1)
    var stack = Self.story(buttons: [String](repeating: "Continue without saving", count: 3))
    stack.strike(.down, from: 900, to: 910)
    #expect(Self.firstLine(stack) == "line 1" && stack.state.focus == 1)
    stack.strike(.down, from: 950, to: 960)
    stack.strike(.down, from: 1000, to: 1010)
    #expect(Self.firstLine(stack) == "line 2" && stack.state.focus == 2)
  }

  @Test("is dragged by its bar")
  func drag() throws {
    var story = Self.story()
    let origin = story.state.layout.origin
    let bar = try #require(story.state.layout.scrollBar).track.offset(origin.x, origin.y)
    let thumb = try #require(story.state.view.thumb).offset(origin.x, origin.y)
    story.at(900, .pointerPressed(thumb.center, button: 1))
    #expect(story.state.pressed == .scrollBar)
    let room = bar.height - thumb.height
    story.at(910, .pointerMoved(Point(bar.x + 200, thumb.center.y + room / 2)))
    #expect(abs(Self.top(story) - (500 * 21 - 19 * 21) / 2) <= 42)
    story.at(920, .pointerMoved(Point(bar.x, bar.maxY + 300)))
    #expect(Self.firstLine(story) == "line 482")
    story.at(930, .pointerReleased(Point(bar.x, bar.maxY + 300), button: 1))
    story.at(940, .pointerMoved(Point(bar.x, bar.y)))
    #expect(Self.firstLine(story) == "line 482")
    #expect(story.response == nil)
  }

  @Test("goes a page towards a press beside the thumb")
  func track() throws {
    var story = Self.story()
    let origin = story.state.layout.origin
    let bar = try #require(story.state.layout.scrollBar).track.offset(origin.x, origin.y)
    story.at(900, .pointerPressed(Point(bar.center.x, bar.maxY - 1), button: 1))
    #expect(Self.firstLine(story) == "line 19")
  }

  @Test("does not keep the guard waiting, and answers nothing")
  func harmless() {
    var story = Self.story()
    story.at(850, .pointerPressed(story.middleOfMessage, button: 5))
    story.strike(.pageDown, from: 860, to: 870)
    story.click(1, from: 880, to: 890)
    #expect(story.response == nil)
    // A key is a sign of typing, as any other; the wheel is none.
    story.click(1, from: 1120, to: 1130)
    #expect(story.response == .clicked(1))
  }

  @Test("stays where it is when the card gets another place")
  func moved() throws {
    var story = Self.story()
    for time in 0..<30 { story.at(900 + time, .pointerPressed(story.middleOfMessage, button: 5)) }
    let line = Self.firstLine(story)
    story.at(1000, .moved(story.layout(movedBy: 40)))
    #expect(Self.firstLine(story) == line)
  }

  @Test("begins anew with another question, and not with another message")
  func updated() {
    var story = Self.story()
    story.strike(.end, from: 900, to: 910)
    var content = story.state.content
    content.message += "\nline 501"
    story.update(content, at: 1000)
    #expect(Self.firstLine(story) == "line 482")
    story.at(1100, .updated(content, Story.layout(of: content), isAnother: true))
    #expect(Self.firstLine(story) == "line 1")
  }
}
