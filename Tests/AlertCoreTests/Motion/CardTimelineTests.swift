import AlertCore
import Testing

@Suite("The timeline of a card")
struct CardTimelineTests {
  private static let motion = CardMotionTests.motion()
  private static func ms(_ time: Int) -> Duration { .milliseconds(time) }

  /// A card that begins to come at 1000.
  private static var timeline: CardTimeline { CardTimeline(motion, start: ms(1000)) }

  @Test("counts from its start", arguments: [0, 100, 280, 600])
  func counts(time: Int) {
    let pose = Self.timeline.pose(at: Self.ms(1000 + time))
    let expected = Self.motion.entryPose(at: Double(time) / 1000)
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
    let before = timeline.pose(at: Self.ms(time))
    timeline.leave(at: Self.ms(time))
    #expect(timeline.pose(at: Self.ms(time)) == before)
    #expect(timeline.isMoving(at: Self.ms(time)))
    #expect(!timeline.hasLeft(at: Self.ms(time + 139)))
    #expect(timeline.hasLeft(at: Self.ms(time + 140)))
    #expect(!timeline.isMoving(at: Self.ms(time + 140)))
    #expect(timeline.pose(at: Self.ms(time + 140)) == .hidden)
  }

  @Test("leaves once")
  func leavesOnce() {
    var timeline = Self.timeline
    timeline.leave(at: Self.ms(2000))
    let once = timeline
    timeline.leave(at: Self.ms(2100))
    #expect(timeline == once)
    #expect(timeline.hasLeft(at: Self.ms(2140)))
  }

  @Test("has left at once where nothing moves")
  func still() {
    var timeline = CardTimeline(CardMotionTests.motion(animates: false), start: .zero)
    #expect(!timeline.isMoving(at: .zero))
    #expect(timeline.pose(at: .zero) == .rest)
    timeline.leave(at: Self.ms(5))
    #expect(timeline.hasLeft(at: Self.ms(5)))
    #expect(timeline.pose(at: Self.ms(5)) == .hidden)
  }

  @Test("is like another that moves alike")
  func equal() {
    #expect(Self.timeline == Self.timeline)
    #expect(Self.timeline != CardTimeline(Self.motion, start: Self.ms(1001)))
    var leaving = Self.timeline
    leaving.leave(at: Self.ms(3000))
    #expect(leaving != Self.timeline)
    var later = Self.timeline
    later.leave(at: Self.ms(3001))
    #expect(leaving != later)
  }

  @Test("takes durations as seconds and back", arguments: [0, 0.28, 1.5, 86_400.25, -2.5])
  func seconds(seconds: Double) {
    #expect(abs(Duration.seconds(exactly: seconds).seconds - seconds) < 1e-9)
  }
}
