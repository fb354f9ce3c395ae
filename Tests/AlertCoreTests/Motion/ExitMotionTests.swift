import AlertCore
import Testing

@Suite("A way out")
struct ExitMotionTests {
  private static func motion(
    _ entry: EntryMotion?, _ exit: ExitMotion, slideDistance: Double = 24, cover: Double = 0.14
  ) -> CardMotion {
    CardMotion(entry, exit) {
      $0.slideDistance = slideDistance
      $0.coverExitDuration = cover
    }
  }

  /// How far a slide goes, and where.
  private static let spaces: [(Double, MotionSpace)] = [(24, .sample), (0, .sample), (0, .tiny)]

  /// Whether nothing of a pose can be seen.
  private static func isGone(_ pose: Pose, in space: MotionSpace) -> Bool {
    pose.opacity < 1e-5 || pose.scale < 1e-5 || isBelow(pose, in: space)
  }

  /// Whether the card is below its monitor.
  private static func isBelow(_ pose: Pose, in space: MotionSpace) -> Bool {
    pose.place(space.picture, around: space.card.center).y > space.monitor.maxY - 1e-3
  }

  @Test("goes on from any moment of any way in without a jump", arguments: EntryMotion.allCases)
  func goesOn(entry: EntryMotion) {
    for exit in ExitMotion.allCases where exit != .none {
      for (slideDistance, space) in Self.spaces {
        let motion = Self.motion(entry, exit, slideDistance: slideDistance)
        for step in 0...20 {
          let time = motion.entryDuration * Double(step) / 20 + 0.0005
          checkExit(of: motion, from: motion.entryPose(at: time, in: space), in: space)
        }
      }
    }
  }

  private func checkExit(of motion: CardMotion, from start: Pose, in space: MotionSpace) {
    let what = Comment(rawValue: "\(motion.entry), \(motion.exit), \(start)")
    for time in [0.0, -1] {
      #expect(motion.exitPose(at: time, from: start, in: space) == start, what)
    }
    let duration = motion.exitDuration
    let last = motion.exitPose(at: duration - 1e-9, from: start, in: space)
    #expect(Self.isGone(last, in: space) && last.cover < 1e-6, what)
    #expect(motion.exitPose(at: duration, from: start, in: space) == .hidden, what)
    let isShort = motion.exit == .slide && motion.style.slideDistance == 0
    let speed = 1.8 * last.offset.distance(to: start.offset) / (isShort ? 100 : duration * 1000)
    var before = start
    for step in 1..<Int((duration * 1000).rounded()) {
      let pose = motion.exitPose(at: Double(step) / 1000, from: start, in: space)
      let difference = before.difference(to: pose)
      // A card that has come below the edge may be taken away at once, where the cover takes longer.
      #expect(difference.opacity < 0.018 || Self.isBelow(pose, in: space), what)
      #expect(abs(pose.cover - before.cover) < 0.018, what)
      #expect(difference.scale < 0.02 && difference.angle < 0.0015, what)
      #expect(difference.way <= speed + 1e-9, what)
      before = pose
    }
  }

  @Test("is at once where there is none, even from a moment of a way in")
  func none() {
    let motion = Self.motion(.meteor, .none)
    let start = motion.entryPose(at: 0.1, in: .sample)
    for time in [-1.0, 0, 60] {
      #expect(motion.exitPose(at: time, from: start, in: .sample) == .hidden)
    }
    #expect(motion.exitDuration == 0)
  }

  @Test("ends in its own way", arguments: [ExitMotion.fade, .recede, .slide])
  func goesOut(exit: ExitMotion) {
    let motion = Self.motion(nil, exit)
    let last = motion.exitPose(at: motion.exitDuration - 1e-9, from: .rest, in: .sample)
    #expect(last.opacity < 1e-6 && last.cover < 1e-6)
    #expect(abs(last.scale - (exit == .recede ? 0.97 : 1)) < 1e-6)
    #expect(abs(last.offset.y - (exit == .slide ? 24 : 0)) < 1e-5)
  }

  @Test(
    "that shrinks has its scale at its key times",
    arguments: [(0, 1), (0.04, 1.05), (0.08, 1.1), (0.2, 1), (0.25, 0.5), (0.3, 0), (0.39, 0)])
  func shrink(time: Double, scale: Double) {
    let motion = Self.motion(nil, .shrink)
    #expect(abs(motion.exitPose(at: time, from: .rest, in: .sample).scale - scale) < 1e-9)
    let half = motion.exitPose(at: time, from: Pose(scale: 0.5), in: .sample)
    #expect(abs(half.scale - scale / 2) < 1e-9)
    let middle = motion.exitPose(at: 0.2, from: .rest, in: .sample)
    #expect(abs(middle.opacity - 0.5) < 1e-9)
  }

  @Test("that falls goes below the monitor with all its corners, and turns")
  func fall() {
    let motion = Self.motion(nil, .fall)
    for space in [MotionSpace.sample, .tiny] {
      let last = motion.exitPose(at: 0.35 - 1e-9, from: .rest, in: space)
      #expect(abs(last.angle - 1 / (1.5 * .pi)) < 1e-6)
      #expect(last.opacity == 1 && last.scale == 1)
      let place = last.place(space.picture, around: space.card.center)
      #expect(abs(place.y - space.monitor.maxY) < 1e-4)
      let middle = motion.exitPose(at: 0.175, from: .rest, in: space)
      #expect(abs(middle.angle - 0.68464318742746 / (1.5 * .pi)) < 1e-9)
      #expect(abs(middle.offset.y - 0.68464318742746 * last.offset.y) < 1e-4)
    }
  }

  @Test("that slides below the monitor goes all the way")
  func slideToEdge() {
    let motion = Self.motion(nil, .slide, slideDistance: 0, cover: 0)
    let last = motion.exitPose(at: 0.1 - 1e-9, from: .rest, in: .sample)
    #expect(last.opacity == 1 && last.angle == 0)
    let y = last.place(MotionSpace.sample.picture, around: MotionSpace.sample.card.center).y
    #expect(abs(y - MotionSpace.sample.monitor.maxY) < 1e-4)
    let middle = motion.exitPose(at: 0.05, from: .rest, in: .sample)
    #expect(abs(middle.offset.y - 0.31535681257253 * last.offset.y) < 1e-4)
  }

  @Test("takes no card along that has come below the edge, while the cover still clears")
  func longCover() {
    let motion = Self.motion(nil, .fall, cover: 2)
    let pose = motion.exitPose(at: 0.35, from: .rest, in: .sample)
    #expect(pose.opacity == 0 && pose.cover > 0)
    #expect(motion.exitDuration == 2)
  }

  @Test("clears the cover at once where that is the style, but for one that dissolves")
  func coverAtOnce() {
    for exit in ExitMotion.allCases where exit != .none {
      let motion = Self.motion(nil, exit, cover: 0)
      let pose = motion.exitPose(at: 0, from: Pose(scale: 0.9, cover: 0.7), in: .sample)
      #expect(pose == Pose(scale: 0.9, cover: exit == .dissolve ? 0.7 : 0))
    }
  }

  @Test("that dissolves takes as much of the cover as of the card")
  func dissolve() {
    let motion = Self.motion(nil, .dissolve)
    let pose = motion.exitPose(at: 0.175, from: Pose(opacity: 0.8, cover: 0.6), in: .sample)
    #expect(abs(pose.opacity - 0.4) < 1e-9 && abs(pose.cover - 0.3) < 1e-9)
  }
}
