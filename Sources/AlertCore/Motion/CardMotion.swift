/// The motion of a card as pure functions of time; times are in seconds.
public struct CardMotion: Equatable, Sendable {
  /// Durations and distances, scaled.
  public var style: MotionStyle
  /// The way in.
  public var entry: EntryMotion
  /// The way out.
  public var exit: ExitMotion
  /// Whether anything moves at all.
  public var animates: Bool

  /// Makes the motion of a theme, with the ways in and out that the options ask for.
  public init(style: MotionStyle, options: AlertOptions) {
    self.style = style
    self.animates = options.animates
    self.entry = options.animates ? options.entry ?? style.entry : .none
    self.exit = options.animates ? options.exit ?? style.exit : .none
  }

  /// How long the card takes to its place.
  public var entryDuration: Double {
    switch entry {
    case .none: return 0
    case .fade: return max(style.fadeDuration, style.coverDuration)
    case .settle, .slide:
      return max(style.moveDuration, style.fadeDuration, style.coverDuration)
    }
  }

  /// How long the card takes to be gone.
  public var exitDuration: Double {
    exit == .none ? 0 : style.exitDuration
  }

  /// When the icon is drawn completely.
  public var iconEnd: Double {
    animates ? style.iconDelay + style.iconDuration : 0
  }

  /// The pose at a time since the entry began.
  public func entryPose(at time: Double) -> Pose {
    guard time < entryDuration else { return .rest }
    let move = Easing.overshoot(time / style.moveDuration)
    var pose = Pose(
      opacity: Easing.easeOut(time / style.fadeDuration),
      cover: Easing.easeInOut(time / style.coverDuration))
    switch entry {
    case .none, .fade: break
    case .settle: pose.scale = style.entryScale + (1 - style.entryScale) * move
    case .slide: pose.offset.y = style.slideDistance * (1 - move)
    }
    return pose
  }

  /// How much of the icon's stroke is drawn at a time since the entry began, from 0 to 1.
  public func iconProgress(at time: Double) -> Double {
    guard animates else { return 1 }
    return Easing.easeInOut((time - style.iconDelay) / style.iconDuration)
  }

  /// The pose at a time since the exit began, which went on from where the card was.
  public func exitPose(at time: Double, from start: Pose) -> Pose {
    guard time < exitDuration else { return .hidden }
    let progress = Easing.easeIn(time / style.exitDuration)
    var pose = start
    pose.opacity *= 1 - progress
    pose.cover *= 1 - progress
    switch exit {
    case .none, .fade: break
    case .recede: pose.scale *= 1 - (1 - style.exitScale) * progress
    case .slide: pose.offset.y += style.slideDistance * progress
    }
    return pose
  }
}
