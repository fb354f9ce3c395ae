import AlertCore
import CX11
import Support
import Testing

@testable import AlertCard

/// The user's resources as a server has them.
@Suite struct ServerResourcesTests {
  private let server: XServer

  init() throws {
    server = try XServer()
  }

  /// Does what `xrdb` does.
  private func set(_ property: String, _ bytes: [UInt8]) throws {
    let connection = try DisplayConnection(server.display, openingLost: nil)
    XChangeProperty(
      connection.display, connection.root, XInternAtom(connection.display, property, False),
      Atom(XA_STRING), 8, PropModeReplace, bytes, Int32(bytes.count))
    connection.close()
  }

  private func set(_ property: String, _ text: String) throws {
    try set(property, Array(text.utf8))
  }

  private func reading() throws -> ThemeReading {
    let connection = try DisplayConnection(server.display, openingLost: nil)
    defer { connection.close() }
    let reading = connection.themeResources
    #expect(connection.protocolErrors.isEmpty)
    return reading
  }

  @Test func aServerWithoutResourcesSaysNothing() throws {
    #expect(try reading() == ThemeReading())
    try set("RESOURCE_MANAGER", "Xft.dpi: 96\nemacs.font: x\n")
    #expect(try reading() == ThemeReading())
  }

  @Test(arguments: [
    "alertcard.cardRadius: 3", "Alertcard*CardRadius: 3", "*cardRadius: 3", "?.cardRadius: 3",
  ])
  func resourcesAreRead(text: String) throws {
    try set("RESOURCE_MANAGER", text)
    #expect(try reading().settings == [ThemeSetting(key: "cardRadius", value: "3")])
  }

  @Test func thoseOfTheScreenAreStronger() throws {
    // A last backslash takes nothing of what follows.
    try set(
      "RESOURCE_MANAGER", "alertcard.cardRadius: 3\nalertcard.buttonRadius: 5\nemacs.x: \\")
    try set("SCREEN_RESOURCES", "alertcard.cardRadius: 4")
    #expect(
      try reading().settings == [
        ThemeSetting(key: "buttonRadius", value: "5"), ThemeSetting(key: "cardRadius", value: "4"),
      ])
  }

  @Test func thoseOfTheScreenAreReadAlone() throws {
    try set("SCREEN_RESOURCES", "alertcard.cardRadius: 4")
    #expect(try reading().settings == [ThemeSetting(key: "cardRadius", value: "4")])
  }

  @Test func whatIsWrongIsToldAndTheRestCounts() throws {
    try set(
      "RESOURCE_MANAGER",
      "no colon\nalertcard.cardRadius: x\nalertcard.foo: 1\n#include \"y\"\n*foo: 2\n"
        + "alertcard.buttonRadius: 2\r\n")
    let reading = try reading()
    #expect(reading.faults.count == 2)
    #expect(reading.settings.map(\.key) == ["buttonRadius"])
  }

  @Test func rubbishIsNoHarm() throws {
    for _ in 0..<20 {
      try set("RESOURCE_MANAGER", (0..<1000).map { _ in UInt8.random(in: 1...255) })
      _ = try reading()
    }
  }

  /// What an alert with these options has, once its display is open.
  private func theme(_ options: AlertOptions) throws -> Theme {
    var options = options
    options.display = server.display
    options.scale = 1
    let opening = try Opening(content: AlertContent(message: "Hello"), options: options)
    defer { opening.stage.close() }
    return opening.theme
  }

  @Test func anAlertHasThemUnlessTheApplicationHasAThemeOfItsOwn() throws {
    try set("RESOURCE_MANAGER", "alertcard.look: spring\nalertcard.cardColor: tomato")
    let tomato = try #require(ColorName.color("tomato"))
    var spring = Look.spring.theme(.light)
    spring.card.fill = tomato
    #expect(try theme(AlertOptions()) == spring.scaled(by: 1))
    var meteor = Look.meteor.theme(.dark)
    meteor.card.fill = tomato
    #expect(
      try theme(AlertOptions(look: .meteor, appearance: .dark)) == meteor.scaled(by: 1))
    var options = AlertOptions()
    options.theme = Look.cover.theme(.light)
    #expect(try theme(options) == Look.cover.theme(.light).scaled(by: 1))
  }

  @Test func aPrintedThemeHasThemToo() throws {
    try set("RESOURCE_MANAGER", "alertcard.cardRadius: 3\nalertcard.foo: 1")
    let (theme, faults) = AlertOptions(display: server.display).themeOnDisplay(openingLost: nil)
    #expect(theme.card.radius == 3)
    #expect(faults.count == 1)
    let (plain, none) = AlertOptions(display: ":99999").themeOnDisplay(openingLost: nil)
    #expect(plain == Look.card.theme(.light))
    #expect(none == [])
  }
}
