import AlertCore
import Testing

@Suite("The engine of a layout")
struct ArrangementTests {
  private static func sample(
    _ labels: [String] = ["OK"], title: String = "", message: String = "",
    style: AlertStyle = .none, monitor: Rect = Rect(0, 0, 1280, 800), scale: Double = 1
  ) -> Sample {
    Sample(
      content: AlertContent(
        title: title, message: message, style: style, buttons: labels.map { AlertButton($0) }),
      monitor: monitor, scale: scale)
  }

  /// The numbers of the buttons of each row.
  private static func rows(_ layout: CardLayout) -> [Int] {
    Dictionary(grouping: layout.buttons, by: \.frame.y).sorted { $0.key < $1.key }
      .map(\.value.count)
  }

  @Test("puts a few short labels in a row", arguments: 1...3)
  func row(count: Int) {
    let layout = Self.sample([String](repeating: "Cancel", count: count)).layout
    #expect(Self.rows(layout) == [count])
    #expect(Set(layout.buttons.map(\.frame.width)).count == 1)
    #expect(layout.buttons.allSatisfy { $0.frame.height == 40 })
  }

  @Test("stacks labels that do not fit into a row", arguments: 2...4)
  func stack(count: Int) {
    let labels = [String](repeating: "Continue without saving", count: count)
    let layout = Self.sample(labels).layout
    #expect(Self.rows(layout) == [Int](repeating: 1, count: count))
    #expect(Set(layout.buttons.map(\.frame.x)).count == 1)
  }

  @Test("puts a stack that would be too high in columns")
  func columns() {
    let layout = Self.sample([String](repeating: "Continue without saving", count: 12)).layout
    let rows = Self.rows(layout)
    #expect(rows.count > 1)
    #expect(rows.first ?? 0 > 1)
    #expect(layout.size.height <= 800)
  }

  @Test("keeps the order: along the rows, and the rows downwards", arguments: [2, 3, 7, 12, 40])
  func order(count: Int) {
    for label in ["A", "Continue without saving"] {
      let buttons = Self.sample([String](repeating: label, count: count)).layout.buttons
      for (first, second) in zip(buttons, buttons.dropFirst()) {
        let sameRow = first.frame.y == second.frame.y
        #expect(sameRow ? first.frame.x < second.frame.x : first.frame.y < second.frame.y)
      }
    }
  }

  @Test("wraps a label that is wider than its button")
  func wrappedLabel() {
    let label = String(repeating: "word ", count: 30)
    let layout = Self.sample([label, "OK"]).layout
    #expect(layout.buttons[0].frame.height > layout.buttons[1].frame.height)
    #expect(layout.buttons[1].frame.height == 40)
    #expect(layout.buttons[0].label.frame.height > 20)
  }

  @Test("gives a single button the whole width, however long its label is")
  func single() {
    for label in ["OK", String(repeating: "word ", count: 100)] {
      let sample = Self.sample([label], message: "Message.", monitor: Rect(0, 0, 640, 480))
      let layout = sample.layout
      #expect(layout.buttons[0].frame.width == layout.size.width - 48)
    }
  }

  @Test("centres a short text and begins a long one at the start edge")
  func alignment() {
    #expect(Self.sample(message: "Short.").layout.message?.request.alignment == .center)
    let long = String(repeating: "message ", count: 60)
    #expect(Self.sample(message: long).layout.message?.request.alignment == .start)
  }

  @Test("makes a card wider for long text, up to its largest width")
  func width() {
    let short = Self.sample(message: "Short.").layout.size.width
    let medium = Self.sample(message: String(repeating: "message ", count: 10)).layout.size.width
    let long = Self.sample(message: String(repeating: "message ", count: 60)).layout.size.width
    #expect([short, medium, long] == [320, 376, 480])
  }

  @Test("takes 60% of the monitor at most where the theme names no greatest width")
  func unlimited() {
    var theme = Theme.card(.light)
    theme.card.maximumWidth = 0
    let content = AlertContent(message: String(repeating: "message ", count: 400))
    let layout = CardLayoutEngine(
      content: content, theme: theme, monitor: Rect(0, 0, 1600, 900), text: FixedWidthText()
    ).layout()
    #expect(layout.size.width == 960)
  }

  @Test("begins a text with columns at the start edge")
  func columnsOfText() {
    #expect(Self.sample(message: "a\tb").layout.message?.request.alignment == .start)
  }

  @Test("leaves out what is not there")
  func nothing() {
    let buttons = Self.sample().layout
    #expect(buttons.icon == nil && buttons.title == nil && buttons.message == nil)
    #expect(buttons.size.height == 24 + 40 + 24)
    let title = Self.sample(title: "Title").layout
    #expect(title.icon == nil && title.title != nil && title.message == nil)
    #expect(title.size.height == 24 + 24 + 24 + 40 + 24)
    let message = Self.sample(message: "Message.").layout
    #expect(message.icon == nil && message.title == nil && message.message != nil)
    #expect(message.size.height == 24 + 21 + 24 + 40 + 24)
    let icon = Self.sample(style: .warning).layout
    #expect(icon.icon != nil && icon.title == nil && icon.message == nil)
    #expect(icon.size.height == 24 + 56 + 24 + 40 + 24)
  }

  @Test("stands icon, title, message and buttons under each other")
  func downwards() throws {
    let layout = Self.sample(title: "Title", message: "Message.", style: .question).layout
    let icon = try #require(layout.icon)
    let title = try #require(layout.title?.frame)
    let message = try #require(layout.message?.frame)
    #expect([icon.y, title.y, message.y] == [24, 100, 132])
    #expect(layout.buttons[0].frame.y == 177)
    #expect(layout.size.height == 241)
    #expect(abs(icon.center.x - layout.size.width / 2) <= 0.5)
  }
}
