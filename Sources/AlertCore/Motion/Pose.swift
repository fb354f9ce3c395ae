/// Where a card stands at one moment, against its place at rest.
package struct Pose: Equatable, Sendable {
  /// The card's opacity, from 0 to 1.
  package var opacity: Double
  /// The card's scale around its centre.
  package var scale: Double
  /// How far the card is turned around its centre, in radians, clockwise.
  package var angle: Double
  /// How far the card's centre lies beside its place, in pixels.
  package var offset: Point
  /// How much of the cover's opacity is reached, from 0 to 1.
  package var cover: Double

  /// Makes a pose; what is not named is as at rest.
  package init(
    opacity: Double = 1, scale: Double = 1, angle: Double = 0, offset: Point = Point(0, 0),
    cover: Double = 1
  ) {
    self.opacity = opacity
    self.scale = scale
    self.angle = angle
    self.offset = offset
    self.cover = cover
  }

  /// The card at its place.
  package static let rest = Pose()
  /// Nothing to be seen.
  package static let hidden = Pose(opacity: 0, cover: 0)

  /// Whether the card has its own size, is not turned and stands on whole pixels, so that it can be
  /// copied.
  package var isPlain: Bool {
    scale == 1 && angle == 0 && offset.x == offset.x.rounded() && offset.y == offset.y.rounded()
  }

  /// Where a rectangle of the card lies on the cover, or what encloses it where it is turned.
  ///
  /// `center` is the card's centre at rest.
  package func place(_ rect: Rect, around center: Point) -> Rect {
    guard angle != 0 else {
      return Rect(
        center.x + (rect.x - center.x) * scale + offset.x,
        center.y + (rect.y - center.y) * scale + offset.y,
        rect.width * scale, rect.height * scale)
    }
    let turn = Turn(angle)
    let middle = turn(rect.center.offset(-center.x, -center.y))
    let width = (rect.width * abs(turn.cosine) + rect.height * abs(turn.sine)) * scale
    let height = (rect.width * abs(turn.sine) + rect.height * abs(turn.cosine)) * scale
    return Rect(
      center.x + middle.x * scale + offset.x - width / 2,
      center.y + middle.y * scale + offset.y - height / 2, width, height)
  }

  /// Which point of the card at rest lies at a point of the cover; there is none at scale 0.
  ///
  /// `center` is the card's centre at rest.
  package func origin(of point: Point, around center: Point) -> Point {
    let vector = point.offset(-center.x - offset.x, -center.y - offset.y)
    let origin = Turn(angle).inverse(vector)
    return Point(center.x + origin.x / scale, center.y + origin.y / scale)
  }
}
