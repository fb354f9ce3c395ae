/// A soft shadow of the card; lengths are in points, in pixels once scaled.
public struct Shadow: Equatable, Sendable {
  /// How far the shadow lies to the right of the card.
  public var offsetX: Double
  /// How far the shadow lies below the card.
  public var offsetY: Double
  /// The blur, twice the standard deviation of the Gaussian.
  public var blur: Double
  /// The colour.
  public var color: Color
  /// The opacity where the shadow is darkest; no shadow where it is 0.
  public var opacity: Double

  /// Makes a shadow.
  public init(
    offsetX: Double = 0, offsetY: Double = 0, blur: Double, color: Color = .black, opacity: Double
  ) {
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.blur = blur
    self.color = color
    self.opacity = opacity
  }

  /// No shadow.
  public static let none = Shadow(blur: 0, opacity: 0)
}
