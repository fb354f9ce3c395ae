import AlertCore
import Testing

/// Where everything stands on each look, with a monitor of 1280 by 800 at scale 1.
@Suite("The layout of the look")
struct LookLayoutTests {
  private static func layout(
    _ look: Look, title: String = "Title", message: String = "Message.",
    style: AlertStyle = .none, _ buttons: [AlertButton],
    monitor: Rect = Rect(0, 0, 1280, 800), change: (inout Theme) -> Void = { _ in }
  ) -> CardLayout {
    var theme = look.theme(.light)
    change(&theme)
    return CardLayoutEngine(
      content: AlertContent(title: title, message: message, style: style, buttons: buttons),
      theme: theme, monitor: monitor, text: FixedWidthText()
    ).layout()
  }

  private static let one = [AlertButton("OK")]
  private static let two = [AlertButton("No", role: .cancel), AlertButton("Yes")]

  @Test("prompt is a square with its centre 40 above the screen's")
  func prompt() {
    let layout = Self.layout(
      .prompt, style: .success, [AlertButton("OK"), AlertButton("No", role: .cancel)])
    #expect(layout.size == Size(213, 213))
    #expect(abs(layout.frame.center.x - 640) <= 0.5)
    #expect(abs(layout.frame.center.y - 360) <= 0.5)
    // Cancel on the left, OK on the right, their centres 50 from the card's.
    #expect(layout.order == [1, 0])
    #expect(layout.buttons.map(\.frame.size) == [Size(80, 30), Size(80, 30)])
    #expect(abs(layout.buttons[1].frame.center.x - (106.5 - 50)) <= 0.5)
    #expect(abs(layout.buttons[0].frame.center.x - (106.5 + 50)) <= 0.5)
    #expect(layout.icon?.height == 85)
    let alone = Self.layout(.prompt, style: .success, Self.one)
    #expect(abs(alone.buttons[0].frame.center.x - 106.5) <= 0.5)
    #expect(alone.buttons[0].frame.size == Size(80, 30))
  }

  @Test("prompt stays a square without an icon, its text in the middle")
  func bare() throws {
    let layout = Self.layout(.prompt, Self.one)
    #expect(layout.size == Size(213, 213))
    let title = try #require(layout.title)
    let message = try #require(layout.message)
    let below = layout.buttons[0].frame.y - message.frame.maxY
    #expect(abs(title.frame.y - below) <= 8)
  }

  @Test(
    "segmented is two thirds of the monitor wide, up to 480",
    arguments: [(600.0, 400.0), (630, 420), (1280, 480), (3840, 480)])
  func segmentedWidth(monitor: Double, width: Double) {
    let layout = Self.layout(.segmented, Self.two, monitor: Rect(0, 0, monitor, 800))
    #expect(layout.size.width == width)
  }

  @Test("segmented has its buttons from edge to edge, with hairlines")
  func segments() throws {
    let layout = Self.layout(.segmented, Self.two)
    let title = try #require(layout.title)
    let message = try #require(layout.message)
    #expect(title.frame.y == 10 && title.frame.height == 20)
    #expect(title.frame.x == 10 && title.frame.maxX == 470)
    #expect(message.frame.y == 40)
    // The line above the segments is the first of their 45 rows.
    let top = message.frame.maxY + 20
    #expect(layout.size.height == top + 45)
    #expect(layout.hairlines.first == Rect(0, top, 480, 1))
    let frames = layout.buttons.map(\.frame)
    #expect(frames[0].x == 0 && frames[1].maxX == 480)
    #expect(frames.allSatisfy { $0.y == top + 1 && $0.maxY == layout.size.height })
    #expect(abs(frames[0].width - frames[1].width) <= 1)
    #expect(layout.hairlines.last == Rect(frames[0].maxX, top + 1, 1, 44))
    #expect(frames[1].x == frames[0].maxX + 1)
  }

  @Test("segmented stacks labels that do not fit, each with its hairline", arguments: [2, 3, 4])
  func stackedSegments(count: Int) {
    let label = String(repeating: "label ", count: 12)
    let layout = Self.layout(.segmented, (0..<count).map { _ in AlertButton(label) })
    #expect(layout.buttons.allSatisfy { $0.frame.x == 0 && $0.frame.maxX == 480 })
    #expect(layout.hairlines.count == count)
    #expect(layout.buttons.last?.frame.maxY == layout.size.height)
    for (line, button) in zip(layout.hairlines, layout.buttons) {
      #expect(line.maxY == button.frame.y && line.width == 480)
    }
  }

  @Test("spring is 260 wide and as high as its text")
  func spring() throws {
    let layout = Self.layout(.spring, Self.two)
    #expect(layout.size.width == 260)
    let title = try #require(layout.title)
    let message = try #require(layout.message)
    #expect(title.frame == Rect(15, 20, 230, 20))
    #expect(message.frame.y == 55)
    let y = message.frame.maxY + 15
    #expect(layout.buttons.map(\.frame) == [Rect(15, y, 105, 30), Rect(135, y, 105, 30)])
    #expect(layout.size.height == y + 50)
    #expect(layout.close == nil)
    let alone = Self.layout(.spring, Self.one)
    #expect(alone.buttons[0].frame == Rect(15, y, 230, 30))
    let longer = Self.layout(.spring, message: String(repeating: "word ", count: 30), Self.two)
    let lines = Double(try #require(longer.message).frame.height) / 18
    #expect(lines > 3 && longer.size.height == layout.size.height + (lines - 1) * 18)
  }

  @Test("spring has a close button where it is wanted")
  func springClose() {
    let layout = Self.layout(.spring, Self.two) { $0.close.isShown = true }
    #expect(layout.close == Rect(230, 2, 28, 28))
  }

  @Test(
    "cover is three quarters of the monitor wide, up to 480, and half as high as wide",
    arguments: [(320.0, 240.0, 120.0), (480, 360, 180), (1280, 480, 240)])
  func coverSize(monitor: Double, width: Double, height: Double) {
    let layout = Self.layout(.cover, Self.two, monitor: Rect(0, 0, monitor, 800))
    #expect(layout.size == Size(width, height))
  }

  @Test("cover has a title line, a message of two lines and its buttons at the foot")
  func cover() throws {
    let layout = Self.layout(.cover, Self.two)
    #expect(layout.title?.frame.y == 0 && layout.title?.frame.height == 22)
    #expect(layout.separator == Rect(0, 23, 480, 1))
    // One line stands in the middle of the 44 from 25 on.
    #expect(layout.message?.frame.y == 36)
    #expect(layout.buttons.map(\.frame) == [Rect(5, 210, 230, 25), Rect(245, 210, 230, 25)])
    let long = Self.layout(.cover, message: String(repeating: "word ", count: 200), Self.two)
    let message = try #require(long.message)
    #expect(message.frame.y == 25 && message.frame.height == 44)
    #expect(message.request.maximumHeight == 44)
    #expect(long.size == layout.size)
    // The cancel button stands first, wherever it was given.
    #expect(Self.layout(.cover, Self.two.reversed()).order == [1, 0])
  }

  @Test("meteor is 245 by 160 and has a close button in its corner")
  func meteor() throws {
    let layout = Self.layout(.meteor, Self.one)
    #expect(layout.size == Size(245, 160))
    #expect(layout.close == Rect(213, 0, 32, 32))
    let title = try #require(layout.title)
    let message = try #require(layout.message)
    #expect(title.frame.y == 15 && title.frame.height == 25)
    #expect(title.frame.maxX <= 213)
    // One line stands in the middle of the 60 from 40 on.
    #expect(message.frame.center.y == 70)
    #expect(layout.buttons[0].frame == Rect(42, 110, 160, 40))
    let two = Self.layout(.meteor, Self.two)
    #expect(two.buttons.map(\.frame) == [Rect(10, 110, 107, 40), Rect(127, 110, 107, 40)])
    let long = Self.layout(.meteor, message: String(repeating: "word ", count: 25), Self.one)
    #expect(long.size.height > 160)
    #expect(long.message?.frame.y == 40)
  }

  @Test("meteor without a title keeps its message off the close button")
  func meteorWithoutTitle() throws {
    let layout = Self.layout(.meteor, title: "", Self.one)
    #expect(try #require(layout.message).frame.y >= 32)
  }

  @Test(
    "every one keeps its size where its theme has more space than sense",
    arguments: [
      ("titleSize", "72"), ("cardMaximumWidth", "100"), ("messageInset", "140"),
      ("closeSize", "90"), ("titleInset", "200"), ("buttonLabelPadding", "200"),
      ("buttonInset", "200"), ("cardPaddingTop", "200"), ("buttonGap", "100"),
    ])
  func muchSpace(key: String, value: String) {
    for look in Look.allCases {
      let layout = Self.layout(look, Self.two, monitor: Rect(0, 0, 800, 600)) { theme in
        theme.close.isShown = true
        try? theme.apply(ThemeSetting(key: key, value: value)) { _ in nil }
      }
      #expect(layout.reduction == 1, "\(look)")
      #expect(layout.title?.holdsItsText == true && layout.message?.holdsItsText == true)
      #expect(layout.buttons.allSatisfy { $0.label.holdsItsText })
    }
  }

  @Test(
    "every one has lines as high as its letters, whatever the theme says",
    arguments: [
      ("titleSize", "72"), ("messageSize", "60"), ("buttonSize", "40"), ("titleLineHeight", "4"),
      ("messageLineHeight", "4"), ("buttonLineHeight", "4"), ("buttonHeight", "4"),
    ])
  func lines(key: String, value: String) throws {
    for look in Look.allCases {
      let layout = Self.layout(look, Self.two) { theme in
        try? theme.apply(ThemeSetting(key: key, value: value)) { _ in nil }
      }
      for block in [layout.title, layout.message].compactMap(\.self) + layout.buttons.map(\.label) {
        let lineHeight = try #require(block.request.lineHeight)
        #expect(lineHeight >= block.request.font.size, "\(look)")
      }
      #expect(layout.buttons.allSatisfy { $0.frame.contains($0.label.frame) }, "\(look)")
    }
  }

  @Test("every one has the cancel button last in a stack, unless it leaves it where it was given")
  func cancelInStack() {
    let buttons = [AlertButton("A"), AlertButton("No", role: .cancel), AlertButton("B")]
    for look in Look.allCases {
      let layout = Self.layout(look, buttons) { $0.button.arrangement = .stacked }
      let isGiven = look.theme(.light).button.cancelPlace == .given
      #expect(layout.order == (isGiven ? [0, 1, 2] : [0, 2, 1]), "\(look)")
    }
  }

  @Test("every one places a stack where its theme asks for one", arguments: Look.allCases)
  func stacked(look: Look) {
    let layout = Self.layout(look, Self.two) { $0.button.arrangement = .stacked }
    let frames = layout.order.map { layout.buttons[$0].frame }
    #expect(frames[1].y >= frames[0].maxY)
    #expect(frames[0].x == frames[1].x && frames[0].width == frames[1].width)
  }

  @Test("every one widens or stacks buttons whose labels are too long", arguments: Look.allCases)
  func longLabels(look: Look) {
    let layout = Self.layout(look, (0..<2).map { _ in AlertButton("Continue without saving it") })
    for button in layout.buttons {
      #expect(button.label.holdsItsText)
      #expect(button.frame.contains(button.label.frame))
    }
  }
}
