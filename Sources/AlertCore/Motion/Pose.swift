/// Where a card stands at one moment, against its place at rest.
public struct Pose: Equatable, Sendable {
  /// The card's opacity, from 0 to 1.
  public var opacity: Double
  /// The card's scale around its centre.
  public var scale: Double
  /// How far the card's centre lies beside its place, in pixels.
  public var offset: Point
  /// How much of the cover's opacity is reached, from 0 to 1.
  public var cover: Double

  /// Makes a pose; what is not named is as at rest.
  public init(
    opacity: Double = 1, scale: Double = 1, offset: Point = Point(0, 0), cover: Double = 1
  ) {
    self.opacity = opacity
    self.scale = scale
    self.offset = offset
    self.cover = cover
  }

  /// The card at its place.
  public static let rest = Pose()
  /// Nothing to be seen.
  public static let hidden = Pose(opacity: 0, cover: 0)

  /// Whether the card has its own size and stands on whole pixels, so that it can be copied.
  public var isPlain: Bool {
    scale == 1 && offset.x == offset.x.rounded() && offset.y == offset.y.rounded()
  }

  /// Where a rectangle of the card lies on the cover, whose centre at rest is `center`.
  public func place(_ rect: Rect, around center: Point) -> Rect {
    Rect(
      center.x + (rect.x - center.x) * scale + offset.x,
      center.y + (rect.y - center.y) * scale + offset.y,
      rect.width * scale, rect.height * scale)
  }
}
