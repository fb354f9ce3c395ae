/// When a card came, and when it began to go: with the motion it gives the pose at any time.
package struct CardTimeline: Equatable, Sendable {
  private let motion: CardMotion
  private let start: Duration
  private var exit: (start: Duration, pose: Pose)?

  /// Begins an entry.
  package init(_ motion: CardMotion, start: Duration) {
    self.motion = motion
    self.start = start
  }

  /// Whether both move alike at all times.
  package static func == (a: CardTimeline, b: CardTimeline) -> Bool {
    a.motion == b.motion && a.start == b.start && a.exit?.start == b.exit?.start
      && a.exit?.pose == b.exit?.pose
  }

  /// Begins the exit from where the card is, once.
  package mutating func leave(at time: Duration, in space: MotionSpace) {
    exit = exit ?? (time, pose(at: time, in: space))
  }

  /// Where the card stands; `space` is what it is at that time.
  package func pose(at time: Duration, in space: MotionSpace) -> Pose {
    if let exit {
      return motion.exitPose(at: (time - exit.start).seconds, from: exit.pose, in: space)
    }
    return motion.entryPose(at: (time - start).seconds, in: space)
  }

  /// What a frame at a time shows of the way in.
  package func milestones(at time: Duration, in space: MotionSpace) -> FramePacer.Milestones {
    // A card that swings passes through its place before it comes to rest there.
    let isAtRest = exit == nil && (time - start).seconds >= motion.entryDuration
    if isAtRest { return [.seen, .entered] }
    return space.shows(pose(at: time, in: space)) ? .seen : []
  }

  /// How much of the icon's stroke is drawn, from 0 to 1.
  package func iconProgress(at time: Duration) -> Double {
    motion.iconProgress(at: (time - start).seconds)
  }

  /// Whether the next moment will look different from this one.
  package func isMoving(at time: Duration) -> Bool {
    if let exit { return (time - exit.start).seconds < motion.exitDuration }
    return (time - start).seconds < max(motion.entryDuration, motion.iconEnd)
  }

  /// Whether the card has gone completely.
  package func hasLeft(at time: Duration) -> Bool {
    exit != nil && !isMoving(at: time)
  }
}

extension Duration {
  /// The duration in seconds.
  package var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }

  /// A duration of seconds.
  package static func seconds(exactly seconds: Double) -> Duration {
    .nanoseconds(Int64((seconds * 1e9).rounded()))
  }
}
