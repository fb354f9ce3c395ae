/// Keeps a card from being answered by accident.
///
/// It is armed once the card has stood at its place, uncovered, for a while. That while begins anew
/// when the card gets the focus, is moved, covered or uncovered, or when the process goes on after a
/// stop.
package struct ConsentGuard: Equatable, Sendable {
  /// How long the card has to stand still; zero switches the guard off.
  package let delay: Duration

  /// How long no other key may have been pressed before a key or button counts.
  static let quiet = Duration.milliseconds(250)
  /// How long after it was first seen, and first had the focus, a card can be dismissed; less where
  /// the guard is shorter.
  static let dismissalDelay = Duration.milliseconds(200)

  private var isShown = false
  private var isCovered = false
  private var disturbed: Duration?
  private var firstFrame: Duration?
  private var firstFocus: Duration?
  private var lastKey: Duration?

  /// Makes a guard that is not armed before the card has been painted at its place.
  package init(delay: Duration) {
    self.delay = delay
  }

  /// Whether anything is guarded at all.
  package var isOn: Bool { delay > .zero }

  /// When the guard is armed, as far as it can be told now; `nil` while something has to happen first.
  package var armingTime: Duration? {
    guard isOn else { return .zero }
    guard isShown, !isCovered, let disturbed else { return nil }
    return disturbed + delay
  }

  /// Whether the guard is armed at a time.
  package func isArmed(at time: Duration) -> Bool {
    armingTime.map { time >= $0 } ?? false
  }

  /// How far the guard has run out at a time, from 0 to 1.
  package func progress(at time: Duration) -> Double {
    guard isOn else { return 1 }
    guard let armingTime else { return 0 }
    let rest = (armingTime - time) / delay
    return 1 - min(max(rest, 0), 1)
  }

  /// Whether something that went down at a time may activate a button when it comes up.
  package func admitsPress(at time: Duration) -> Bool {
    guard isOn else { return true }
    guard isArmed(at: time) else { return false }
    return lastKey.map { time - $0 >= Self.quiet } ?? true
  }

  /// Whether a dismissal that began at a time counts.
  package func admitsDismissal(at time: Duration) -> Bool {
    guard isOn else { return true }
    guard let firstFrame else { return false }
    let seen = max(firstFrame, firstFocus ?? firstFrame)
    return time >= seen + min(delay, Self.dismissalDelay)
  }

  /// Whether an Escape or a press of the close button at a time counts: nobody means to dismiss what
  /// lies hidden.
  package func admitsEscape(at time: Duration) -> Bool {
    isOn && isCovered ? false : admitsDismissal(at: time)
  }

  /// A key has been pressed that is not a mere modifier.
  package mutating func keyPressed(at time: Duration) {
    lastKey = time
  }

  /// The card stood still until now at best: the while begins anew.
  package mutating func disturb(at time: Duration) {
    disturbed = max(disturbed ?? time, time)
  }

  /// The card has been seen for the first time.
  package mutating func firstFramePainted(at time: Duration) {
    firstFrame = firstFrame ?? time
  }

  /// The card is at its place.
  package mutating func entryPainted(at time: Duration) {
    isShown = true
    disturb(at: time)
  }

  /// The card has the focus.
  package mutating func focusGained(at time: Duration) {
    firstFocus = firstFocus ?? time
    disturb(at: time)
  }

  /// Another window lies over the card, or no longer does.
  package mutating func setCovered(_ covered: Bool, at time: Duration) {
    isCovered = covered
    disturb(at: time)
  }
}
