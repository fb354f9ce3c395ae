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

  @Test("stay plain where the focus only falls back on the button")
  func fallback() {
    #expect(Self.kinds([.destructive, .cancel, .plain], focus: .automatic) == "D--")
    #expect(Self.kinds([.cancel, .plain], focus: .automatic) == "--")
  }
}
