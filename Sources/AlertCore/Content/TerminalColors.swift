/// The colours of a part of a text as a terminal has them.
///
/// What they are on a card depends on the card, which has to leave every letter readable.
package struct TerminalColors: Hashable, Sendable {
  /// The colour of the letters as `0xRRGGBB`, `nil` for the usual one.
  package var ink: UInt32?
  /// The colour behind them, `nil` for the usual one.
  package var ground: UInt32?
  /// Whether the letters are pale.
  package var isDim = false
  /// Whether the two colours have changed places.
  package var isInverse = false

  /// Makes colours.
  package init(
    ink: UInt32? = nil, ground: UInt32? = nil, isDim: Bool = false, isInverse: Bool = false
  ) {
    self.ink = ink
    self.ground = ground
    self.isDim = isDim
    self.isInverse = isInverse
  }

  /// The colour with a number from 0 to 255, as `0xRRGGBB`: 16 with names, a cube of 6 by 6 by 6, and
  /// 24 greys.
  package static func indexed(_ number: UInt8) -> UInt32 {
    if number < 16 { return named[Int(number)] }
    if number >= 232 { return 0x010101 * (8 + 10 * UInt32(number - 232)) }
    func step(_ value: UInt8) -> UInt32 { value == 0 ? 0 : 55 + 40 * UInt32(value) }
    let place = number - 16
    return step(place / 36) << 16 | step(place / 6 % 6) << 8 | step(place % 6)
  }

  /// Black, red, green, yellow, blue, magenta, cyan and white, and then the bright ones.
  private static let named: [UInt32] = [
    0x171421, 0xc01c28, 0x26a269, 0xa2734c, 0x12488b, 0xa347ba, 0x2aa1b3, 0xd0cfcc,
    0x5e5c64, 0xf66151, 0x33d17a, 0xe9ad0c, 0x2a7bde, 0xc061cb, 0x33c7de, 0xffffff,
  ]

  /// The colours on a card of which the text has the colour `text`; `nil` for what is as usual.
  package func resolved(text: Color, card: Color) -> (ink: Color?, ground: Color?) {
    guard self != TerminalColors() else { return (nil, nil) }
    let own = (ink: ink.map { Color($0) } ?? text, ground: ground.map { Color($0) } ?? card)
    let back = isInverse ? own.ink : own.ground
    let front = (isInverse ? own.ground : own.ink).mixed(with: back, isDim ? 0.35 : 0)
    let isGround = ground != nil || isInverse
    return (front.readable(on: back), isGround ? back : nil)
  }
}

extension AlertContent {
  /// The content with the colours that those of a terminal have on a card of this theme.
  func colored(for theme: Theme) -> AlertContent {
    guard spans.contains(where: { $0.attributes.terminal != nil }) else { return self }
    var content = self
    for index in content.spans.indices {
      guard let terminal = content.spans[index].attributes.terminal else { continue }
      let colors = terminal.resolved(text: theme.message.color, card: theme.card.fill)
      content.spans[index].attributes.terminal = nil
      if let ink = colors.ink { content.spans[index].attributes.color = ink }
      if let ground = colors.ground { content.spans[index].attributes.background = ground }
    }
    return content
  }
}
