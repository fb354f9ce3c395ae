import AlertCore
import Testing

@Suite("The timeline of a card")
struct CardTimelineTests {
  private static let motion = CardMotion()
  private static func ms(_ time: Int) -> Duration { .milliseconds(time) }

  /// A card that begins to come at 1000.
  private static var timeline: CardTimeline { CardTimeline(motion, start: ms(1000)) }

  @Test("counts from its start", arguments: [0, 100, 280, 600])
  func counts(time: Int) {
    let pose = Self.timeline.pose(at: Self.ms(1000 + time), in: .sample)
    let expected = Self.motion.entryPose(at: Double(time) / 1000, in: .sample)
    #expect(abs(pose.scale - expected.scale) < 1e-9)
    #expect(abs(pose.opacity - expected.opacity) < 1e-9)
    let icon = Self.timeline.iconProgress(at: Self.ms(1000 + time))
    #expect(abs(icon - Self.motion.iconProgress(at: Double(time) / 1000)) < 1e-9)
  }

  @Test(
    "moves until card and icon have come to rest",
    arguments: [(1000, true), (1529, true), (1531, false)])
  func moves(time: Int, isMoving: Bool) {
    #expect(Self.timeline.isMoving(at: Self.ms(time)) == isMoving)
    #expect(!Self.timeline.hasLeft(at: Self.ms(time)))
  }

  @Test("leaves from where the card is", arguments: [1000, 1100, 1250, 3000])
  func leaves(time: Int) {
    var timeline = Self.timeline
    let before = timeline.pose(at: Self.ms(time), in: .sample)
    timeline.leave(at: Self.ms(time), in: .sample)
    #expect(timeline.pose(at: Self.ms(time), in: .sample) == before)
    #expect(timeline.isMoving(at: Self.ms(time)))
    #expect(!timeline.hasLeft(at: Self.ms(time + 139)))
    #expect(timeline.hasLeft(at: Self.ms(time + 140)))
    #expect(!timeline.isMoving(at: Self.ms(time + 140)))
    #expect(timeline.pose(at: Self.ms(time + 140), in: .sample) == .hidden)
  }

  @Test("follows a card that gets another place", arguments: [1100, 1200])
  func follows(time: Int) {
    let timeline = CardTimeline(CardMotion(.drop), start: Self.ms(1000))
    let a = timeline.pose(at: Self.ms(time), in: .sample)
    let b = timeline.pose(at: Self.ms(time), in: .tiny)
    #expect(a.angle == b.angle)
    #expect(a.offset != b.offset)
  }

  @Test(
    "has a card entered only once it rests",
    arguments: [
      (.fade, 0, []), (.fade, 5, .seen), (.fade, 160, [.seen, .entered]),
      (.none, 0, [.seen, .entered]),
      (.spring, 40, []), (.spring, 100, []), (.spring, 250, .seen), (.spring, 399, .seen),
      (.spring, 400, [.seen, .entered]), (.meteor, 0, []), (.meteor, 340, .seen),
      (.shake, 0, .seen), (.shake, 225, .seen), (.shake, 299, .seen),
      (.shake, 300, [.seen, .entered]),
    ] as [(EntryMotion, Int, FramePacer.Milestones)])
  func milestones(entry: EntryMotion, time: Int, milestones: FramePacer.Milestones) {
    var timeline = CardTimeline(CardMotion(entry), start: .zero)
    #expect(timeline.milestones(at: Self.ms(time), in: .sample) == milestones)
    timeline.leave(at: Self.ms(time), in: .sample)
    #expect(!timeline.milestones(at: Self.ms(time), in: .sample).contains(.entered))
  }

  @Test("moves as long as its way out takes", arguments: ExitMotion.allCases)
  func moves(exit: ExitMotion) {
    let motion = CardMotion(.shake, exit)
    var timeline = CardTimeline(motion, start: .zero)
    timeline.leave(at: Self.ms(120), in: .sample)
    let end = Self.ms(120) + .seconds(exactly: motion.exitDuration)
    if exit != .none {
      #expect(timeline.isMoving(at: end - Self.ms(1)))
      #expect(!timeline.hasLeft(at: end - Self.ms(1)))
    }
    #expect(!timeline.isMoving(at: end) && timeline.hasLeft(at: end))
    #expect(timeline.pose(at: end, in: .sample) == .hidden)
  }

  @Test("leaves once")
  func leavesOnce() {
    var timeline = Self.timeline
    timeline.leave(at: Self.ms(2000), in: .sample)
    let once = timeline
    timeline.leave(at: Self.ms(2100), in: .sample)
    #expect(timeline == once)
    #expect(timeline.hasLeft(at: Self.ms(2140)))
  }

  @Test("has left at once where nothing moves")
  func still() {
    var timeline = CardTimeline(CardMotion(animates: false), start: .zero)
    #expect(!timeline.isMoving(at: .zero))
    #expect(timeline.pose(at: .zero, in: .sample) == .rest)
    timeline.leave(at: Self.ms(5), in: .sample)
    #expect(timeline.hasLeft(at: Self.ms(5)))
    #expect(timeline.pose(at: Self.ms(5), in: .sample) == .hidden)
  }

  @Test("is like another that moves alike")
  func equal() {
    #expect(Self.timeline == Self.timeline)
    #expect(Self.timeline != CardTimeline(Self.motion, start: Self.ms(1001)))
    var leaving = Self.timeline
    leaving.leave(at: Self.ms(3000), in: .sample)
    #expect(leaving != Self.timeline)
    var later = Self.timeline
    later.leave(at: Self.ms(3001), in: .sample)
    #expect(leaving != later)
  }

  @Test("takes durations as seconds and back", arguments: [0, 0.28, 1.5, 86_400.25, -2.5])
  func seconds(seconds: Double) {
    #expect(abs(Duration.seconds(exactly: seconds).seconds - seconds) < 1e-9)
  }
}
