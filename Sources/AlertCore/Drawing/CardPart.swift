/// A part of the card that is painted by itself.
///
/// Two parts never share a pixel but with `ground`, on which all the others stand, so a part whose
/// commands have changed is painted again without the others.
public struct CardPart: Equatable, Sendable {
  /// Which part.
  public enum Name: Hashable, Sendable {
    /// Shadow, card and border.
    case ground
    /// The drawn icon.
    case icon
    /// The title.
    case title
    /// The message.
    case message
    /// A button with its focus ring, by the order given.
    case button(Int)
  }

  /// Which part.
  public var name: Name
  /// What the commands may touch, in pixels from the card's top left corner.
  public var bounds: Rect
  /// What to draw, in order; the first command replaces everything in `bounds`.
  public var commands: [DrawCommand]
}
