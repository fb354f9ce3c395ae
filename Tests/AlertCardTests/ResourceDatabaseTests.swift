import AlertCore
import Testing

@testable import AlertCard

/// What the resource manager makes of a text, with no display anywhere.
@Suite struct ResourceDatabaseTests {
  private func settings(_ text: String) -> [String] {
    ResourceDatabase.reading(of: Array(text.utf8)).settings.map { "\($0.key)=\($0.value)" }
  }

  private func faults(_ text: String) -> [ThemeFault] {
    ResourceDatabase.reading(of: Array(text.utf8)).faults
  }

  @Test(arguments: [
    ("", []),
    ("alertcard.cardRadius: 3", ["cardRadius=3"]),
    ("Alertcard.CardRadius: 3\n", ["cardRadius=3"]),
    ("alertcard*cardRadius:3", ["cardRadius=3"]),
    ("*cardRadius: 3", ["cardRadius=3"]), ("*CardRadius: 3", ["cardRadius=3"]),
    ("?.cardRadius: 3", ["cardRadius=3"]),
    ("emacs.cardRadius: 3\nalertcards.cardRadius: 3\nEmacs*cardRadius: 3", []),
    ("*cardRadius.foo: 3\n*foo: 3\nalertcar*d: 3", []),
    ("*alertcard.cardRadius: 3", ["cardRadius=3"]),
    ("alertcard.look: spring\n*appearance: dark", ["appearance=dark", "look=spring"]),
    (
      "alertcard.button3LabelColor: red\nAlertcard.Button12Color: blue",
      ["button12Color=blue", "button3LabelColor=red"]
    ),
    // A name is stronger than a class, both are stronger than a star, and the last one counts.
    ("alertcard.cardRadius: 1\nAlertcard.CardRadius: 2\n*cardRadius: 3", ["cardRadius=1"]),
    ("Alertcard.CardRadius: 2\n*cardRadius: 3", ["cardRadius=2"]),
    ("*cardRadius: 3\n*CardRadius: 4", ["cardRadius=3"]),
    ("alertcard.cardRadius: 1\nalertcard.cardRadius: 2", ["cardRadius=2"]),
    ("alertcard.titleFont: \\ a\\\\b \\\n c\\101", ["titleFont= a\\b  cA"]),
    ("alertcard.titleFont: \u{5B8B}\u{4F53} \u{e9}", ["titleFont=\u{5B8B}\u{4F53} \u{e9}"]),
    ("! alertcard.cardRadius: 1\n#alertcard.cardRadius: 2\nalertcard.cardRadius", []),
  ])
  func textsAreReadByTheRulesOfTheResourceManager(text: String, expected: [String]) {
    #expect(settings(text) == expected)
    #expect(faults(text) == [])
  }

  @Test func aStringOfLatin1IsText() {
    let bytes = Array("alertcard.titleFont: ".utf8) + [0xe9]
    #expect(
      ResourceDatabase.reading(of: bytes).settings == [
        ThemeSetting(key: "titleFont", value: "\u{e9}")
      ])
  }

  @Test(arguments: [
    ("alertcard.cardColour: red", "cardColour"), ("alertcard*foo: red", "foo"),
    ("Alertcard.foo.cardColor: red", "foo.cardColor"), ("alertcard: red", ""),
    ("alertcard.cardcolor: red", "cardcolor"), ("alertcard.?: red", "?"),
    ("*alertcard.foo: red", "foo"), ("alertcard*: red", ""),
    ("alertcard.button100Color: red", "button100Color"),
  ])
  func whatBeginsWithOurNameAndIsNoPropertyIsAFault(text: String, key: String) {
    #expect(settings(text + "\n*cardRadius: 1") == ["cardRadius=1"])
    #expect(
      faults(text) == [.setting(ThemeSetting(key: key, value: "red"), .unknownKey)])
  }

  @Test func aValueThatNobodyCanTakeIsAFaultAndTheRestCounts() {
    let reading = ResourceDatabase.reading(
      of: Array(
        "*cardRadius: ten\nalertcard.cardColor: to\\000mato\nalertcard.buttonRadius: 2".utf8))
    #expect(reading.settings == [ThemeSetting(key: "buttonRadius", value: "2")])
    #expect(reading.faults.count == 2)
    // One that is not looked at is none.
    #expect(faults("*cardRadius: ten\nalertcard.cardRadius: 10") == [])
  }

  @Test func nothingCanBreakIt() {
    let count = 1 << 20
    let texts = [
      String(repeating: "x", count: count), String(repeating: "*", count: count),
      "alertcard." + String(repeating: "a.", count: count / 2) + "b: 1",
      "alertcard.titleFont: " + String(repeating: "x", count: count),
      (0..<100_000).map { "alertcard.x\($0):\n" }.joined(),
      "a: " + String(repeating: "\\\n", count: count / 2),
    ]
    for text in texts {
      #expect(ThemeReading(file: Array(text.utf8)).settings.isEmpty)
      #expect(ThemeReading(resources: Array(text.utf8)).settings.isEmpty)
    }
    var random = SystemRandomNumberGenerator()
    let pieces = [
      "alertcard", ".", "*", "?", ":", " ", "\n", "\r\n", "\\", "#", "!", "cardColor", "\u{e9}",
      "1",
      "\\101", "include",
    ]
    for _ in 0..<200 {
      let text = (0..<200).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let bytes = (0..<1000).map { _ in UInt8.random(in: 0...255, using: &random) }
      for file in [Array(text.utf8), bytes] {
        for setting in ThemeReading(file: file).settings {
          #expect(setting.fault(named: ColorName.color) == nil)
        }
      }
    }
  }

  @Test(arguments: Look.allCases, Appearance.allCases)
  func aThemeThatIsPrintedIsReadAgainOnAnyOtherLook(look: Look, appearance: Appearance) {
    let theme = look.theme(appearance)
    for other in Look.allCases { expect(theme, on: other) }
  }

  @Test(arguments: [
    "\\", "a\\b \\\\", "#abc", "\"x' y", "!", "a:b", "\\n\\101", "\\\u{301}", "\u{5B8B}\u{4F53}",
  ])
  func oddValuesArePrintedSoThatTheyAreReadAgain(family: String) {
    var theme = Look.card.theme(.light)
    theme.title.font.family = family
    theme.button.own = [7: ButtonTint(label: .black), 10: ButtonTint(fill: .clear)]
    theme.card.radius = 0.1
    theme.cover.opacity = 1e-7
    theme.motion.entryDuration = 0.3
    expect(theme, on: .spring)
  }

  /// Cards in several threads read their resources at once.
  @Test func severalThreadsMayReadAtOnce() async {
    let theme = Look.spring.theme(.dark)
    let text = Array(theme.settings.map { $0.line + "\n" }.joined().utf8)
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<16 {
        group.addTask { (0..<20).count { _ in ThemeReading(file: text).settings.count < 100 } }
      }
      for await failures in group { #expect(failures == 0) }
    }
  }

  private func expect(_ theme: Theme, on look: Look) {
    let text = theme.settings.map { $0.line + "\n" }.joined()
    let reading = ThemeReading(file: Array(text.utf8))
    var options = AlertOptions(look: look, appearance: .dark)
    options.themeSettings = reading.settings
    #expect(reading.faults == [])
    #expect(options.resolvedTheme(named: ColorName.color) == theme)
  }
}

/// Colours by their names.
@Suite struct ColorNameTests {
  @Test(arguments: [
    ("tomato", "#ff6347"), ("TOMATO", "#ff6347"), ("LightSteelBlue3", "#a2b5cd"),
    ("light steel blue", "#b0c4de"), ("gray50", "#7f7f7f"), ("transparent", "#00000000"),
    ("Transparent", "#00000000"), ("black", "#000000"),
  ])
  func aNameHasItsColour(name: String, color: String) {
    #expect(ColorName.color(name)?.description == color)
  }

  @Test(arguments: ["", "tomat", "#ff0000", "tomato\0x", "rgb:ff/00/00", "tomato ", "red;"])
  func aTextThatIsNoNameHasNone(name: String) {
    #expect(ColorName.color(name) == nil)
  }
}
