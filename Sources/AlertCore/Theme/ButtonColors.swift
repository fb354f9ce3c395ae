/// The colours of one kind of button.
public struct ButtonColors: Equatable, Sendable {
  /// The button at rest.
  public var fill: Color
  /// The label, once the card can be answered.
  public var label: Color
  /// The focus ring.
  public var ring: Color
  /// Whether the label is bold.
  public var isBold: Bool
}
