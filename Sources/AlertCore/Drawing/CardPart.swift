/// A part of the card that is painted by itself.
///
/// All parts stand on the `ground`. A part that has changed is painted again on its piece of the ground,
/// together with what else reaches into that piece.
package struct CardPart: Equatable, Sendable {
  /// Which part.
  package enum Name: Hashable, Sendable {
    /// Shadow, card, border and lines.
    case ground
    /// The drawn icon.
    case icon
    /// The title.
    case title
    /// The message.
    case message
    /// The bar beside the message.
    case scrollBar
    /// The bar beside the buttons.
    case buttonBar
    /// A button with its focus ring, by the order given.
    case button(Int)
    /// The close button.
    case close
  }

  /// Which part.
  package var name: Name
  /// What the commands may touch, in pixels from the card's top left corner.
  package var bounds: Rect
  /// What to draw on the ground, in order; only the ground itself replaces what was there.
  package var commands: [DrawCommand]

  /// Whether what it fills first hides all that lies beneath: of the ground, the card.
  package var isOpaque: Bool {
    for case .fill(_, let color) in commands { return color.alpha >= 1 }
    return false
  }
}
