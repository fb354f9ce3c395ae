extension ThemeSetting {
  /// The keys beside those of the properties: they choose the look and the appearance that the
  /// properties change.
  package static let choices: [(key: String, expectation: String)] = [
    ("look", expectation(Look.self)), ("appearance", expectation(Appearance.self)),
  ]

  private static func expectation<Value: CaseIterable & RawRepresentable<String>>(
    _: Value.Type
  ) -> String {
    "one of " + Value.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// Whether a setting may have this key.
  package static func hasKey(_ key: String) -> Bool {
    choices.contains { $0.key == key } || ThemeProperty.named(key) != nil
  }

  private var look: Look? { key == "look" ? Look(rawValue: value.trimmed) : nil }

  private var appearance: Appearance? {
    key == "appearance" ? Appearance(rawValue: value.trimmed) : nil
  }

  /// What is wrong with the setting, `nil` where nothing is.
  package func fault(named: (String) -> Color?) -> Fault? {
    if let choice = Self.choices.first(where: { $0.key == key }) {
      let isKnown = look != nil || appearance != nil
      return isKnown ? nil : .badValue(expectation: choice.expectation)
    }
    var theme = Self.sample
    do throws(Fault) {
      try theme.apply(self, named: named)
      return nil
    } catch {
      return error
    }
  }

  /// What a property takes does not depend on the theme.
  private static let sample = Look.card.theme(.light)

  /// The look and the appearance that are chosen last.
  fileprivate static func chosen(
    in settings: [ThemeSetting]
  ) -> (look: Look?, appearance: Appearance?) {
    (settings.compactMap(\.look).last, settings.compactMap(\.appearance).last)
  }
}

extension AlertOptions {
  /// The theme in points that a card has: `theme`, or else the look with the user's resources; over
  /// either the settings of a theme file, then `font`, and then `themeSettings`.
  ///
  /// `resources` are the user's; `named` finds the colour of a name. Settings that are wrong count
  /// for nothing.
  package func resolvedTheme(
    resources: [ThemeSetting] = [], named: (String) -> Color?
  ) -> Theme {
    let resources = theme == nil ? resources : []
    let weak = resources + fileSettings
    let chosen = ThemeSetting.chosen(in: weak + themeSettings)
    var resolved =
      theme?.presentable
      ?? (look ?? chosen.look ?? .card).theme(appearance ?? chosen.appearance ?? .light)
    for setting in weak { try? resolved.apply(setting, named: named) }
    if let font { resolved = resolved.with(font) }
    for setting in themeSettings { try? resolved.apply(setting, named: named) }
    return resolved
  }
}
