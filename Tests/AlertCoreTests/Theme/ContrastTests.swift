import AlertCore
import Testing

@Suite("On the product's own card")
struct ContrastTests {
  /// A kind of button, by its name.
  private static func buttons(_ theme: Theme) -> [(name: String, colors: ButtonColors)] {
    [
      ("plain", theme.button.plain), ("prominent", theme.button.prominent),
      ("destructive", theme.button.destructive),
    ]
  }

  @Test("texts have a contrast of 4.5 to 1 or better", arguments: Appearance.allCases)
  func texts(appearance: Appearance) {
    let theme = Theme.card(appearance)
    #expect(theme.title.color.contrast(with: theme.card.fill) >= 4.5)
    #expect(theme.message.color.contrast(with: theme.card.fill) >= 4.5)
  }

  @Test(
    "labels have a contrast of 4.5 to 1 or better at rest, under the pointer and pressed",
    arguments: Appearance.allCases)
  func labels(appearance: Appearance) {
    let theme = Theme.card(appearance)
    for (name, colors) in Self.buttons(theme) {
      for shade in [0, theme.button.hoverShade, theme.button.pressedShade] {
        let fill = colors.fill.mixed(with: .black, shade)
        let contrast = colors.label.contrast(with: fill)
        #expect(contrast >= 4.5, "\(name), \(shade) darker: \(contrast)")
      }
    }
  }

  @Test(
    "icons have a contrast of 3 to 1 or better, and a colour for each style",
    arguments: Appearance.allCases, AlertStyle.allCases)
  func icons(appearance: Appearance, style: AlertStyle) throws {
    let theme = Theme.card(appearance)
    guard style != .none else {
      #expect(theme.icon.colors[style] == nil)
      return
    }
    let color = try #require(theme.icon.colors[style])
    #expect(color.contrast(with: theme.card.fill) >= 3)
  }

  @Test("focus rings have a contrast of 3 to 1 or better", arguments: Appearance.allCases)
  func rings(appearance: Appearance) {
    let theme = Theme.card(appearance)
    for (name, colors) in Self.buttons(theme) {
      #expect(colors.ring.contrast(with: theme.card.fill) >= 3, "\(name)")
    }
  }

  @Test("everything that text stands on is opaque", arguments: Appearance.allCases)
  func opaque(appearance: Appearance) {
    let theme = Theme.card(appearance)
    let colors =
      [theme.card.fill, theme.title.color, theme.message.color]
      + Self.buttons(theme).flatMap { [$0.colors.fill, $0.colors.label, $0.colors.ring] }
    #expect(colors.allSatisfy { $0.alpha == 1 })
  }

  @Test("the pointer and a press are seen as two steps", arguments: Appearance.allCases)
  func states(appearance: Appearance) {
    let button = Theme.card(appearance).button
    #expect(button.hoverShade > 0)
    #expect(button.pressedShade > button.hoverShade)
    #expect((0..<1).contains(button.unarmedLabel))
  }

  @Test("light and dark differ in colours alone")
  func sameLengths() {
    var dark = Theme.card(.dark)
    let light = Theme.card(.light)
    #expect(dark != light)
    dark.cover = light.cover
    dark.card = light.card
    dark.icon.colors = light.icon.colors
    dark.title.color = light.title.color
    dark.message.color = light.message.color
    dark.button.plain = light.button.plain
    dark.button.prominent = light.button.prominent
    dark.button.destructive = light.button.destructive
    #expect(dark == light)
    #expect(Theme.card(.dark).card.radius == light.card.radius)
    #expect(Theme.card(.dark).card.padding == light.card.padding)
  }
}
