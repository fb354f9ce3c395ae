import Testing

@testable import AlertCore

@Suite("The theme that a card has")
struct ThemeResolutionTests {
  private static func setting(_ key: String, _ value: String) -> ThemeSetting {
    ThemeSetting(key: key, value: value)
  }

  private func theme(
    _ options: AlertOptions, _ resources: [ThemeSetting] = [], own: [ThemeSetting] = []
  ) -> Theme {
    var options = options
    options.themeSettings = own
    return options.resolvedTheme(resources: resources) { _ in nil }
  }

  @Test("is the product's own in light colours where nobody says anything")
  func plain() {
    #expect(theme(AlertOptions()) == Look.card.theme(.light))
  }

  @Test("begins with the strongest choice of a look and of an appearance, each by itself")
  func choices() {
    let server = [Self.setting("look", "spring"), Self.setting("appearance", "dark")]
    #expect(theme(AlertOptions(), server) == Look.spring.theme(.dark))
    #expect(
      theme(AlertOptions(), server, own: [Self.setting("look", "cover")]) == Look.cover.theme(.dark)
    )
    #expect(
      theme(AlertOptions(), own: [Self.setting("look", "cover"), Self.setting("look", " prompt ")])
        == Look.prompt.theme(.light))
    #expect(
      theme(AlertOptions(look: .meteor), server, own: [Self.setting("appearance", "light")])
        == Look.meteor.theme(.light))
    #expect(
      theme(AlertOptions(look: .meteor, appearance: .light), server)
        == Look.meteor.theme(.light))
  }

  @Test("has each property from the strongest place that names it")
  func strength() {
    let server = [
      Self.setting("cardRadius", "1"), Self.setting("buttonRadius", "2"),
      Self.setting("closeSize", "13"),
    ]
    let own = [
      Self.setting("buttonRadius", "4"), Self.setting("closeSize", "15"),
      Self.setting("closeSize", "16"),
    ]
    var expected = Look.spring.theme(.light)
    expected.card.radius = 1
    expected.button.radius = 4
    expected.close.size = 16
    // A chosen look is weaker than every property, wherever it stands.
    #expect(theme(AlertOptions(look: .spring), server, own: own) == expected)
    #expect(theme(AlertOptions(), server, own: own + [Self.setting("look", "spring")]) == expected)
  }

  @Test("is the application's own with its settings, whatever the user's resources say")
  func explicit() {
    var options = AlertOptions(look: .spring, appearance: .dark)
    options.theme = Look.cover.theme(.light)
    var expected = Look.cover.theme(.light)
    expected.card.radius = 9
    let server = [Self.setting("cardRadius", "1"), Self.setting("look", "meteor")]
    #expect(theme(options, server, own: [Self.setting("cardRadius", "9")]) == expected)
  }

  @Test("has the chosen font over a theme file and under the settings of its own")
  func font() {
    var options = AlertOptions(font: FontChoice(family: "Serif", size: 28, isBold: true))
    options.fileSettings = [Self.setting("messageFont", "Mono"), Self.setting("cardRadius", "3")]
    let plain = Look.card.theme(.light)
    let factor = 28 / plain.message.font.size
    let chosen = theme(options, [Self.setting("titleFont", "Fantasy")])
    for text in [chosen.title, chosen.message] { #expect(text.font.family == "Serif") }
    #expect(chosen.button.font.family == "Serif")
    #expect(chosen.message.font.size == 28)
    #expect(chosen.message.font.isBold)
    #expect(chosen.title.font.isBold == plain.title.font.isBold)
    #expect(chosen.card.radius == 3)
    func isNear(_ place: KeyPath<Theme, Double>) -> Bool {
      abs(chosen[keyPath: place] - plain[keyPath: place] * factor) <= 0.005
    }
    let lengths: [KeyPath<Theme, Double>] = [
      \.title.font.size, \.title.lineHeight, \.title.minimumHeight, \.message.lineHeight,
      \.message.minimumHeight, \.button.font.size, \.button.lineHeight, \.button.height,
    ]
    for place in lengths { #expect(isNear(place)) }
    #expect(chosen.card.paddingTop == plain.card.paddingTop)
    let set = theme(
      options, own: [Self.setting("messageSize", "13"), Self.setting("buttonFont", "Mono")])
    #expect(set.message.font.size == 13)
    #expect(set.button.font.family == "Mono")
    #expect(theme(AlertOptions(font: FontChoice(size: 1e9))).presentable.message.font.size == 100)
    var weak = AlertOptions()
    weak.fileSettings = [Self.setting("cardRadius", "3"), Self.setting("look", "cover")]
    #expect(theme(weak, [Self.setting("cardRadius", "4")]).card.radius == 3)
    #expect(
      theme(weak, own: [Self.setting("look", "spring")]).title == Look.spring.theme(.light).title)
  }

  @Test("does without what is wrong")
  func wrong() {
    let wrong = [
      Self.setting("look", "none"), Self.setting("nothing", "1"), Self.setting("cardRadius", "x"),
    ]
    #expect(theme(AlertOptions(), wrong, own: wrong) == Look.card.theme(.light))
    let faults = wrong.map { $0.fault { _ in nil } }
    #expect(
      faults == [
        .badValue(expectation: "one of prompt, segmented, spring, cover, meteor, card"),
        .unknownKey, .badValue(expectation: "a number from 0 to 64"),
      ])
    #expect(Self.setting("appearance", "dark").fault { _ in nil } == nil)
    #expect(Self.setting("look", "dark").fault { _ in nil } != nil)
    #expect(Self.setting("cardColor", "name").fault { _ in .black } == nil)
  }
}
