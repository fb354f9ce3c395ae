import AlertCore
import Testing

@Suite("A theme that a program made")
struct ThemeBoundsTests {
  @Test("is what it was where everything is in range", arguments: Look.allCases)
  func same(look: Look) {
    #expect(look.theme(.dark).presentable == look.theme(.dark))
  }

  @Test(
    "has nothing that cannot be drawn",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func bounded(value: Double) {
    var theme = Theme.card(.light)
    theme.card.fill.red = value
    theme.card.radius = value
    theme.card.maximumWidth = value
    theme.card.offset = value
    theme.title.font.size = value
    theme.cover.opacity = value
    theme.motion.entryDuration = value
    theme.motion.iconDuration = value
    theme.message.maximumLines = .min
    theme.button.own[3] = ButtonTint(label: Color(red: value, green: 0, blue: 0))
    let bounded = theme.presentable
    for (setting, key) in zip(bounded.settings, ThemeProperty.all) {
      var other = Theme.card(.dark)
      #expect(throws: Never.self, "\(key.key)") { try other.apply(setting) { _ in nil } }
    }
    #expect((0...1).contains(bounded.card.fill.red))
    #expect((0...1).contains(bounded.button.own[3]?.label?.red ?? 2))
    let layout = CardLayoutEngine(
      content: AlertContent(title: "Title", message: "Message."), theme: bounded.scaled(by: 2),
      monitor: Rect(0, 0, 1280, 800), text: FixedWidthText()
    ).layout()
    #expect(Rect(0, 0, 1280, 800).contains(layout.frame))
  }
}
