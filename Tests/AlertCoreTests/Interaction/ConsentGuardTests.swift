import AlertCore
import Testing

@Suite("The guard")
struct ConsentGuardTests {
  private static func ms(_ time: Int) -> Duration { .milliseconds(time) }

  /// A guard of a card that is at its place since 300.
  private static var shown: ConsentGuard {
    var consent = ConsentGuard(delay: ms(500))
    consent.firstFramePainted(at: ms(0))
    consent.entryPainted(at: ms(300))
    return consent
  }

  @Test("arms 500 ms after the card stands at its place")
  func arms() {
    let consent = Self.shown
    #expect(consent.armingTime == Self.ms(800))
    #expect(!consent.isArmed(at: Self.ms(799)))
    #expect(consent.isArmed(at: Self.ms(800)))
  }

  @Test("knows no arming time before the card stands at its place")
  func unknown() {
    var consent = ConsentGuard(delay: Self.ms(500))
    consent.firstFramePainted(at: Self.ms(0))
    consent.focusGained(at: Self.ms(20))
    #expect(consent.armingTime == nil)
    #expect(!consent.isArmed(at: Self.ms(100_000)))
    #expect(consent.progress(at: Self.ms(100_000)) == 0)
  }

  private static let changes: [@Sendable (inout ConsentGuard, Duration) -> Void] = [
    { $0.disturb(at: $1) }, { $0.focusGained(at: $1) }, { $0.setCovered(false, at: $1) },
    { $0.entryPainted(at: $1) },
  ]

  @Test("arms anew after each change", arguments: changes.indices, [400, 800, 5000])
  func armsAnew(change: Int, time: Int) {
    var consent = Self.shown
    Self.changes[change](&consent, Self.ms(time))
    #expect(consent.armingTime == Self.ms(time + 500))
  }

  @Test("is not armed earlier by a change that is told of late", arguments: changes.indices)
  func lateNews(change: Int) {
    var consent = Self.shown
    Self.changes[change](&consent, Self.ms(100))
    #expect(consent.armingTime == Self.ms(800))
  }

  @Test("is never armed while the card is covered")
  func covered() {
    var consent = Self.shown
    consent.setCovered(true, at: Self.ms(900))
    #expect(consent.armingTime == nil)
    #expect(!consent.isArmed(at: Self.ms(100_000)))
    #expect(!consent.admitsPress(at: Self.ms(100_000)))
    consent.setCovered(false, at: Self.ms(2000))
    #expect(consent.armingTime == Self.ms(2500))
  }

  @Test(
    "shows how far it has run out",
    arguments: [(0, 0), (300, 0), (550, 0.5), (675, 0.75), (800, 1), (9000, 1)])
  func progress(time: Int, progress: Double) {
    #expect(abs(Self.shown.progress(at: Self.ms(time)) - progress) < 1e-9)
  }

  @Test("wants 250 ms without a key before a press", arguments: [(1249, false), (1250, true)])
  func quiet(time: Int, admitted: Bool) {
    var consent = Self.shown
    consent.keyPressed(at: Self.ms(1000))
    #expect(consent.admitsPress(at: Self.ms(time)) == admitted)
  }

  @Test("lets a press through from the moment it is armed", arguments: [(799, false), (800, true)])
  func press(time: Int, admitted: Bool) {
    #expect(Self.shown.admitsPress(at: Self.ms(time)) == admitted)
  }

  @Test("lets no dismissal through before the first frame")
  func unseen() {
    var consent = ConsentGuard(delay: Self.ms(500))
    consent.focusGained(at: Self.ms(0))
    #expect(!consent.admitsDismissal(at: Self.ms(100_000)))
  }

  @Test(
    "lets a dismissal through 200 ms after the first frame with the focus",
    arguments: [
      // First frame, focus, dismissal.
      (0, nil, 199, false), (0, nil, 200, true), (0, 50, 249, false), (0, 50, 250, true),
      (80, 50, 279, false), (80, 50, 280, true),
    ] as [(Int, Int?, Int, Bool)])
  func dismissal(frame: Int, focus: Int?, time: Int, admitted: Bool) {
    var consent = ConsentGuard(delay: Self.ms(500))
    if let focus { consent.focusGained(at: Self.ms(focus)) }
    consent.firstFramePainted(at: Self.ms(frame))
    #expect(consent.admitsDismissal(at: Self.ms(time)) == admitted)
  }

  @Test("counts only the first frame and the first focus for a dismissal")
  func firstOnly() {
    var consent = Self.shown
    consent.focusGained(at: Self.ms(20))
    consent.firstFramePainted(at: Self.ms(900))
    consent.focusGained(at: Self.ms(950))
    #expect(consent.admitsDismissal(at: Self.ms(960)))
  }

  @Test("delays a dismissal no longer than an activation", arguments: [(99, false), (100, true)])
  func shortGuard(time: Int, admitted: Bool) {
    var consent = ConsentGuard(delay: Self.ms(100))
    consent.firstFramePainted(at: .zero)
    #expect(consent.admitsDismissal(at: Self.ms(time)) == admitted)
  }

  @Test("lets everything through where it is switched off")
  func off() {
    var consent = ConsentGuard(delay: .zero)
    consent.setCovered(true, at: Self.ms(10))
    consent.keyPressed(at: Self.ms(10))
    #expect(!consent.isOn)
    #expect(consent.armingTime == .zero)
    #expect(consent.progress(at: .zero) == 1)
    #expect(consent.isArmed(at: .zero))
    #expect(consent.admitsPress(at: Self.ms(10)))
    #expect(consent.admitsDismissal(at: .zero))
  }
}
