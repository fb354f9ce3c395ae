/// How an alert ended, where it ended as it should.
///
/// An alert that could not be shown, or that was lost while it was up, is no response but an error.
public enum AlertResponse: Equatable, Sendable {
  /// A button was activated by a press and release that the guard let through.
  /// - Parameters:
  ///   - index: The button's 0-based index, by the order given.
  ///   - means: How it was activated.
  case button(index: Int, means: Activation)
  /// Escape or the window manager's close ended it; `index` is the cancel button's, if there is one.
  case dismissed(index: Int?, means: Dismissal)
  /// The time that the caller set ran out.
  case timedOut
  /// Nobody wants the answer any more; the reason says why. Only the program ends so.
  case withdrawn(Withdrawal)

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
    /// By the window manager's close.
    case close
  }

  /// Why an answer is no longer wanted.
  public enum Withdrawal: String, Sendable {
    /// Whoever read the answer has gone away.
    case readerGone
  }
}
