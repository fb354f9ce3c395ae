import AlertCore
import Testing

@Suite("The painter")
struct CardPainterTests {
  private static let text = FixedWidthText()

  /// A card with everything on it.
  static func sample(
    scale: Double = 1, buttons: Int = 3, style: AlertStyle = .warning,
    monitor: Rect = Rect(0, 0, 1280, 800)
  ) -> Sample {
    let roles: [ButtonRole] = [.plain, .destructive, .cancel]
    return Sample(
      content: AlertContent(
        title: "Delete 3 files?", message: "They cannot be recovered.", style: style,
        buttons: (0..<buttons).map { AlertButton("Button", role: roles[$0 % 3]) }),
      monitor: monitor, scale: scale)
  }

  private static let scales = [0.5, 1, 1.25, 1.5, 2, 2.5]

  @Test("paints each thing of the layout as a part, the ground first")
  func names() {
    let parts = Self.sample().parts(.init())
    #expect(
      parts.map(\.name)
        == [.ground, .icon, .title, .message, .button(0), .button(1), .button(2)])
    var bare = Self.sample(buttons: 1, style: .none)
    bare.content.title = ""
    #expect(bare.parts(.init()).map(\.name) == [.ground, .message, .button(0)])
  }

  @Test("has parts that share no pixel, but for the ground", arguments: scales, [1, 3, 8, 40])
  func apart(scale: Double, buttons: Int) {
    for monitor in [Rect(0, 0, 320, 200), Rect(0, 0, 1280, 800)] {
      let sample = Self.sample(scale: scale, buttons: buttons, monitor: monitor)
      let layout = sample.layout
      let parts = sample.painter.parts(layout, .init()).dropFirst()
      for (index, part) in parts.enumerated() {
        #expect(part.bounds.isWhole, "\(part.name)")
        #expect(layout.bounds.contains(part.bounds), "\(part.name), \(sample)")
        for other in parts.prefix(index) {
          #expect(
            other.bounds.intersection(part.bounds).isEmpty,
            "\(other.name) and \(part.name), \(sample)")
        }
      }
    }
  }

  @Test(
    "touches nothing outside of a part's bounds", arguments: scales, AlertStyle.allCases)
  func inside(scale: Double, style: AlertStyle) {
    let moments = [
      CardPainter.Moment(), CardPainter.Moment(iconProgress: 0.4, armed: 0),
      CardPainter.Moment(focus: 1, hover: .button(1), pressed: .button(1)),
    ]
    let sample = Self.sample(scale: scale, style: style)
    for moment in moments {
      for part in sample.parts(moment) {
        #expect(part.faults(measuring: Self.text).isEmpty)
      }
    }
  }

  @Test("begins the ground, and no other part, by replacing what was there")
  func replaces() {
    for part in Self.sample().parts(.init(focus: 0)) {
      let replaced = part.commands.filter { if case .replace = $0 { true } else { false } }
      #expect(replaced == (part.name == .ground ? [.replace(part.bounds, .clear)] : []))
      if part.name == .ground { #expect(part.commands.first == replaced.first) }
    }
  }

  @Test("has room for the shadows around the card", arguments: scales)
  func shadows(scale: Double) {
    let sample = Self.sample(scale: scale)
    let bounds = sample.painter.pictureBounds(sample.layout)
    #expect(bounds.isWhole)
    #expect(bounds.contains(sample.layout.bounds))
    #expect(sample.parts(.init()).first?.bounds == bounds)
    // The largest shadow: 36 blurred, 12 further down.
    #expect(bounds.maxY - sample.layout.bounds.maxY > 40 * scale)
  }

  @Test("has two free pixels around the picture, with shadows and without", arguments: scales)
  func border(scale: Double) {
    let sample = Self.sample(scale: scale)
    var bare = sample.theme
    (bare.card.shadow, bare.card.contactShadow) = (.none, .none)
    let painter = CardPainter(content: sample.content, theme: bare)
    let bounds = painter.pictureBounds(sample.layout)
    #expect(bounds == sample.layout.bounds.inset(by: -2))
    #expect(painter.parts(sample.layout, .init()).first?.bounds == bounds)
    let shadowed = sample.painter.pictureBounds(sample.layout)
    for command in sample.parts(.init())[0].commands {
      if case .replace = command { continue }
      #expect(shadowed.inset(by: 2).contains(command.touched(measuring: Self.text)))
    }
  }

  @Test("has a border within the card where the theme has one")
  func border() {
    let dark = CardPainter(content: Self.sample().content, theme: .card(.dark))
    let layout = Self.sample().layout
    let commands = dark.parts(layout, .init())[0].commands
    let strokes = commands.filter { if case .stroke = $0 { true } else { false } }
    #expect(strokes.count == 1)
    #expect(strokes.allSatisfy { layout.bounds.contains($0.touched(measuring: Self.text)) })
    let light = Self.sample().parts(.init())[0].commands
    #expect(!light.contains { if case .stroke = $0 { true } else { false } })
  }

  @Test("paints texts where the layout has them")
  func texts() {
    let sample = Self.sample()
    let texts: [DrawCommand] = sample.parts(.init()).flatMap(\.commands).filter {
      if case .text = $0 { true } else { false }
    }
    let blocks =
      [sample.layout.title, sample.layout.message].compactMap(\.self)
      + sample.layout.buttons.map(\.label)
    let places: [DrawCommand] = zip(blocks, texts).compactMap { block, command in
      guard case .text(_, _, let color) = command else { return nil }
      return .text(block.request, at: Point(block.frame.x, block.frame.y), color)
    }
    #expect(texts == places)
    #expect(texts.count == 5)
  }
}

extension Sample {
  var painter: CardPainter { CardPainter(content: content, theme: theme) }

  /// The parts at a moment.
  func parts(_ moment: CardPainter.Moment) -> [CardPart] { painter.parts(layout, moment) }
}
