import Testing

@testable import AlertCore

@Suite("A terminal's colours on a card")
struct TerminalColorsTests {
  /// All that have a number, and some others.
  static let colors =
    (0...255).map { TerminalColors.indexed(UInt8($0)) } + [0x7f7f7f, 0x767676, 0x0000ff]

  @Test(
    "can be read on every look, in either appearance", arguments: Look.allCases, Appearance.allCases
  )
  func readable(look: Look, appearance: Appearance) throws {
    let theme = look.theme(appearance)
    for ink in Self.colors {
      for isDim in [false, true] {
        let colors = TerminalColors(ink: ink, isDim: isDim)
        let shown = colors.resolved(text: theme.message.color, card: theme.card.fill)
        #expect(try #require(shown.ink).contrast(with: theme.card.fill) >= 4.5)
        #expect(shown.ground == nil)
      }
    }
  }

  @Test("can be read on one another", arguments: [false, true])
  func grounds(isInverse: Bool) throws {
    for ground in Self.colors {
      for ink in [nil, 0x000000, 0xffffff, 0x808080, 0xc01c28, ground] as [UInt32?] {
        let colors = TerminalColors(ink: ink, ground: ground, isInverse: isInverse)
        let shown = colors.resolved(text: Color(0x333333), card: .white)
        let back = try #require(shown.ground)
        #expect(back == (isInverse ? ink.map { Color($0) } ?? Color(0x333333) : Color(ground)))
        #expect(try #require(shown.ink).contrast(with: back) >= 4.5)
      }
    }
  }

  @Test("stay as they are where they can be read")
  func kept() {
    let blue = TerminalColors(ink: 0x12488b)
    #expect(blue.resolved(text: .black, card: .white).ink == Color(0x12488b))
    #expect(blue.resolved(text: .white, card: .black).ink != Color(0x12488b))
    #expect(TerminalColors().resolved(text: Color(0x999999), card: .white) == (nil, nil))
    let inverse = TerminalColors(isInverse: true)
    #expect(inverse.resolved(text: .black, card: .white) == (.white, .black))
    let dim = TerminalColors(isDim: true).resolved(text: .black, card: .white)
    #expect(dim.ink == Color(0x595959))
  }

  @Test("become those of the spans, and leave an application's alone")
  func content() {
    var content = AlertContent(message: "abc")
    var terminal = TextAttributes(isBold: true)
    terminal.terminal = TerminalColors(ink: 0xffffff, ground: 0x000000)
    let own = TextAttributes(color: .white)
    content.spans = [TextSpan(0..<1, terminal), TextSpan(1..<2, own)]
    let theme = Look.card.theme(.light)
    #expect(
      content.colored(for: theme).spans == [
        TextSpan(0..<1, TextAttributes(color: .white, background: .black, isBold: true)),
        TextSpan(1..<2, own),
      ])
    content.spans = [TextSpan(1..<2, own)]
    #expect(content.colored(for: theme) == content)
  }

  @Test("are those of the card whose layout is made")
  func layout() throws {
    var content = AlertContent(message: "abc")
    content.spans = AnsiText("a\u{1b}[37mb", hasStyle: true).spans
    for appearance in Appearance.allCases {
      let theme = Look.card.theme(appearance)
      let layout = CardLayoutEngine(
        content: content.presentable, theme: theme, monitor: Rect(0, 0, 1920, 1080),
        text: FixedWidthText()
      ).layout()
      let spans = try #require(layout.message).request.spans
      let color = try #require(spans.first?.attributes.color)
      #expect(spans.count == 1 && spans[0].range == 1..<2)
      #expect(color.contrast(with: theme.card.fill) >= 4.5)
    }
  }
}
