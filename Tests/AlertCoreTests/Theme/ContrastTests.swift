import AlertCore
import Testing

@Suite("On the product's own card")
struct ContrastTests {
  /// A kind of button, by its name.
  private static func buttons(_ theme: Theme) -> [(name: String, colors: ButtonColors)] {
    [
      ("plain", theme.button.plain), ("prominent", theme.button.prominent),
      ("destructive", theme.button.destructive), ("cancel", theme.button.cancel),
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
  func icons(appearance: Appearance, style: AlertStyle) {
    let theme = Theme.card(appearance)
    guard style != .none else {
      #expect(theme.icon.color(of: style) == .clear)
      return
    }
    #expect(theme.icon.color(of: style).contrast(with: theme.card.fill) >= 3)
  }

  @Test(
    "and on every other, focus rings have a contrast of 3 to 1 or better",
    arguments: Appearance.allCases, Look.allCases)
  func rings(appearance: Appearance, look: Look) {
    let theme = look.theme(appearance)
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

  @Test("and on every other, light and dark differ in colours alone", arguments: Look.allCases)
  func sameLengths(look: Look) {
    // How strong a shade or a shadow has to be, and whether an edge is needed, depends on the colours.
    let tone = [
      "coverOpacity", "shadowOpacity", "contactShadowOpacity", "cardBorderWidth",
      "buttonHoverShade", "buttonPressedShade",
    ]
    func lengths(_ appearance: Appearance) -> [ThemeSetting] {
      look.theme(appearance).settings.filter {
        !$0.key.hasSuffix("Color") && !tone.contains($0.key)
      }
    }
    #expect(lengths(.light) == lengths(.dark))
    #expect(look.theme(.light) != look.theme(.dark))
  }
}
