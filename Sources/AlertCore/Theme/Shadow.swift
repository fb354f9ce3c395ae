/// A soft shadow of the card; lengths are in points, in pixels once scaled.
public struct Shadow: Equatable, Sendable {
  /// How far the shadow lies below the card.
  public var offset: Double
  /// The blur, twice the standard deviation of the Gaussian.
  public var blur: Double
  /// The colour where the shadow is darkest.
  public var color: Color
}
