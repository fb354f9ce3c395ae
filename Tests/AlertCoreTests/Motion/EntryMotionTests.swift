import AlertCore
import Testing

@Suite("A way in")
struct EntryMotionTests {
  private static let degree = Double.pi / 180

  /// Times a millisecond apart.
  private static func times(of motion: CardMotion) -> [Double] {
    (0...Int((motion.entryDuration * 1000).rounded(.up))).map { Double($0) / 1000 }
  }

  @Test(
    "begins with nothing to be seen where it has opacity",
    arguments: [EntryMotion.fade, .settle, .slide, .dissolve])
  func begins(entry: EntryMotion) {
    let pose = CardMotion(entry).entryPose(at: 0, in: .sample)
    #expect(pose.opacity == 0)
    #expect(pose.cover == 0)
    #expect(abs(pose.scale - (entry == .settle ? 0.92 : 1)) < 1e-12)
    #expect(pose.offset.distance(to: Point(0, entry == .slide ? 24 : 0)) < 1e-9)
    #expect(pose.angle == 0)
  }

  @Test("ends at rest and stays there", arguments: EntryMotion.allCases)
  func ends(entry: EntryMotion) {
    let motion = CardMotion(entry)
    for time in [motion.entryDuration, motion.entryDuration + 0.001, 60] {
      #expect(motion.entryPose(at: time, in: .sample) == .rest)
    }
    #expect((entry == .none) == (motion.entryDuration == 0))
  }

  @Test("stands before its time where it begins", arguments: EntryMotion.allCases)
  func before(entry: EntryMotion) {
    let motion = CardMotion(entry)
    let first = motion.entryPose(at: 0, in: .sample)
    for time in [-0.001, -60] { #expect(motion.entryPose(at: time, in: .sample) == first) }
  }

  @Test(
    "comes in without a jump, to the last moment", arguments: EntryMotion.allCases, [0.0, 24])
  func smooth(entry: EntryMotion, slideDistance: Double) {
    let motion = CardMotion(entry) { $0.slideDistance = slideDistance }
    for space in [MotionSpace.sample, .tiny] {
      let poses = Self.times(of: motion).map { motion.entryPose(at: $0, in: space) }
      let first = poses[0].offset.distance(to: Point(0, 0))
      for (a, b) in zip(poses, poses.dropFirst()) {
        let difference = a.difference(to: b)
        #expect(difference.opacity < 0.02 && abs(b.cover - a.cover) < 0.02)
        #expect(difference.scale < 0.017)
        #expect(difference.angle < 0.003)
        // A swing goes twice as far as its beginning is away, in a sixth of the time.
        let speed = entry == .shake ? 21.0 : entry == .slide ? 4.3 : 1.8
        #expect(difference.way <= speed * first / (motion.entryDuration * 1000) + 1e-9)
      }
    }
  }

  @Test("only ever gets more visible", arguments: EntryMotion.allCases)
  func appears(entry: EntryMotion) {
    let motion = CardMotion(entry)
    let poses = Self.times(of: motion).map { motion.entryPose(at: $0, in: .sample) }
    for (a, b) in zip(poses, poses.dropFirst()) {
      #expect(b.opacity >= a.opacity)
      #expect(b.cover >= a.cover)
    }
    #expect(poses.allSatisfy { (0...1).contains($0.opacity) && (0...1).contains($0.cover) })
  }

  @Test("that settles has no more than 2 % too much, and is opaque after 0.16 s")
  func settle() {
    let motion = CardMotion(.settle)
    let poses = Self.times(of: motion).map { motion.entryPose(at: $0, in: .sample) }
    let largest = poses.map(\.scale).max() ?? 0
    #expect(largest > 1)
    #expect(largest <= 1.02)
    #expect(poses.map(\.scale).min() ?? 0 >= 0.92 - 1e-12)
    #expect(motion.entryPose(at: 0.159, in: .sample).opacity < 1)
    #expect(motion.entryPose(at: 0.1601, in: .sample).opacity == 1)
    #expect(motion.entryPose(at: 0.1601, in: .sample).cover == 1)
  }

  @Test(
    "that springs has its scale at its key times, opaque from the start",
    arguments: [
      (0, 0.01), (0.08, 0.01), (0.14, 0.555), (0.2, 1.1), (0.25, 1), (0.3, 0.9), (0.35, 0.95),
      (0.4, 1),
    ])
  func spring(time: Double, scale: Double) {
    let pose = CardMotion(.spring).entryPose(at: time, in: .sample)
    #expect(abs(pose.scale - scale) < 1e-9)
    #expect(pose.opacity == 1 && pose.angle == 0 && pose.offset == Point(0, 0))
  }

  @Test(
    "that comes from above begins 30 and its height above the monitor, and straightens",
    arguments: [(.drop, degree, 0.68464318742746), (.meteor, 1 / (2 * .pi), 0.31535681257253)]
      as [(EntryMotion, Double, Double)])
  func descends(entry: EntryMotion, angle: Double, half: Double) {
    let motion = CardMotion(entry)
    let space = MotionSpace.sample
    let first = motion.entryPose(at: 0, in: space)
    #expect(space.card.y + first.offset.y == space.monitor.y - 30 - 160)
    #expect(first.angle == angle)
    #expect(first.opacity == 1 && first.scale == 1 && first.offset.x == 0)
    let middle = motion.entryPose(at: 0.175, in: space)
    #expect(abs(middle.offset.y - first.offset.y * (1 - half)) < 1e-6)
    #expect(abs(middle.angle - angle * (1 - half)) < 1e-9)
    #expect(middle.opacity == 1)
  }

  @Test("that shakes is at either side after each swing, and at rest after six")
  func shake() {
    let motion = CardMotion(.shake)
    for swing in 0..<6 {
      let pose = motion.entryPose(at: Double(swing) * 0.05, in: .sample)
      let side = swing % 2 == 0 ? -1.0 : 1
      #expect(abs(pose.offset.x - 2 * side) < 1e-9 && pose.offset.y == 0)
      #expect(abs(pose.angle - 2 * Self.degree * side) < 1e-9)
      #expect(pose.opacity == 1 && pose.scale == 1)
    }
    #expect(abs(motion.entryPose(at: 0.025, in: .sample).offset.x) < 1e-9)
    #expect(motion.entryPose(at: 0.3, in: .sample) == .rest)
  }

  @Test("swings as far as the scale says")
  func scaledShake() {
    let style = Theme.card(.light).scaled(by: 2).motion
    let motion = CardMotion(style: style, options: AlertOptions(entry: .shake))
    #expect(motion.entryPose(at: 0, in: .sample).offset == Point(-4, 0))
    let drop = CardMotion(style: style, options: AlertOptions(entry: .drop))
    #expect(
      MotionSpace.sample.card.y + drop.entryPose(at: 0, in: .sample).offset.y == 1080 - 60 - 160)
  }

  @Test("that dissolves has as much of the cover as of the card")
  func dissolve() {
    let motion = CardMotion(.dissolve)
    for time in [0, 0.1, 0.175, 0.3] {
      let pose = motion.entryPose(at: time, in: .sample)
      #expect(pose.opacity == pose.cover)
    }
    #expect(abs(motion.entryPose(at: 0.175, in: .sample).opacity - 0.5) < 1e-9)
  }

  @Test("that slides from below the monitor begins with nothing of the card on it")
  func slideFromEdge() {
    let motion = CardMotion(.slide) { $0.slideDistance = 0 }
    for space in [MotionSpace.sample, .tiny] {
      let first = motion.entryPose(at: 0, in: space)
      #expect(first.opacity == 1)
      #expect(first.place(space.picture, around: space.card.center).y == space.monitor.maxY)
      let middle = motion.entryPose(at: 0.1, in: space)
      #expect(abs(middle.offset.y - first.offset.y * (1 - 0.68464318742746)) < 1e-6)
    }
  }
}
