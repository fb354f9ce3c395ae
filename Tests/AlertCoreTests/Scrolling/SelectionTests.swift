import Testing

@testable import AlertCore

@Suite("Letters of the message")
struct SelectionTests {
  private static let message = (1...60).map { "line number \($0)" }.joined(separator: "\n")

  private static var story: Story { Story.shown(message: message) }

  /// The middle of a byte of the message.
  private static func point(_ story: Story, _ offset: Int) -> Point {
    let box = story.state.view.boxes(of: offset..<offset + 1, by: FixedWidthText())[0]
    let origin = story.state.layout.origin
    // A little before the middle, so that the place before it is the nearest.
    return Point(box.x + box.width / 4, box.center.y).offset(origin.x, origin.y)
  }

  private static func selected(_ story: Story) -> String? {
    story.state.selection.map { range in
      String(decoding: Array(story.state.content.message.utf8)[range], as: UTF8.self)
    }
  }

  @Test("are selected by dragging, forwards and backwards", arguments: [(5, 11), (11, 5)])
  func drag(start: Int, end: Int) {
    var story = Self.story
    story.at(900, .pointerPressed(Self.point(story, start), button: 1))
    story.at(910, .pointerMoved(Self.point(story, end)))
    #expect(Self.selected(story) == "number")
    #expect(story.state.takeEffects().isEmpty)
    story.at(920, .pointerReleased(Self.point(story, end), button: 1))
    #expect(story.state.takeEffects() == [.select("number")])
    #expect(!story.state.view.selection.isEmpty)
    #expect(story.response == nil)
  }

  @Test("are selected by words and by lines with more presses")
  func clicks() {
    var story = Self.story
    let point = Self.point(story, 7)
    for (time, selected) in [(900, nil), (1000, "number"), (1100, "line number 1"), (1200, nil)] {
      story.at(time, .pointerPressed(point, button: 1))
      #expect(Self.selected(story) == selected)
      story.at(time + 10, .pointerReleased(point, button: 1))
    }
    story.at(1700, .pointerPressed(point, button: 1))
    #expect(Self.selected(story) == nil)
  }

  @Test("are copied with Control and C, and all of the card where none are selected")
  func copy() {
    var story = Self.story
    story.strike(.copy, from: 900, to: 910)
    #expect(
      story.state.takeEffects() == [
        .copy("Delete 3 files?\n\n\(Self.message)\n\nDelete\nKeep\nAsk")
      ])
    story.strike(.selectAll, from: 950, to: 960)
    #expect(story.state.takeEffects() == [.select(Self.message)])
    story.strike(.copy, from: 1000, to: 1010)
    #expect(story.state.takeEffects() == [.copy(Self.message)])
  }

  @Test("are scrolled to while the pointer is held below them")
  func scrolls() throws {
    var story = Self.story
    let box = try #require(story.state.layout.message?.frame)
    let below = Point(Self.point(story, 0).x, box.maxY + story.state.layout.origin.y + 20)
    story.at(900, .pointerPressed(Self.point(story, 0), button: 1))
    story.at(910, .pointerMoved(below))
    #expect(story.state.isScrollingOn)
    var time = 910
    while time < 20_000, story.state.selection?.upperBound ?? 0 < Self.message.utf8.count - 20 {
      time += 16
      story.at(time, .tick)
    }
    // Not at once: about 160 pixels a second.
    #expect((3000...8000).contains(time))
    story.at(time, .pointerReleased(below, button: 1))
    #expect(!story.state.isScrollingOn)
    let start = story.state.scroll
    story.at(time + 500, .tick)
    #expect(story.state.scroll == start)
  }

  @Test("are forgotten with their message, and not with the title")
  func updated() {
    var story = Self.story
    story.strike(.selectAll, from: 900, to: 910)
    var content = story.state.content
    content.title = "Another"
    story.update(content, at: 1000)
    #expect(story.state.selection != nil)
    content.message = "Short."
    story.update(content, at: 1100)
    #expect(story.state.selection == nil)
  }

  @Test("do not press the button on which the pointer is let go")
  func noPress() {
    var story = Self.story
    story.at(1000, .pointerPressed(Self.point(story, 5), button: 1))
    story.at(1010, .pointerMoved(story.middle(of: 0)))
    story.at(1020, .pointerReleased(story.middle(of: 0), button: 1))
    #expect(story.response == nil)
  }

  @Test("have boxes no further than they are seen")
  func boxes() throws {
    var story = Self.story
    story.strike(.selectAll, from: 900, to: 910)
    let box = try #require(story.state.layout.message?.frame)
    #expect(story.state.view.selection.count == Int(box.height) / 21)
  }

  @Test("are not selected any further once something lies over the card")
  func covered() {
    var story = Self.story
    story.at(900, .pointerPressed(Self.point(story, 5), button: 1))
    story.at(910, .pointerMoved(Self.point(story, 11)))
    story.at(920, .covered(true))
    story.at(1920, .covered(false))
    story.at(1930, .pointerMoved(Self.point(story, 40)))
    #expect(Self.selected(story) == "number")
  }

  @Test("have a cursor of their own")
  func cursor() {
    var story = Self.story
    story.at(900, .pointerMoved(Self.point(story, 5)))
    #expect(story.state.cursor == .text)
    story.at(910, .pointerMoved(story.middle(of: 0)))
    #expect(story.state.cursor == .arrow)
  }
}
