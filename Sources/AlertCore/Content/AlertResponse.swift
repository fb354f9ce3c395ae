/// How an alert ended, where it ended as it should.
///
/// An alert that could not be shown, or that was lost while it was up, is no response but an error.
public enum AlertResponse: Equatable, Sendable {
  /// A button was activated by a press and release that the guard let through.
  /// - Parameters:
  ///   - index: The button's 0-based index, by the order given.
  ///   - means: How it was activated.
  case button(index: Int, means: Activation)
  /// Escape, the close button or the window manager's close ended it; `index` is the cancel button's, if there is one.
  case dismissed(index: Int?, means: Dismissal)
  /// The time that the caller set ran out.
  case timedOut
  /// Nobody wants the answer any more; the reason says why.
  case withdrawn(Withdrawal)

  /// The 0-based index of the button that was activated, or that the dismissal stands for; `nil` where
  /// no button is meant.
  public var buttonIndex: Int? {
    switch self {
    case .button(let index, _): index
    case .dismissed(let index, _): index
    case .timedOut, .withdrawn: nil
    }
  }

  /// How a button was activated.
  public enum Activation: String, Sendable {
    /// By a click of the pointer's first button.
    case pointer
    /// By Return, KP_Enter, Space or a digit.
    case key
  }

  /// How an alert was dismissed.
  public enum Dismissal: String, Sendable {
    /// By Escape.
    case escape
    /// By the window manager's close, or by the close button in the card's corner.
    case close
  }

  /// Why an answer is no longer wanted.
  public enum Withdrawal: String, Sendable {
    /// Whoever read the answer has gone away; only the program `alertcard` ends so.
    case readerGone
    /// The application took the card away, or the task that waited for the answer was cancelled.
    case dismissed
    /// Another alert took the card's place.
    case replaced
  }
}
