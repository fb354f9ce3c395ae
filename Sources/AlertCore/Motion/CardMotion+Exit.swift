extension CardMotion {
  /// How far a card that falls is turned at last.
  private static let fallAngle = 1 / (1.5 * Double.pi)

  /// The scale of a card that shrinks, against where it was.
  private static let shrink = Keyframes(.init(0, 1), .init(0.2, 1.1), .init(0.5, 1), .init(0.75, 0))

  /// The pose at a time since the exit began, which went on from where the card was.
  package func exitPose(at time: Double, from start: Pose, in space: MotionSpace) -> Pose {
    let durations = exitDurations
    guard exit != .none, time < durations.total else { return .hidden }
    let t = Self.progress(time, of: durations.card)
    var pose = start
    pose.cover *= 1 - Easing.easeIn(Self.progress(time, of: durations.cover))
    switch exit {
    case .none: break
    case .fade: pose.opacity *= 1 - Easing.easeIn(t)
    case .recede:
      pose.opacity *= 1 - Easing.easeIn(t)
      pose.scale *= 1 - (1 - style.exitScale) * Easing.easeIn(t)
    case .slide where slidesBeyondEdge: fall(&pose, to: start.angle, Easing.easeIn(t), in: space)
    case .slide:
      pose.opacity *= 1 - Easing.easeIn(t)
      pose.offset.y += style.slideDistance * Easing.easeIn(t)
    case .shrink:
      pose.opacity *= 1 - Easing.easeInOut(t)
      pose.scale *= Self.shrink(t)
    case .fall: fall(&pose, to: Self.fallAngle, Easing.easeOut(t), in: space)
    case .dissolve:
      pose.opacity *= 1 - Easing.easeInOut(t)
      pose.cover = start.cover * (1 - Easing.easeInOut(t))
    }
    // Where the cover takes longer, there is no card any more.
    if t >= 1 { pose.opacity = 0 }
    return pose
  }

  /// Puts a card on its way down below the monitor, at whose end it has turned to an angle.
  private func fall(
    _ pose: inout Pose, to angle: Double, _ progress: Double, in space: MotionSpace
  ) {
    let end = space.offsetBelow(scale: pose.scale, angle: angle)
    pose.offset.y += (end - pose.offset.y) * progress
    pose.angle += (angle - pose.angle) * progress
  }
}
