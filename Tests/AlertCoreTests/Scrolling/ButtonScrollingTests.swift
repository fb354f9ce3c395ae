import Testing

@testable import AlertCore

@Suite("Buttons that do not fit")
struct ButtonScrollingTests {
  private static let label = "A label of sixty characters, which is a long one for buttons"

  private static var story: Story {
    Story.shown(buttons: (0..<20).map { AlertButton("\(Self.label) \($0)") })
  }

  private static func seen(_ story: Story) -> [Int] {
    let layout = story.state.layout
    return layout.buttons.indices.filter {
      layout.seenFrame(ofButton: $0) == layout.buttons[$0].frame
    }
  }

  @Test("are a stack that is scrolled, whole and with whole labels")
  func stack() throws {
    let layout = Self.story.state.layout
    let box = try #require(layout.buttonBox)
    #expect(layout.buttonBar != nil)
    #expect(box.height <= 400)
    for button in layout.buttons {
      #expect(button.label.request.maximumHeight == nil)
      #expect(button.label.holdsItsText)
    }
  }

  @Test("come into sight with the focus")
  func focus() {
    var story = Self.story
    #expect(Self.seen(story).first == 0)
    for step in 0..<19 {
      story.strike(step.isMultiple(of: 2) ? .tab : .down, from: 900 + step, to: 900 + step)
      #expect(story.state.focus == step + 1)
      #expect(Self.seen(story).contains(step + 1))
    }
    story.strike(.tab, from: 950, to: 950)
    #expect(Self.seen(story).first == 0)
    story.strike(.end, from: 960, to: 960)
    #expect(Self.seen(story).last == 19)
  }

  @Test("follow the wheel and their bar, and are hit where they are seen")
  func wheel() throws {
    var story = Self.story
    let layout = story.state.layout
    let box = try #require(layout.buttonBox).offset(layout.origin.x, layout.origin.y)
    let before = story.middle(of: 0)
    #expect(story.state.layout.target(at: before) == .button(0))
    for time in 0..<30 { story.at(900 + time, .pointerPressed(box.center, button: 5)) }
    #expect(Self.seen(story).last == 19)
    // The first one lies behind the text now, where nothing is hit.
    #expect(story.state.layout.target(at: story.middle(of: 0)) != .button(0))
    story.click(19, from: 1200, to: 1300)
    #expect(story.response == .clicked(19))
  }

  @Test("are dragged by their bar")
  func drag() throws {
    var story = Self.story
    let layout = story.state.layout
    let bar = try #require(layout.buttonBar).track.offset(layout.origin.x, layout.origin.y)
    story.at(900, .pointerPressed(Point(bar.center.x, bar.y + 2), button: 1))
    story.at(910, .pointerMoved(Point(bar.center.x, bar.maxY + 50)))
    #expect(Self.seen(story).last == 19)
    #expect(story.response == nil)
  }

  @Test("are not answered by a press that is scrolled away from its button")
  func scrolledAway() {
    var story = Self.story
    let place = story.middle(of: 0)
    story.press(0, at: 1000)
    for time in 0..<30 { story.at(1010 + time, .pointerPressed(place, button: 5)) }
    story.at(1100, .pointerReleased(place, button: 1))
    #expect(story.response == nil)
  }

  @Test("come into sight by a key that means one of them, and are answered by the next")
  func unseen() throws {
    for key in [Key.activate, .digit(1)] {
      var story = Self.story
      let layout = story.state.layout
      let box = try #require(layout.buttonBox).offset(layout.origin.x, layout.origin.y)
      for time in 0..<30 { story.at(900 + time, .pointerPressed(box.center, button: 5)) }
      #expect(!Self.seen(story).contains(0))
      story.strike(key, from: 1200, to: 1210)
      #expect(Self.seen(story).contains(0))
      #expect(story.response == nil)
      story.strike(key, from: 1500, to: 1510)
      #expect(story.response == .typed(0))
    }
  }

  @Test("stay where they are scrolled to when only the message changes")
  func updated() throws {
    var story = Self.story
    let layout = story.state.layout
    let box = try #require(layout.buttonBox).offset(layout.origin.x, layout.origin.y)
    for time in 0..<5 { story.at(900 + time, .pointerPressed(box.center, button: 5)) }
    let places = story.state.layout.buttonPlaces
    #expect(places != layout.buttonPlaces)
    var content = story.state.content
    content.message = String(content.message.reversed())
    story.update(content, at: 1000)
    #expect(story.state.layout.buttonPlaces == places)
    content.title = String(content.title.reversed())
    story.update(content, at: 1100)
    #expect(Self.seen(story).contains(0))
    #expect(!story.state.consent.isArmed(at: .milliseconds(1200)))
  }

  @Test("are all seen at once in columns where their labels are short")
  func columns() {
    let layout = Story.shown(buttons: (0..<20).map { AlertButton("B\($0)") }).state.layout
    #expect(layout.buttonBox == nil)
  }

  @Test("leave the corners of the card round where they are segments")
  func corners() throws {
    let content = AlertContent(
      message: "Message.", buttons: (0..<20).map { AlertButton("\(Self.label) \($0)") })
    let theme = Theme.segmented(.dark)
    let given = CardLayoutEngine(
      content: content, theme: theme, monitor: Rect(0, 0, 640, 480), text: FixedWidthText()
    ).layout()
    let foot = given.size.height - theme.card.radius
    #expect(given.buttonBox != nil && theme.card.radius > 2)
    // Wherever a button or a line between two of them happens to be.
    for distance in stride(from: 0.0, through: 100, by: 1) {
      let layout = given.withButtonsScrolled(to: distance)
      let parts = CardPainter(content: content, theme: theme).parts(layout, .init())
      let buttons = parts.filter { if case .button = $0.name { true } else { false } }
      #expect(!buttons.isEmpty && buttons.allSatisfy { $0.bounds.maxY <= foot }, "\(distance)")
      var lines: [Rect] = []
      for case .fill(let path, theme.button.hairline) in parts[0].commands {
        lines.append(path.bounds)
      }
      #expect(!lines.isEmpty && lines.allSatisfy { $0.maxY <= foot }, "\(distance)")
    }
  }
}
