/// Where a card moves: its place at rest and what is around it, in pixels on the cover.
package struct MotionSpace: Equatable, Sendable {
  /// The card at rest.
  package var card: Rect
  /// The monitor that the card stands on.
  package var monitor: Rect
  /// The card at rest with its shadows.
  package var picture: Rect

  /// Makes a space; without a `picture` the card has no shadow.
  package init(card: Rect, monitor: Rect, picture: Rect? = nil) {
    self.card = card
    self.monitor = monitor
    self.picture = picture ?? card
  }

  /// How far down a card has to be for all of it to be below the monitor.
  func offsetBelow(scale: Double, angle: Double) -> Double {
    let pose = Pose(scale: scale, angle: angle)
    return monitor.maxY - pose.place(picture, around: card.center).y
  }

  /// How far up (a negative offset) a card's top edge is `distance` and the card's height above the
  /// monitor's.
  func offsetAbove(by distance: Double) -> Double {
    monitor.y - distance - card.height - card.y
  }

  /// Whether a card in a pose can be seen: a quarter of its size at least.
  package func shows(_ pose: Pose) -> Bool {
    let seen = pose.place(card, around: card.center).intersection(monitor)
    return pose.opacity > 0 && seen.width * seen.height >= card.width * card.height / 4
  }
}
