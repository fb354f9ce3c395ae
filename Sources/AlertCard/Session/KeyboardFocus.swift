import AlertCore
import CX11

/// Sees to it that the card has the keyboard.
///
/// A window manager gives it to the anchor. Where none runs, or where it does not show the anchor,
/// the focus is set and the keyboard is grabbed, with a bounded number of quiet tries.
final class KeyboardFocus {
  private let connection: DisplayConnection
  private let anchor: AnchorWindow
  private var grab: KeyboardGrab?
  private var isGrabbed = false
  private var previous: (window: Window, revert: Int32)?
  private var hasAsked = false
  private var triesLeft = 0
  /// A fight over the focus is not fought for ever.
  private var fallbacks = RateLimit(count: 20, in: .seconds(10))
  /// When to look whether the keyboard is ours, or to try the grab again.
  private(set) var deadline: Duration?
  private var isAnchorMapped = false
  private var isCovered = false
  /// Whether the keyboard is the card's, as the events tell it.
  var hasKeyboard = false

  /// How long a window manager may take.
  private static let patience = Duration.milliseconds(300)
  /// The time from one try of the grab to the next.
  private static let retry = Duration.milliseconds(50)
  /// How many tries make up two seconds.
  private static let tries = 40

  /// Makes the keeper of an anchor's focus.
  init(_ connection: DisplayConnection, anchor: AnchorWindow) {
    self.connection = connection
    self.anchor = anchor
  }

  /// Begins, once the windows have been asked to be mapped.
  func begin(hasWindowManager: Bool, at time: Duration) {
    if hasWindowManager {
      deadline = time + Self.patience
    } else {
      remember()
      // That was a round trip: the next turn finds the anchor's being mapped among the events.
      deadline = time
    }
  }

  /// Something has happened to the focus or the anchor that calls for a look in a while.
  func look(after time: Duration) {
    if !isGrabbed, triesLeft == 0 { deadline = time + Self.patience }
  }

  /// A window manager has taken the anchor: it is its turn to give the focus, now and afterwards.
  func anchorManaged(at time: Duration) {
    dropGrab()
    previous = nil
    // Each of them may be asked once, where it does not give the focus by itself.
    hasAsked = false
    look(after: time)
  }

  /// The anchor is on the screen.
  func anchorMapped(at time: Duration) {
    isAnchorMapped = true
    // Not every window manager gives the anchor a frame, by which it would be known.
    if isGrabbed, connection.hasWindowManager { anchorManaged(at: time) }
  }

  /// The anchor is off the screen, and with it a grab that the server had given it.
  func anchorUnmapped(at time: Duration) {
    isAnchorMapped = false
    hasKeyboard = false
    dropGrab()
    look(after: time)
  }

  /// Another program's window lies over the card, or no longer does: the keyboard is its turn.
  ///
  /// A locker or another card could not take it from us while we hold it.
  func setCovered(_ covered: Bool, at time: Duration) {
    isCovered = covered
    if covered {
      dropGrab()
    } else if !hasKeyboard {
      deadline = time
    }
  }

  /// Another cover stands in the place of the one that may have had the keyboard.
  func coverReplaced(at time: Duration) {
    guard !isAnchorMapped else { return }
    dropGrab()
    deadline = time
  }

  private func dropGrab() {
    grab = nil
    isGrabbed = false
    triesLeft = 0
  }

  /// Does what is due; a few round trips where the keyboard is not ours.
  func turn(cover: Window, at time: Duration) {
    guard let deadline, time >= deadline else { return }
    self.deadline = nil
    if isCovered { return }
    if triesLeft > 0 {
      tryGrab(cover: cover, at: time)
    } else if !hasKeyboard {
      if !isAnchorMapped || !connection.hasWindowManager {
        take(cover: cover, at: time)
      } else if !hasAsked {
        hasAsked = true
        anchor.requestActivation(time: UInt(CurrentTime))
      }
    }
  }

  /// The user has clicked on the cover: that is reason enough to have the keyboard.
  func clicked(at stamp: Time) {
    if !hasKeyboard, isAnchorMapped { anchor.requestActivation(time: UInt(stamp)) }
  }

  /// Gives the focus back to whom it was taken from.
  func release() {
    grab = nil
    guard let previous, hasKeyboard else { return }
    self.previous = nil
    connection.tolerating {
      _ = XSetInputFocus(
        connection.display, previous.window, previous.revert, UInt(CurrentTime))
    }
  }

  private func remember() {
    var (window, revert): (Window, Int32) = (Window(None), 0)
    XGetInputFocus(connection.display, &window, &revert)
    if !connection.isLost { previous = (window, revert) }
  }

  private func take(cover: Window, at time: Duration) {
    guard fallbacks.admits(at: time) else { return }
    if previous == nil { remember() }
    let target = isAnchorMapped ? anchor.window : cover
    connection.tolerating {
      _ = XSetInputFocus(connection.display, target, Int32(RevertToPointerRoot), UInt(CurrentTime))
    }
    triesLeft = Self.tries
    tryGrab(cover: cover, at: time)
  }

  private func tryGrab(cover: Window, at time: Duration) {
    triesLeft -= 1
    guard !isGrabbed else { return }
    if let grab = KeyboardGrab(connection, for: isAnchorMapped ? anchor.window : cover) {
      self.grab = consume grab
      isGrabbed = true
      triesLeft = 0
    } else if triesLeft > 0 {
      deadline = time + Self.retry
    }
  }
}
