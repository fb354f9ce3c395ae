import AlertCore
import Testing

@Suite("The motion of a card")
struct CardMotionTests {
  static let style = Theme.card(.light).motion

  static func motion(
    _ entry: EntryMotion? = nil, _ exit: ExitMotion? = nil, animates: Bool = true
  ) -> CardMotion {
    CardMotion(
      style: style, options: AlertOptions(entry: entry, exit: exit, animates: animates))
  }

  private static func times(until end: Double) -> [Double] {
    (0...500).map { Double($0) / 500 * end }
  }

  @Test("is the theme's where nobody asks for another")
  func defaults() {
    let motion = Self.motion()
    #expect(motion.entry == .settle && motion.exit == .recede)
    #expect(Self.motion(.slide, .fade).entry == .slide)
    #expect(Self.motion(.slide, .fade).exit == .fade)
  }

  @Test("begins with nothing to be seen", arguments: [EntryMotion.fade, .settle, .slide])
  func begins(entry: EntryMotion) {
    let pose = Self.motion(entry).entryPose(at: 0)
    #expect(pose.opacity == 0)
    #expect(pose.cover == 0)
    #expect(abs(pose.scale - (entry == .settle ? 0.92 : 1)) < 1e-12)
    #expect(pose.offset.distance(to: Point(0, entry == .slide ? 24 : 0)) < 1e-9)
  }

  @Test("ends at rest and stays there", arguments: EntryMotion.allCases)
  func ends(entry: EntryMotion) {
    let motion = Self.motion(entry)
    for time in [motion.entryDuration, motion.entryDuration + 0.001, 60] {
      #expect(motion.entryPose(at: time) == .rest)
    }
    #expect((entry == .none) == (motion.entryDuration == 0))
  }

  @Test("comes in without a jump", arguments: EntryMotion.allCases)
  func smooth(entry: EntryMotion) {
    let motion = Self.motion(entry)
    let poses = Self.times(until: motion.entryDuration).map { motion.entryPose(at: $0) }
    for (a, b) in zip(poses, poses.dropFirst()) {
      #expect(abs(b.opacity - a.opacity) < 0.02)
      #expect(abs(b.cover - a.cover) < 0.02)
      #expect(abs(b.scale - a.scale) < 0.002)
      #expect(a.offset.distance(to: b.offset) < 0.5)
    }
  }

  @Test("only ever gets more visible on the way in", arguments: EntryMotion.allCases)
  func appears(entry: EntryMotion) {
    let motion = Self.motion(entry)
    let poses = Self.times(until: motion.entryDuration).map { motion.entryPose(at: $0) }
    for (a, b) in zip(poses, poses.dropFirst()) {
      #expect(b.opacity >= a.opacity)
      #expect(b.cover >= a.cover)
    }
    #expect(poses.allSatisfy { (0...1).contains($0.opacity) && (0...1).contains($0.cover) })
  }

  @Test("settles with no more than 2 % too much")
  func overshoot() {
    let motion = Self.motion(.settle)
    let scales = Self.times(until: motion.entryDuration).map { motion.entryPose(at: $0).scale }
    let largest = scales.max() ?? 0
    #expect(largest > 1)
    #expect(largest <= 1.02)
    #expect(scales.min() ?? 0 >= 0.92 - 1e-12)
  }

  @Test("draws the icon after a moment, and all of it")
  func icon() {
    let motion = Self.motion()
    #expect(motion.iconProgress(at: 0) == 0)
    #expect(motion.iconProgress(at: Self.style.iconDelay) == 0)
    let middle = Self.style.iconDelay + Self.style.iconDuration / 2
    #expect(abs(motion.iconProgress(at: middle) - 0.5) < 1e-9)
    #expect(motion.iconProgress(at: motion.iconEnd) > 1 - 1e-9)
    #expect(motion.iconProgress(at: 60) == 1)
    #expect(Self.motion(EntryMotion.none).iconEnd == motion.iconEnd)
  }

  @Test(
    "goes on from any pose without a jump", arguments: EntryMotion.allCases, ExitMotion.allCases)
  func leaves(entry: EntryMotion, exit: ExitMotion) {
    let motion = Self.motion(entry, exit)
    guard exit != .none else {
      #expect(motion.exitPose(at: 0, from: .rest) == .hidden)
      #expect(motion.exitDuration == 0)
      return
    }
    for time in Self.times(until: motion.entryDuration) {
      let start = motion.entryPose(at: time)
      #expect(motion.exitPose(at: 0, from: start) == start)
      let next = motion.exitPose(at: 0.001, from: start)
      #expect(abs(next.opacity - start.opacity) < 0.03)
      #expect(abs(next.scale - start.scale) < 0.001)
      #expect(next.offset.distance(to: start.offset) < 0.6)
    }
  }

  @Test("goes out in its own way", arguments: [ExitMotion.fade, .recede, .slide])
  func goesOut(exit: ExitMotion) {
    let motion = Self.motion(nil, exit)
    let last = motion.exitPose(at: motion.exitDuration - 1e-9, from: .rest)
    #expect(last.opacity < 1e-6 && last.cover < 1e-6)
    #expect(abs(last.scale - (exit == .recede ? 0.97 : 1)) < 1e-6)
    #expect(abs(last.offset.y - (exit == .slide ? 24 : 0)) < 1e-5)
    for time in [motion.exitDuration, 60] {
      #expect(motion.exitPose(at: time, from: .rest) == .hidden)
    }
  }

  @Test("is none where nothing moves, whatever was asked for")
  func still() {
    let motion = Self.motion(.slide, .slide, animates: false)
    #expect(motion.entryDuration == 0 && motion.exitDuration == 0 && motion.iconEnd == 0)
    #expect(motion.entryPose(at: 0) == .rest)
    #expect(motion.exitPose(at: 0, from: .rest) == .hidden)
    #expect(motion.iconProgress(at: 0) == 1)
  }

  @Test("is at once where its times are 0")
  func noTime() {
    var style = Self.style
    (style.coverDuration, style.fadeDuration, style.moveDuration) = (0, 0, 0)
    (style.iconDelay, style.iconDuration, style.exitDuration) = (0, 0, 0)
    let motion = CardMotion(style: style, options: AlertOptions())
    #expect(motion.entryPose(at: 0) == .rest)
    #expect(motion.iconProgress(at: 0) == 1)
    #expect(motion.exitPose(at: 0, from: .rest) == .hidden)
    style.moveDuration = 0.28
    let moving = CardMotion(style: style, options: AlertOptions())
    #expect(moving.entryPose(at: 0).opacity == 1)
  }
}
