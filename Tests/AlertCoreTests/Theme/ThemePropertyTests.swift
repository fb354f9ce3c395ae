import AlertCore
import Testing

@Suite("A theme's properties")
struct ThemePropertyTests {
  private static func named(_ name: String) -> Color? {
    name == "tomato" ? Color(0xff6347) : nil
  }

  private static func fault(
    _ key: String, _ value: String
  ) -> ThemeSetting.Fault? {
    var theme = Theme.card(.light)
    do throws(ThemeSetting.Fault) {
      try theme.apply(ThemeSetting(key: key, value: value), named: Self.named)
      return nil
    } catch {
      // What is wrong changes nothing.
      #expect(theme == Theme.card(.light))
      return error
    }
  }

  @Test(
    "make any theme of any other", arguments: Look.allCases, Appearance.allCases)
  func roundTrip(look: Look, appearance: Appearance) throws {
    var expected = look.theme(appearance)
    expected.button.own = [
      0: ButtonTint(fill: .white), 12: ButtonTint(fill: .black, label: .white),
    ]
    expected.motion.entryDuration = 0.1
    for other in Look.allCases {
      var theme = other.theme(.light)
      for setting in expected.settings { try theme.apply(setting, named: Self.named) }
      #expect(theme == expected)
    }
  }

  @Test("have a key of their own each, and a summary")
  func keys() {
    let keys = ThemeProperty.all.map(\.key)
    #expect(Set(keys).count == keys.count)
    #expect(keys.count > 100)
    #expect(ThemeProperty.all.allSatisfy { !$0.summary.isEmpty && !$0.expectation.isEmpty })
    #expect(keys.allSatisfy { $0.utf8.allSatisfy { (0x41...0x7a).contains($0) } })
  }

  /// Every value in a theme, by its path.
  private static func values(_ value: Any, path: String = "") -> [String: String] {
    let children = Mirror(reflecting: value).children
    let isWhole = value is Color || value is [Int: ButtonTint] || children.isEmpty
    if isWhole || path.hasSuffix("Duration") { return [path: "\(value)"] }
    var values: [String: String] = [:]
    for child in children {
      values.merge(Self.values(child.value, path: path + "." + (child.label ?? ""))) { $1 }
    }
    return values
  }

  /// One of these differs from what any property of the look `card` has.
  private static let oddValues = [
    "#010203", "0.123", "7", "300", "50", "true", "false", "face", "meteor", "fall", "segments",
    "start",
    "first", "around", "belowTitle", "wide", "ring",
  ]

  @Test("reach everything in a theme, and no two of them the same")
  func everything() throws {
    let base = Theme.card(.light)
    let all = Self.values(base)
    var reached: Set<String> = []
    for property in ThemeProperty.all {
      var theme = base
      for value in Self.oddValues {
        let setting = ThemeSetting(key: property.key, value: value)
        try? theme.apply(setting, named: Self.named)
        if theme != base { break }
      }
      let changed = Self.values(theme).filter { all[$0.key] != $0.value }.map(\.key)
      #expect(changed.count == 1, "\(property.key)")
      #expect(reached.isDisjoint(with: changed), "\(property.key)")
      reached.formUnion(changed)
    }
    let rest = Set(all.keys).subtracting(reached)
    // The weight of a label is that of its role.
    #expect(rest == [".button.own", ".button.font.isBold", ".scale"])
  }

  @Test(
    "take these values",
    arguments: [
      ("cardColor", "#fff"), ("cardColor", "#a1B2c3"), ("cardColor", "#a1b2c344"),
      ("cardColor", "tomato"), ("buttonRadius", "3"), ("buttonRadius", "2.5"),
      ("cardOffset", "-40"), ("buttonInset", "-2"), ("coverOpacity", "1"),
      ("coverOpacity", "5e-1"), ("titleBold", "yes"), ("entry", "meteor"),
      ("entryDuration", "auto"), ("entryDuration", "0.2"), ("titleFont", "DejaVu Sans Mono"),
      ("button0Color", "#fff"), ("button98LabelColor", "tomato"), ("cardColor", "  #fff\t"),
    ])
  func takes(key: String, value: String) {
    #expect(Self.fault(key, value) == nil)
  }

  @Test(
    "refuse these values",
    arguments: [
      ("cardColor", ""), ("cardColor", "#ff"), ("cardColor", "#ffff"), ("cardColor", "#ggg"),
      ("cardColor", "#1234567"), ("cardColor", "#123456789"), ("cardColor", "fff"),
      ("cardColor", "no such colour"), ("buttonRadius", ""), ("buttonRadius", "three"),
      ("buttonRadius", "3px"), ("buttonRadius", "-1"), ("buttonRadius", "nan"),
      ("buttonRadius", "inf"), ("buttonRadius", "0x10"), ("buttonRadius", "1e9"),
      ("buttonRadius", "1 2"), ("buttonRadius", "\u{661}"), ("coverOpacity", "1.01"),
      ("titleBold", "maybe"), ("entry", "Meteor"), ("entry", ""), ("entryDuration", "61"),
      ("entryDuration", ""), ("titleFont", ""), ("titleFont", "a\nb"),
      ("messageMaximumLines", "1.5"),
      ("titleSize", "0"), ("button0Color", "auto"),
    ])
  func refuses(key: String, value: String) {
    let expectation = ThemeProperty.named(key)?.expectation
    #expect(Self.fault(key, value) == expectation.map { .badValue(expectation: $0) })
    #expect(expectation != nil)
  }

  @Test(
    "have no other names",
    arguments: [
      "", "cardcolor", "CardColor", "card", "alertcard.cardColor", "button100Color",
      "button01Color", "button-1Color", "button0", "button0RingColor", "button\u{661}Color",
    ])
  func unknown(key: String) {
    #expect(Self.fault(key, "#fff") == .unknownKey)
  }

  @Test("keep colours to the bit", arguments: ["#000000", "#ffffff", "#12345678", "#fedcba00"])
  func colours(text: String) {
    #expect(Color(hexadecimal: text)?.description == text)
  }
}
