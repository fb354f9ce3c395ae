import Synchronization

/// An alert's remote control, which any thread and any task may keep.
///
/// What it is told is done by whoever runs the card, within a moment. An alert and its control say the
/// same: what one is given the other has too.
public final class AlertControl: Sendable {
  private struct State {
    var content: AlertContent
    /// How often the content was changed, now and as the card has it.
    var version = 0
    var shownVersion = 0
    /// Whether the card that is up has yet to take over the content.
    var isChanged = false
    var isShown = false
    /// Whether the showing has its ending, which nothing changes any more.
    var isSettled = false
    var mayAppear = false
    var withdrawal: AlertResponse.Withdrawal?
    var successor: Successor?
    /// What the card is run by, `nil` while its display is being opened.
    var context: MainContext?
  }

  private let state: Mutex<State>

  init(_ content: AlertContent) {
    state = Mutex(State(content: content))
  }

  // MARK: From any thread

  /// Gives the alert another content.
  ///
  /// A card that is up shows it at once. Where title or buttons are others, or stand elsewhere, or where
  /// the focus begins elsewhere, it has to stand still for a while before it can be answered; a new
  /// message alone does not hold it up. The focus stays at its place among the buttons, or leaves a link
  /// that is gone to nobody, and `timeout` runs on.
  /// An answer that was given before counts for what was shown then. While the card is not up, this is
  /// what it will say.
  ///
  /// What changes often belongs into a message of the same number of lines.
  ///
  /// - Parameter content: What the alert is to say and offer.
  public func update(_ content: AlertContent) {
    modify { $0 = content }
  }

  /// Changes what the alert says and offers, as ``update(_:)-(AlertContent)`` does.
  ///
  /// Nobody else changes it meanwhile, so changes of several threads do not undo each other.
  ///
  /// - Parameter change: Changes the content; it must not call the alert or its control.
  public func update(_ change: (inout AlertContent) -> Void) {
    modify(change)
  }

  /// Takes the card off the screen; the alert ends with `.withdrawn(.dismissed)`.
  ///
  /// It does nothing while the alert is not shown, or has been answered. One that waits for its turn at
  /// the presenter ends when that comes, without a card.
  public func dismiss() {
    withdraw(.dismissed)
  }

  /// What the alert says and offers.
  public var content: AlertContent { state.withLock { $0.content } }

  // MARK: From the alert

  /// Changes the content, and the card that shows it.
  func modify<Result: Sendable>(_ change: (inout AlertContent) -> Result) -> Result {
    state.withLock { state in
      let result = change(&state.content)
      state.version += 1
      if state.isShown, !state.isSettled {
        state.isChanged = true
        state.context?.wake()
      }
      return result
    }
  }

  /// How often the content was changed so far.
  var version: Int { state.withLock { $0.version } }

  /// Ends the showing for a reason.
  func withdraw(_ reason: AlertResponse.Withdrawal) {
    tell { $0.withdrawal = $0.withdrawal ?? reason }
  }

  /// Hands the card that is up to another alert, which has begun to be shown.
  func offer(_ successor: Successor) {
    tell { $0.successor = successor }
  }

  /// Lets the card be put on the screen: its delegate knows of it.
  func allowAppearance() {
    tell { $0.mayAppear = true }
  }

  private func tell(_ change: (inout State) -> Void) {
    state.withLock { state in
      guard state.isShown, !state.isSettled else { return }
      change(&state)
      state.context?.wake()
    }
  }

  /// Begins a showing.
  ///
  /// - Throws: `alreadyShown`.
  func begin() throws(AlertError) {
    let hasBegun = state.withLock { state in
      if state.isShown { return false }
      state.isShown = true
      return true
    }
    if !hasBegun {
      throw AlertError(
        .alreadyShown, "the alert is on the screen already; wait for its answer or make another one"
      )
    }
  }

  // MARK: From the showing

  /// Says what runs the card from now on, and has to be woken.
  func attach(to context: MainContext) {
    state.withLock { state in
      state.context = context
      // It may have been changed since it was read.
      state.isChanged = true
    }
  }

  /// Whether the one who runs the card has something to do.
  var hasNews: Bool {
    state.withLock { $0.isChanged || $0.withdrawal != nil || $0.successor != nil }
  }

  /// Whether the card may be put on the screen.
  var mayAppear: Bool { state.withLock { $0.mayAppear } }

  /// Why the showing is to end, told once.
  func takeWithdrawal() -> AlertResponse.Withdrawal? {
    state.withLock { state in
      defer { state.withdrawal = nil }
      return state.withdrawal
    }
  }

  /// What the card is to say from now on, `nil` where that has not changed.
  func takeContent() -> AlertContent? {
    state.withLock { state in
      guard state.isChanged else { return nil }
      state.isChanged = false
      state.shownVersion = state.version
      return state.content
    }
  }

  /// Who gets the card, told once.
  func takeSuccessor() -> Successor? {
    state.withLock { state in
      defer { state.successor = nil }
      return state.successor
    }
  }

  /// The showing has its ending: nothing that is said now is heard.
  ///
  /// - Returns: How often the content had been changed that the card shows.
  func settle() -> Int {
    state.withLock { state in
      state.isSettled = true
      state.isChanged = false
      state.withdrawal = nil
      state.successor = nil
      return state.shownVersion
    }
  }

  /// The showing is over.
  func end() {
    state.withLock { $0 = State(content: $0.content, version: $0.version) }
  }
}
