/// Decides when a frame is drawn: no more often than the interval, and no further ahead of the
/// server than one frame, so that a slow one shows fewer frames and not later ones.
package struct FramePacer: Equatable, Sendable {
  /// What a frame is the first one to show.
  package struct Milestones: OptionSet, Equatable, Sendable {
    /// The bits.
    package let rawValue: UInt8

    /// Makes milestones of bits.
    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The card can be seen.
    package static let seen = Milestones(rawValue: 1)
    /// The card is at its place.
    package static let entered = Milestones(rawValue: 2)
  }

  /// The time from one frame to the next.
  package static let interval = Duration.nanoseconds(16_666_667)

  private var last: Duration?
  private var owed: [Milestones] = []
  private var reached: Milestones = []

  /// Makes a pacer that has drawn nothing.
  package init() {}

  /// When the next frame of a motion may be drawn; `nil` while the server still owes one.
  package var nextFrame: Duration? {
    guard owed.isEmpty else { return nil }
    return last.map { $0 + Self.interval } ?? .zero
  }

  /// What of these a frame would be the first one to show.
  package func missing(_ milestones: Milestones) -> Milestones {
    milestones.subtracting(owed.reduce(reached) { $0.union($1) })
  }

  /// A frame has been drawn; `fenced` says whether the server was asked to say when it has painted it.
  package mutating func drew(at time: Duration, _ milestones: Milestones, fenced: Bool) {
    // Frames keep to the grid of their interval where they can, so that they do not drift.
    if let last, time - (last + Self.interval) < Self.interval, time >= last + Self.interval {
      self.last = last + Self.interval
    } else {
      last = time
    }
    if fenced { owed.append(milestones) }
  }

  /// The server has painted the oldest frame that it owed; what that one was the first to show.
  package mutating func painted() -> Milestones {
    guard !owed.isEmpty else { return [] }
    let milestones = owed.removeFirst()
    reached.formUnion(milestones)
    return milestones
  }

  /// The window has gone that the server would have told of; frames begin anew.
  package mutating func forgetOwed() {
    owed = []
  }
}
