/// Something that happened to a card, with the time at which it happened.
package struct InputEvent: Equatable, Sendable {
  /// When it happened, on the monotonic clock that the caller counts from the card's beginning.
  package var time: Duration
  /// What happened.
  package var kind: Kind

  /// Makes an event.
  package init(_ kind: Kind, at time: Duration) {
    self.kind = kind
    self.time = time
  }

  /// What happened.
  package enum Kind: Equatable, Sendable {
    /// The pointer is at a point of the cover.
    case pointerMoved(Point)
    /// The pointer has left the cover.
    case pointerLeft
    /// A pointer button went down at a point of the cover.
    case pointerPressed(Point, button: Int)
    /// A pointer button came up at a point of the cover.
    case pointerReleased(Point, button: Int)
    /// A key went down; `code` names the key on the keyboard.
    case keyPressed(Key, code: Int)
    /// A key came up.
    case keyReleased(code: Int)
    /// The keyboard is the card's; these keys are held down from before.
    case focusGained(heldKeys: Set<Int>)
    /// The keyboard is no longer the card's.
    case focusLost
    /// The first frame in which the card can be seen has been painted.
    case firstFramePainted
    /// The card is at its place, and that frame has been painted.
    case entryPainted
    /// Another window lies over the card, or no longer does.
    case covered(Bool)
    /// The card has another place.
    case moved(CardLayout)
    /// The card says and offers something else, and is laid out so; `isAnother` where it is another
    /// question, however much it is like the one before.
    case updated(AlertContent, CardLayout, isAnother: Bool = false)
    /// The process goes on after a stop.
    case continued
    /// The window manager asks for the card to be closed.
    case closeRequested
    /// Nobody wants the answer any more, for a reason.
    case withdrawn(AlertResponse.Withdrawal)
    /// Nothing but time has passed.
    case tick
  }
}

extension InputEvent.Kind {
  /// Whether the pointer's wheel is turned.
  var isWheel: Bool {
    if case .pointerPressed(_, let button) = self { return button == 4 || button == 5 }
    return false
  }

  /// Whether it matters what of the message is seen just now.
  var isAboutSight: Bool {
    switch self {
    case .pointerMoved, .pointerReleased, .keyPressed: true
    case .pointerPressed: !isWheel
    default: false
    }
  }
}
