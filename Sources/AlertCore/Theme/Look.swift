/// A complete theme that comes with the product.
public enum Look: String, CaseIterable, Sendable {
  /// A square card without a dimmed screen, whose icon draws itself.
  case prompt
  /// A wide card with its buttons as parts of one control along the foot; it slides in.
  case segmented
  /// A narrow card that springs out of nothing.
  case spring
  /// A wide, low card with a title line; it dissolves.
  case cover
  /// A card with a close button that falls from the sky.
  case meteor
  /// The product's own.
  case card

  /// The look in light or dark colours, in points.
  public func theme(_ appearance: Appearance) -> Theme {
    switch self {
    case .prompt: .prompt(appearance)
    case .segmented: .segmented(appearance)
    case .spring: .spring(appearance)
    case .cover: .cover(appearance)
    case .meteor: .meteor(appearance)
    case .card: .card(appearance)
    }
  }
}
