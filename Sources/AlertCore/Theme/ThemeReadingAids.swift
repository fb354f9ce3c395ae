extension Theme {
  /// What helps to read a message: scroll bars, the colour of what is selected, and links.
  public struct ReadingAids: Equatable, Sendable {
    /// What lies behind selected letters.
    public var selection: Color
    /// The letters of a link, and the ring around one that has the focus.
    public var link: Color
    /// The part of a scroll bar that can be dragged.
    public var scrollBar: Color
    /// How wide a scroll bar is.
    public var scrollBarWidth = 6.0
    /// The space on both sides of a scroll bar.
    public var scrollBarGap = 5.0

    /// Makes aids of their colours.
    public init(selection: Color, link: Color, scrollBar: Color) {
      self.selection = selection
      self.link = link
      self.scrollBar = scrollBar
    }

    /// Aids that can be seen on a card, in tones of its own colours.
    init(card: Card, message: Text, button: Button) {
      let ground = card.fill
      self.init(
        selection: ground.mixed(with: button.plain.ring, 0.3).rounded,
        link: button.plain.ring.readable(on: ground).rounded,
        scrollBar: ground.mixed(with: message.color, 0.55).rounded)
    }

    /// The space that a scroll bar needs beside a text.
    var scrollBarSpace: Double { scrollBarWidth + 2 * scrollBarGap }
  }
}

extension Color {
  /// The colour as a theme file can have it, in 8 bits.
  fileprivate var rounded: Color {
    func eightBits(_ value: Double) -> Double { (value * 255).rounded() / 255 }
    return Color(
      red: eightBits(red), green: eightBits(green), blue: eightBits(blue), alpha: eightBits(alpha))
  }
}
