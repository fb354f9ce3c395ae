import AlertCore
import Testing

@Suite("The colours of a button")
struct ButtonColorsTests {
  private static let theme = Theme.card(.light)

  /// The kinds of all buttons, as one letter each.
  private static func kinds(_ roles: [ButtonRole], focus: InitialFocus) -> String {
    let content = AlertContent(
      message: "Now?", buttons: roles.map { AlertButton("B", role: $0) }, initialFocus: focus)
    return content.buttons.indices.map { index in
      switch theme.colors(of: index, in: content) {
      case theme.button.plain: "-"
      case theme.button.prominent: "P"
      case theme.button.destructive: "D"
      default: "?"
      }
    }.joined()
  }

  @Test("are the prominent ones for the first button alone")
  func first() {
    #expect(Self.kinds([.plain, .plain, .cancel], focus: .automatic) == "P--")
    #expect(Self.kinds([.plain], focus: .automatic) == "P")
  }

  @Test("are the prominent ones for the button that was asked for")
  func asked() {
    #expect(Self.kinds([.plain, .plain, .cancel], focus: .button(1)) == "-P-")
    #expect(Self.kinds([.plain, .cancel], focus: .button(1)) == "-P")
  }

  @Test("are the plain ones where nobody has the focus")
  func nobody() {
    #expect(Self.kinds([.plain, .cancel], focus: .none) == "--")
    #expect(Self.kinds([.plain, .cancel], focus: .button(5)) == "--")
  }

  @Test("are the destructive ones for each destructive button, asked for or not")
  func destructive() {
    #expect(Self.kinds([.plain, .destructive, .destructive], focus: .automatic) == "PDD")
    #expect(Self.kinds([.plain, .destructive], focus: .button(1)) == "-D")
  }

  @Test("are the cancel button's own where a look tells it apart, wherever the focus begins")
  func cancel() {
    let theme = Look.cover.theme(.light)
    for focus in [InitialFocus.automatic, .none, .button(0), .button(1)] {
      for cancel in 0...1 {
        var buttons = [AlertButton("A"), AlertButton("B")]
        buttons[cancel].role = .cancel
        let content = AlertContent(message: "Now?", buttons: buttons, initialFocus: focus)
        #expect(theme.colors(of: cancel, in: content) == theme.button.cancel)
        #expect(theme.colors(of: 1 - cancel, in: content) != theme.button.cancel)
      }
    }
  }

  @Test("are a button's own before the theme's for it, and those before its role's")
  func own() {
    let (red, green, blue) = (Color(0xff0000), Color(0x00ff00), Color(0x0000ff))
    var theme = Self.theme
    theme.button.own = [0: ButtonTint(fill: red), 1: ButtonTint(fill: red, label: green)]
    let content = AlertContent(
      message: "Now?",
      buttons: [
        AlertButton("A", role: .destructive), AlertButton("B", tint: ButtonTint(fill: blue)),
        AlertButton("C", tint: ButtonTint(label: blue)),
      ])
    let colors = content.buttons.indices.map { theme.colors(of: $0, in: content) }
    #expect(colors.map(\.fill) == [red, blue, theme.button.plain.fill])
    #expect(colors.map(\.label) == [theme.button.destructive.label, green, blue])
    #expect(colors.map(\.ring)[0] == theme.button.destructive.ring)
  }

  @Test("stay plain where the focus only falls back on the button")
  func fallback() {
    #expect(Self.kinds([.destructive, .cancel, .plain], focus: .automatic) == "D--")
    #expect(Self.kinds([.cancel, .plain], focus: .automatic) == "--")
  }
}
