import AlertCore
import Testing

@Suite("A theme that is scaled")
struct ThemeScalingTests {
  /// What is no length: shares, times and factors.
  private static let plain: Set<String> = [
    "cover.opacity", "card.widthShare", "card.heightShare", "card.shadow.opacity",
    "card.contactShadow.opacity", "button.hoverShade", "button.pressedShade",
    "button.unarmedLabel", "motion.coverDuration", "motion.coverExitDuration",
    "motion.entryScale", "motion.exitScale", "motion.iconDelay", "motion.iconDuration",
  ]

  /// Every number of a theme by its path; colours are left out.
  private static func numbers(_ value: Any, path: String = "") -> [String: Double] {
    if value is Color { return [:] }
    if let number = value as? Double { return [path: number] }
    var numbers: [String: Double] = [:]
    for (index, child) in Mirror(reflecting: value).children.enumerated() {
      let label = child.label ?? "\(index)"
      let childPath = path.isEmpty ? label : "\(path).\(label)"
      numbers.merge(Self.numbers(child.value, path: childPath)) { first, _ in first }
    }
    return numbers
  }

  @Test("has every length scaled and nothing else", arguments: Look.allCases, [2.0, 3])
  func everyLength(look: Look, scale: Double) {
    let before = Self.numbers(look.theme(.dark))
    let after = Self.numbers(look.theme(.dark).scaled(by: scale))
    #expect(before.count > 40)
    #expect(before.keys == after.keys)
    #expect(Self.plain.isSubset(of: before.keys))
    for (path, number) in before {
      let factor = Self.plain.contains(path) ? 1 : scale
      #expect(after[path] == number * factor, "\(path)")
    }
  }

  @Test(
    "has its lengths in whole pixels, but for what is blurred and the size of fonts",
    arguments: [0.5, 0.9, 1, 1.25, 1.3, 1.5, 1.75, 2, 2.5, 8])
  func whole(scale: Double) {
    for (path, number) in Self.numbers(Theme.card(.dark).scaled(by: scale)) {
      if Self.plain.contains(path) || path.hasSuffix("font.size") || path.hasSuffix("blur")
        || path == "scale"
      {
        continue
      }
      #expect(number == number.rounded(), "\(path)")
    }
  }

  @Test("keeps a pixel of what is there, and nothing of what is not", arguments: [0.1, 0.5, 8])
  func hairline(scale: Double) {
    let dark = Theme.card(.dark).scaled(by: scale)
    #expect(dark.card.borderWidth == max(1, scale))
    #expect(dark.button.ringWidth >= 1)
    let light = Theme.card(.light).scaled(by: scale)
    #expect(light.card.borderWidth == 0)
    #expect(light.message.gap == 0)
  }

  @Test("has fonts of any size", arguments: [0.9, 1.25, 1.3])
  func fonts(scale: Double) {
    let theme = Theme.card(.light)
    let scaled = theme.scaled(by: scale)
    #expect(scaled.title.font.size == theme.title.font.size * scale)
    #expect(scaled.message.font.size == theme.message.font.size * scale)
    #expect(scaled.button.font.size == theme.button.font.size * scale)
  }

  @Test("is itself at scale 1", arguments: Appearance.allCases)
  func identity(appearance: Appearance) {
    #expect(Theme.card(appearance).scaled(by: 1) == Theme.card(appearance))
  }
}
