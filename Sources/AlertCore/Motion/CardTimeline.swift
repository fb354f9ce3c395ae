/// When a card came, and when it began to go: with the motion it gives the pose at any time.
public struct CardTimeline: Equatable, Sendable {
  private let motion: CardMotion
  private let start: Duration
  private var exit: (start: Duration, pose: Pose)?

  /// Begins an entry.
  public init(_ motion: CardMotion, start: Duration) {
    self.motion = motion
    self.start = start
  }

  /// Whether both move alike at all times.
  public static func == (a: CardTimeline, b: CardTimeline) -> Bool {
    a.motion == b.motion && a.start == b.start && a.exit?.start == b.exit?.start
      && a.exit?.pose == b.exit?.pose
  }

  /// Begins the exit from where the card is, once.
  public mutating func leave(at time: Duration) {
    exit = exit ?? (time, pose(at: time))
  }

  /// Where the card stands.
  public func pose(at time: Duration) -> Pose {
    if let exit { return motion.exitPose(at: (time - exit.start).seconds, from: exit.pose) }
    return motion.entryPose(at: (time - start).seconds)
  }

  /// How much of the icon's stroke is drawn, from 0 to 1.
  public func iconProgress(at time: Duration) -> Double {
    motion.iconProgress(at: (time - start).seconds)
  }

  /// Whether the next moment will look different from this one.
  public func isMoving(at time: Duration) -> Bool {
    if let exit { return (time - exit.start).seconds < motion.exitDuration }
    return (time - start).seconds < max(motion.entryDuration, motion.iconEnd)
  }

  /// Whether the card has gone completely.
  public func hasLeft(at time: Duration) -> Bool {
    exit != nil && !isMoving(at: time)
  }
}

extension Duration {
  /// The duration in seconds.
  public var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }

  /// A duration of seconds.
  public static func seconds(exactly seconds: Double) -> Duration {
    .nanoseconds(Int64((seconds * 1e9).rounded()))
  }
}
