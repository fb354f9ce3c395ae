import AlertCore
import Testing

@Suite("Any theme that can be written")
struct RandomThemeTests {
  private static let values = [
    "0", "1", "2", "3", "7", "16", "100", "400", "1000", "4096", "-1", "-30", "-4096", "0.5",
    "0.01",
    "#fff", "#12345678", "true", "false", "row", "stacked", "segments", "first", "last", "start",
    "center", "around", "below", "belowTitle", "wide", "disc", "ring", "9999",
  ]

  private static let texts = [
    ("Title", "Message."), ("", "Message."), ("Title", ""),
    (String(repeating: "title ", count: 30), String(repeating: "message ", count: 60)),
  ]

  private static func theme(_ generator: inout SeededGenerator) -> Theme {
    var theme = Look.allCases.randomElement(using: &generator)?.theme(.dark) ?? .card(.dark)
    for _ in 0..<Int.random(in: 1...12, using: &generator) {
      guard let property = ThemeProperty.all.randomElement(using: &generator),
        let value = values.randomElement(using: &generator)
      else { continue }
      try? theme.apply(ThemeSetting(key: property.key, value: value)) { _ in nil }
    }
    return theme
  }

  @Test("keeps the card on the monitor and its buttons on the card", arguments: 0..<8)
  func holds(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<300 {
      let theme = Self.theme(&generator).scaled(by: [0.5, 1, 2.5][round % 3])
      let (title, message) = Self.texts[round % 4]
      let roles: [ButtonRole] = [.plain, .cancel, .destructive, .plain, .plain]
      let content = AlertContent(
        title: title, message: message, style: AlertStyle.allCases[round % 6],
        buttons: (0..<(1 + round % 5)).map { AlertButton("Button \($0)", role: roles[$0]) })
      let monitor = [Rect(0, 0, 640, 480), Rect(-100, 30, 1920, 1080)][round % 2]
      let layout = CardLayoutEngine(
        content: content, theme: theme, monitor: monitor, text: FixedWidthText()
      ).layout()
      let changed = theme.settings.filter { !Theme.card(.dark).settings.contains($0) }
      #expect(monitor.contains(layout.frame), "\(seed) \(round) \(changed)")
      // Whatever a theme asks for, there is something to read.
      #expect(layout.reduction > 0.25, "\(seed) \(round) \(changed)")
      #expect(layout.size.width >= 32 && layout.size.height >= 32, "\(seed) \(round) \(changed)")
      #expect(layout.order.sorted() == Array(content.buttons.indices))
      for (index, button) in layout.buttons.enumerated() {
        #expect(!button.frame.isEmpty, "\(seed) \(round) \(changed)")
        let seen = layout.seenFrame(ofButton: index)
        #expect(seen.isEmpty || layout.bounds.contains(seen), "\(seed) \(round) \(changed)")
      }
      #expect(!layout.seenFrame(ofButton: layout.order[0]).isEmpty)
      let painter = CardPainter(content: content, theme: theme)
      #expect(painter.pictureBounds(layout).isWhole)
      #expect(painter.parts(layout, .init(focus: 0, hover: .close)).count > 1)
    }
  }
}
