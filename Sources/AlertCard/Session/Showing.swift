import AlertCore

/// One showing of an alert, from the opening of the display until the card has gone.
///
/// It belongs to one thread, which takes its turns: in a loop of its own, or out of the host's. It tells
/// of what happens in this order: will appear, did appear, clicked, and an ending.
final class Showing {
  /// How the showing ended, `nil` while it lasts.
  private(set) var result: Result<AlertResponse, AlertError>?
  private let options: AlertOptions
  private let context: MainContext
  private var control: AlertControl
  private var tell: (ShowingEvent) -> Void
  /// The session, while there is one.
  private(set) var session: Session?
  private var hasAppeared = false
  private var isAnswered = false

  /// Makes a showing that has not begun, of an alert whose control says that it has.
  ///
  /// - Parameters:
  ///   - control: What the alert says, and what is said to it.
  ///   - options: How it is shown.
  ///   - context: What waits for the card.
  ///   - tell: Is told of what happens, in the thread of the showing.
  init(
    _ control: AlertControl, _ options: AlertOptions, in context: MainContext,
    tell: @escaping (ShowingEvent) -> Void
  ) {
    self.control = control
    self.options = options
    self.context = context
    self.tell = tell
  }

  /// Opens the display and puts the card on its way to the screen.
  ///
  /// - Parameter waits: Whether somebody else has to allow it, once he was told that it will appear.
  /// - Throws: What keeps the card from being shown; it is told of too, where it was told that the card
  ///   would appear.
  func begin(waitingForPermission waits: Bool = false) throws(AlertError) {
    if endEarly(nil) { return }
    let opening: Opening
    do throws(AlertError) {
      opening = try Opening(content: control.content, options: options)
    } catch {
      control.end()
      throw error
    }
    control.attach(to: context)
    if endEarly(opening) { return }
    tell(.willAppear)
    while waits && !control.mayAppear { context.iterate() }
    if endEarly(opening) { return }
    do throws(AlertError) {
      session = try Session(opening, in: context, control: control)
    } catch {
      fail(error)
      throw error
    }
  }

  /// Ends the showing before there is a card, where nobody wants it any more.
  private func endEarly(_ opening: Opening?) -> Bool {
    guard let reason = control.takeWithdrawal() else { return false }
    opening?.stage.close()
    finish(.withdrawn(reason))
    return true
  }

  // MARK: Turns

  /// Takes turns until the card has gone.
  ///
  /// - Returns: The response.
  /// - Throws: What the card was lost by.
  func runToEnd() throws(AlertError) -> AlertResponse {
    while true {
      if let result { return try result.get() }
      turn()
      session?.wait()
    }
  }

  /// Takes turns out of the loop of whoever runs the context, and keeps itself until the card has gone.
  func runInHost() {
    session?.callForTurns {
      self.turn()
      self.session?.schedule()
    }
  }

  /// Does what is due.
  ///
  /// Whoever is told of something may run a loop of his own, out of which other turns are taken
  /// meanwhile.
  private func turn() {
    if let successor = control.takeSuccessor() { handOver(to: successor) }
    if let error = session?.take() { return fail(error) }
    if !hasAppeared, session?.state.isShown == true {
      hasAppeared = true
      tell(.didAppear)
    }
    guard let response = session?.state.response else { return }
    if !isAnswered {
      isAnswered = true
      let version = control.settle()
      switch response {
      case .button(let index, _): tell(.chosen(index, isClick: true, version: version))
      case .dismissed(let index?, _): tell(.chosen(index, isClick: false, version: version))
      default: break
      }
    }
    session?.leave()
    guard session?.hasLeft == true else { return }
    session?.close()
    session = nil
    finish(response)
  }

  /// Lets another alert have the card.
  private func handOver(to successor: Successor) {
    // Somebody may have wanted it to end before.
    let reason = control.takeWithdrawal()
    control.end()
    tell(.ended(.handedOver(reason ?? .replaced)))
    control = successor.control
    tell = successor.tell
    session?.control = control
    hasAppeared = false
    control.attach(to: context)
    tell(.willAppear)
    if let content = control.takeContent() { session?.say(content, isAnother: true) }
  }

  private func finish(_ response: AlertResponse) {
    result = .success(response)
    control.end()
    tell(.ended(.closed(response)))
  }

  private func fail(_ error: AlertError) {
    session?.close()
    session = nil
    result = .failure(error)
    control.end()
    tell(.ended(.failed(error)))
  }
}

extension Session {
  /// Takes a turn and returns what the alert was lost by.
  fileprivate func take() -> AlertError? {
    do throws(AlertError) {
      try turn()
      return nil
    } catch {
      return error
    }
  }
}
