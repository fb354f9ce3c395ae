import AlertCore
import Testing

@Suite("The motion of a card")
struct CardMotionTests {
  static let style = Theme.card(.light).motion

  @Test("is the theme's where nobody asks for another")
  func defaults() {
    let motion = CardMotion()
    #expect(motion.entry == .settle && motion.exit == .recede)
    #expect(CardMotion(.slide, .fade).entry == .slide)
    #expect(CardMotion(.slide, .fade).exit == .fade)
  }

  @Test(
    "has a way in of its own duration",
    arguments: [
      (.none, 0), (.fade, 0.16), (.settle, 0.28), (.slide, 0.28), (.spring, 0.4), (.drop, 0.35),
      (.meteor, 0.35), (.shake, 0.3), (.dissolve, 0.35),
    ] as [(EntryMotion, Double)])
  func entryDurations(entry: EntryMotion, duration: Double) {
    #expect(CardMotion(entry).entryDuration == duration)
  }

  @Test(
    "has a way out of its own duration",
    arguments: [
      (.none, 0), (.fade, 0.14), (.recede, 0.14), (.slide, 0.14), (.shrink, 0.4), (.fall, 0.35),
      (.dissolve, 0.35),
    ] as [(ExitMotion, Double)])
  func exitDurations(exit: ExitMotion, duration: Double) {
    #expect(CardMotion(nil, exit).exitDuration == duration)
  }

  @Test("has other durations for a slide from and to below the monitor")
  func slides() {
    let motion = CardMotion(.slide, .slide) {
      ($0.slideDistance, $0.coverExitDuration) = (0, 0)
    }
    #expect(motion.entryDuration == 0.2)
    #expect(motion.exitDuration == 0.1)
  }

  @Test("takes the style's duration for the style's motion, and no other's")
  func styled() {
    func motion(_ entry: EntryMotion?, _ exit: ExitMotion?) -> CardMotion {
      CardMotion(entry, exit) { ($0.entryDuration, $0.exitDuration) = (1.5, 2.5) }
    }
    #expect(motion(nil, nil).entryDuration == 1.5)
    #expect(motion(nil, nil).exitDuration == 2.5)
    #expect(motion(.settle, .recede).entryDuration == 1.5)
    #expect(motion(.meteor, .fall).entryDuration == 0.35)
    #expect(motion(.meteor, .fall).exitDuration == 0.35)
  }

  @Test("lasts until the cover is done too")
  func cover() {
    let motion = CardMotion(.fade, .fade) { ($0.coverDuration, $0.coverExitDuration) = (2, 3) }
    #expect(motion.entryDuration == 2 && motion.exitDuration == 3)
    #expect(motion.entryPose(at: 1.9, in: .sample).opacity == 1)
    #expect(motion.entryPose(at: 1.9, in: .sample).cover < 1)
    let late = motion.exitPose(at: 1, from: .rest, in: .sample)
    #expect(late.opacity == 0 && late.cover > 0)
  }

  @Test(
    "takes the duration that is asked for, all of it in proportion",
    arguments: EntryMotion.allCases, [0.001, 0.5, 60])
  func stretchedEntry(entry: EntryMotion, duration: Double) {
    let own = CardMotion(entry)
    let motion = CardMotion(entry, duration: .seconds(exactly: duration))
    guard entry != .none else {
      #expect(motion.entryDuration == 0)
      return
    }
    #expect(abs(motion.entryDuration - duration) < 1e-9)
    // The icon begins as far into the way in as before, and takes its own time.
    let begin = 0.08 / own.entryDuration * duration
    #expect(abs(motion.iconEnd - (begin + 0.45)) < 1e-9)
    #expect(motion.iconProgress(at: begin) == 0 && motion.iconProgress(at: begin + 0.45) == 1)
    for share in [0, 0.1, 0.3, 0.55, 0.8, 0.99] {
      let a = own.entryPose(at: share * own.entryDuration, in: .sample)
      let b = motion.entryPose(at: share * motion.entryDuration, in: .sample)
      let difference = a.difference(to: b)
      #expect(max(difference.opacity, difference.scale, difference.angle) < 1e-9)
      #expect(difference.way < 1e-6 && abs(a.cover - b.cover) < 1e-9)
    }
  }

  @Test(
    "takes the duration that is asked for on the way out", arguments: ExitMotion.allCases,
    [0.001, 0.5, 60])
  func stretchedExit(exit: ExitMotion, duration: Double) {
    let own = CardMotion(nil, exit)
    let motion = CardMotion(nil, exit, duration: .seconds(exactly: duration))
    #expect(abs(motion.exitDuration - (exit == .none ? 0 : duration)) < 1e-9)
    for share in [0, 0.1, 0.3, 0.55, 0.8, 0.99] {
      let a = own.exitPose(at: share * own.exitDuration, from: .rest, in: .sample)
      let b = motion.exitPose(at: share * motion.exitDuration, from: .rest, in: .sample)
      let difference = a.difference(to: b)
      #expect(max(difference.opacity, difference.scale, difference.angle) < 1e-9)
      #expect(difference.way < 1e-6 && abs(a.cover - b.cover) < 1e-9)
    }
  }

  @Test("stretches what takes no time of its own")
  func stretchedNothing() {
    let motion = CardMotion(nil, nil, duration: .seconds(2)) {
      ($0.entryDuration, $0.exitDuration, $0.coverDuration, $0.coverExitDuration) = (0, 0, 0, 0)
    }
    #expect(motion.entryDuration == 2 && motion.exitDuration == 2)
    #expect(motion.entryPose(at: 0, in: .sample).cover == 1)
  }

  @Test("draws the icon after a moment, and all of it")
  func icon() {
    let motion = CardMotion()
    #expect(motion.iconProgress(at: 0) == 0)
    #expect(motion.iconProgress(at: Self.style.iconDelay) == 0)
    let middle = Self.style.iconDelay + Self.style.iconDuration / 2
    #expect(abs(motion.iconProgress(at: middle) - 0.5) < 1e-9)
    #expect(motion.iconProgress(at: motion.iconEnd) > 1 - 1e-9)
    #expect(motion.iconProgress(at: 60) == 1)
    #expect(CardMotion(EntryMotion.none).iconEnd == motion.iconEnd)
  }

  @Test("is none where nothing moves, whatever was asked for")
  func still() {
    let motion = CardMotion(.meteor, .fall, duration: .seconds(9), animates: false)
    #expect(motion.entryDuration == 0 && motion.exitDuration == 0 && motion.iconEnd == 0)
    #expect(motion.entryPose(at: 0, in: .sample) == .rest)
    #expect(motion.exitPose(at: 0, from: .rest, in: .sample) == .hidden)
    #expect(motion.iconProgress(at: 0) == 1)
  }

  @Test("is at once where its times are 0", arguments: EntryMotion.allCases, ExitMotion.allCases)
  func noTime(entry: EntryMotion, exit: ExitMotion) {
    for duration in [Duration.zero, nil] {
      let motion = CardMotion(nil, nil, duration: duration) {
        ($0.entry, $0.exit, $0.entryDuration, $0.exitDuration) = (entry, exit, 0, 0)
        ($0.coverDuration, $0.coverExitDuration, $0.iconDelay, $0.iconDuration) = (0, 0, 0, 0)
      }
      #expect(motion.entryPose(at: 0, in: .sample) == .rest)
      #expect(motion.iconProgress(at: 0) == 1)
      #expect(motion.exitPose(at: 0, from: .rest, in: .sample) == .hidden)
    }
  }
}
