/// The colours of one kind of button.
public struct ButtonColors: Equatable, Sendable {
  /// The button at rest.
  public var fill: Color
  /// The label, once the card can be answered.
  public var label: Color
  /// The focus ring.
  public var ring: Color
  /// Whether the label is bold.
  public var isBold = false
}

/// Colours of a single button's own; where one is `nil`, the theme's counts.
public struct ButtonTint: Hashable, Sendable {
  /// The button at rest.
  public var fill: Color?
  /// The label, once the card can be answered.
  public var label: Color?

  /// Makes a tint.
  public init(fill: Color? = nil, label: Color? = nil) {
    self.fill = fill
    self.label = label
  }
}
