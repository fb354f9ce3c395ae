/// Shows the alerts of an application one after another, so that there are never two cards at once.
///
/// All parts of a program that present their alerts here come to terms. The delegates and the closures
/// are called on the main actor, which has to be free for that: a program whose main thread runs a main
/// loop of GLib shows its alerts by ``Alert/show()``.
@MainActor
public final class AlertPresenter {
  /// What becomes of an alert where another one is up.
  public enum Policy: Sendable {
    /// It waits until those before it have gone.
    case queue
    /// The one that is up ends with `.withdrawn(.replaced)`; when its card has gone this one is shown,
    /// before those that wait.
    case replace
    /// The card that is up stays, says what this alert says and is answered for it; the one before ends
    /// with `.withdrawn(.replaced)`. It keeps the options that it was shown with. Where the user was
    /// quicker and has answered the one before, this one is shown next.
    case update
  }

  /// The application's presenter.
  public static let shared = AlertPresenter()

  /// One call for an alert.
  @MainActor
  private final class Entry {
    let alert: Alert
    let channel = EventChannel()
    var ending: ShowingEvent.Ending?
    /// Whether it waits for the end of the card whose place it takes.
    var isReplacement = false

    init(_ alert: Alert) {
      self.alert = alert
    }
  }

  /// Whose card is up.
  private var top: Entry?
  /// Who takes that card over, in this order.
  private var heirs: [Entry] = []
  private var waiting: [Entry] = []

  private init() {}

  /// The alert that is up or on its way to the screen, `nil` for none.
  public var current: Alert? { newest?.alert }

  private var newest: Entry? { heirs.last ?? top }

  /// Shows an alert when its turn comes, and waits for the answer.
  ///
  /// When the task is cancelled the alert leaves the queue, or the card is dismissed; the response is
  /// `.withdrawn(.dismissed)`.
  ///
  /// - Parameters:
  ///   - alert: The alert.
  ///   - policy: What becomes of it where another one is up.
  /// - Returns: How the alert ended.
  /// - Throws: As ``Alert/response()`` does.
  @discardableResult
  public func present(
    _ alert: Alert, ifBusy policy: Policy = .queue
  ) async throws(AlertError) -> AlertResponse {
    let entry = Entry(alert)
    admit(entry, policy)
    let ending = await withTaskCancellationHandler {
      await alert.follow(entry.channel)
    } onCancel: {
      Task { @MainActor in self.withdraw(entry) }
    }
    entry.ending = ending
    passOn()
    return try ending.result.get()
  }

  /// Takes the card off the screen that is up; its alert ends with `.withdrawn(.dismissed)`.
  ///
  /// It does nothing where none is up.
  public func dismiss() {
    current?.dismiss()
  }

  // MARK: The queue

  private func admit(_ entry: Entry, _ policy: Policy) {
    // From now on it can be dismissed, whether it is up or waits.
    guard begin(entry) else { return }
    guard let newest else { return start(entry) }
    // One that is just ending and asked again cannot take its own place.
    if newest.alert === entry.alert { return waiting.insert(entry, at: 0) }
    switch policy {
    case .queue: waiting.append(entry)
    case .replace:
      if let pending = waiting.first, pending.isReplacement {
        waiting.removeFirst()
        end(pending, .replaced)
      }
      entry.isReplacement = true
      waiting.insert(entry, at: 0)
      newest.alert.control.withdraw(.replaced)
    case .update:
      heirs.append(entry)
      let channel = entry.channel
      newest.alert.control.offer(Successor(control: entry.alert.control) { channel.send($0) })
    }
  }

  private func start(_ entry: Entry) {
    top = entry
    entry.alert.launch(telling: entry.channel)
  }

  private func begin(_ entry: Entry) -> Bool {
    do throws(AlertError) {
      try entry.alert.control.begin()
      return true
    } catch {
      entry.channel.send(.ended(.refused(error)))
      return false
    }
  }

  /// Lets whose turn it is have the screen, where the one before has it no more.
  private func passOn() {
    while let ending = top?.ending {
      top = nil
      if let heir = heirs.first {
        heirs.removeFirst()
        top = heir
        // There is no card to take over any more.
        if !ending.isHandedOver { heir.alert.launch(telling: heir.channel) }
      } else if let next = waiting.first {
        waiting.removeFirst()
        start(next)
      }
    }
  }

  /// Ends an alert that has had no card.
  private func end(_ entry: Entry, _ reason: AlertResponse.Withdrawal) {
    entry.alert.control.end()
    entry.channel.send(.ended(.closed(.withdrawn(reason))))
  }

  private func withdraw(_ entry: Entry) {
    if let index = waiting.firstIndex(where: { $0 === entry }) {
      waiting.remove(at: index)
      end(entry, .dismissed)
    } else if entry === top || heirs.contains(where: { $0 === entry }) {
      entry.alert.dismiss()
    }
  }
}
