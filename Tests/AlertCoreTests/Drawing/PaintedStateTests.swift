import AlertCore
import Testing

@Suite("When its state changes, a painted card")
struct PaintedStateTests {
  private static let sample = CardPainterTests.sample()

  /// The parts that differ between two moments.
  private static func changes(
    from a: CardPainter.Moment = .init(), to b: CardPainter.Moment
  ) -> [CardPart.Name] {
    let (before, after) = (sample.parts(a), sample.parts(b))
    #expect(before.map(\.name) == after.map(\.name))
    return zip(before, after).filter { $0 != $1 }.map(\.0.name)
  }

  /// The colour that fills a button.
  private static func fill(_ index: Int, _ moment: CardPainter.Moment) -> Color? {
    part(.button(index), moment)?.commands.lazy.compactMap { command in
      if case .fill(_, let color) = command { color } else { nil }
    }.first
  }

  /// The colour of a button's label.
  private static func label(_ index: Int, _ moment: CardPainter.Moment) -> Color? {
    part(.button(index), moment)?.commands.lazy.compactMap { command in
      if case .text(_, _, let color) = command { color } else { nil }
    }.first
  }

  private static func part(_ name: CardPart.Name, _ moment: CardPainter.Moment) -> CardPart? {
    sample.parts(moment).first { $0.name == name }
  }

  @Test("changes nothing where nothing has changed")
  func same() {
    #expect(Self.changes(to: .init()) == [])
  }

  @Test("changes the two buttons between which the focus moves", arguments: 0..<3)
  func focus(index: Int) {
    #expect(Self.changes(to: .init(focus: index)) == [.button(index)])
    #expect(Self.changes(from: .init(focus: 0), to: .init(focus: 2)) == [.button(0), .button(2)])
  }

  @Test("changes the button under the pointer alone", arguments: 0..<3)
  func hover(index: Int) {
    #expect(Self.changes(to: .init(hover: .button(index))) == [.button(index)])
  }

  @Test("changes the button that is pressed alone", arguments: 0..<3)
  func pressed(index: Int) {
    #expect(Self.changes(to: .init(pressed: .button(index))) == [.button(index)])
    #expect(
      Self.changes(
        from: .init(hover: .button(index)),
        to: .init(hover: .button(index), pressed: .button(index)))
        == [.button(index)])
  }

  @Test("changes all buttons and nothing else while the guard runs out")
  func armed() {
    let buttons: [CardPart.Name] = [.button(0), .button(1), .button(2)]
    #expect(Self.changes(to: .init(armed: 0)) == buttons)
    #expect(Self.changes(from: .init(armed: 0.5), to: .init(armed: 0.6)) == buttons)
  }

  @Test("changes the icon alone while it draws itself")
  func icon() {
    #expect(Self.changes(to: .init(iconProgress: 0)) == [.icon])
    #expect(Self.changes(from: .init(iconProgress: 0.2), to: .init(iconProgress: 0.3)) == [.icon])
  }

  @Test("has nothing of the icon at first")
  func iconBegins() {
    #expect(Self.part(.icon, .init(iconProgress: 0))?.commands.count == 0)
    #expect(Self.part(.icon, .init(iconProgress: 0.5))?.commands.count == 1)
  }

  @Test("has a darker button under the pointer, and a still darker one pressed", arguments: 0..<3)
  func shades(index: Int) throws {
    let rest = try #require(Self.fill(index, .init())).luminance
    let hover = try #require(Self.fill(index, .init(hover: .button(index)))).luminance
    let pressed = try #require(
      Self.fill(index, .init(hover: .button(index), pressed: .button(index)))
    ).luminance
    #expect(hover < rest)
    #expect(pressed < hover)
  }

  @Test("has a ring around the button with the focus and no other", arguments: 0..<3)
  func ring(index: Int) {
    for part in Self.sample.parts(.init(focus: index)) {
      guard case .button(let button) = part.name else { continue }
      let strokes = part.commands.count { if case .stroke = $0 { true } else { false } }
      #expect(strokes == (button == index ? 1 : 0))
    }
  }

  @Test("has labels that get clearer as the guard runs out", arguments: 0..<3)
  func labels(index: Int) throws {
    let fill = try #require(Self.fill(index, .init()))
    var last = 1.0
    for armed in stride(from: 0.0, through: 1, by: 0.25) {
      let label = try #require(Self.label(index, .init(armed: armed)))
      let contrast = label.contrast(with: fill)
      #expect(contrast > last)
      #expect(label.alpha == 1)
      last = contrast
    }
    #expect(last >= 4.5)
  }

  @Test("has an icon in the colour of its style", arguments: AlertStyle.allCases)
  func iconColor(style: AlertStyle) {
    let sample = CardPainterTests.sample(style: style)
    let colors: [Color] = sample.parts(.init()).filter { $0.name == .icon }.flatMap(\.commands)
      .compactMap { if case .stroke(_, _, let color) = $0 { color } else { nil } }
    #expect(colors == (style == .none ? [] : [sample.theme.icon.color(of: style)]))
  }
}
