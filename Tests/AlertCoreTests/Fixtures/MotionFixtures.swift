import AlertCore

extension MotionSpace {
  /// A card with a shadow on the second of two monitors, which has others above and below it.
  static let sample = MotionSpace(
    card: Rect(2200, 1500, 300, 160), monitor: Rect(1920, 1080, 1280, 1024),
    picture: Rect(2150, 1460, 400, 270))
  /// A card that is larger than its monitor.
  static let tiny = MotionSpace(card: Rect(-40, -30, 240, 160), monitor: Rect(0, 0, 160, 100))
}

extension CardMotion {
  /// The card's own style with another way in and out.
  init(
    _ entry: EntryMotion? = nil, _ exit: ExitMotion? = nil, duration: Duration? = nil,
    animates: Bool = true, _ change: (inout MotionStyle) -> Void = { _ in }
  ) {
    var style = Theme.card(.light).motion
    change(&style)
    self.init(
      style: style,
      options: AlertOptions(entry: entry, exit: exit, duration: duration, animates: animates))
  }
}

extension Pose {
  /// The largest difference of each thing that makes a pose.
  func difference(to other: Pose) -> (opacity: Double, scale: Double, angle: Double, way: Double) {
    (
      abs(other.opacity - opacity), abs(other.scale - scale), abs(other.angle - angle),
      other.offset.distance(to: offset)
    )
  }
}
