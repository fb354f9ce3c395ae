extension CardMotion {
  /// The share of its time after which a card that settles is opaque.
  private static let opaqueShare = 0.16 / 0.28
  /// How far a card that drops is turned at first: a degree.
  private static let dropAngle = Double.pi / 180
  /// How far a meteor is turned at first.
  private static let meteorAngle = 1 / (2 * Double.pi)
  /// How far a card that shakes is turned to both sides: two degrees.
  private static let shakeAngle = 2 * Double.pi / 180

  /// The scale of a card that springs.
  private static let spring = Keyframes(
    .init(0.2, 0.01), .init(0.5, 1.1), .init(0.75, 0.9), .init(1, 1))
  /// The side on which a card is that shakes: three times forth and back, and at rest in the end.
  private static let shake = Keyframes(
    .init(0, -1), .init(1.0 / 6, 1), .init(2.0 / 6, -1), .init(3.0 / 6, 1), .init(4.0 / 6, -1),
    .init(5.0 / 6, 1), .init(1, 0))

  /// The pose at a time since the entry began.
  package func entryPose(at time: Double, in space: MotionSpace) -> Pose {
    let durations = entryDurations
    guard entry != .none, time < durations.total else { return .rest }
    let t = Self.progress(time, of: durations.card)
    var pose = Pose(cover: Easing.easeInOut(Self.progress(time, of: durations.cover)))
    switch entry {
    case .none: break
    case .fade: pose.opacity = Easing.easeOut(t)
    case .settle:
      pose.opacity = Easing.easeOut(t / Self.opaqueShare)
      pose.scale = style.entryScale + (1 - style.entryScale) * Easing.overshoot(t)
    case .slide where slidesBeyondEdge:
      pose.offset.y = space.offsetBelow(scale: 1, angle: 0) * (1 - Easing.easeOut(t))
    case .slide:
      pose.opacity = Easing.easeOut(t / Self.opaqueShare)
      pose.offset.y = style.slideDistance * (1 - Easing.overshoot(t))
    case .spring: pose.scale = Self.spring(t)
    case .drop: descend(&pose, from: Self.dropAngle, Easing.easeOut(t), in: space)
    case .meteor: descend(&pose, from: Self.meteorAngle, Easing.easeIn(t), in: space)
    case .shake:
      let side = Self.shake(t)
      pose.offset.x = style.shakeDistance * side
      pose.angle = Self.shakeAngle * side
    case .dissolve:
      pose.opacity = Easing.easeInOut(t)
      pose.cover = pose.opacity
    }
    return pose
  }

  /// Puts a card on its way down from above the monitor, on which it straightens.
  private func descend(
    _ pose: inout Pose, from angle: Double, _ progress: Double, in space: MotionSpace
  ) {
    pose.offset.y = space.offsetAbove(by: style.dropDistance) * (1 - progress)
    pose.angle = angle * (1 - progress)
  }
}
