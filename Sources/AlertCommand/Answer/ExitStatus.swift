import AlertCard

/// The exit statuses of the program.
enum ExitStatus: Int32, CaseIterable, Sendable {
  /// A button was activated that is not the cancel button, and its line was written.
  case answered = 0
  /// The alert was cancelled or dismissed.
  case cancelled = 1
  /// Nobody wants the answer any more.
  case withdrawn = 3
  /// The command line is wrong.
  case usage = 64
  /// There is no display that answers.
  case noDisplay = 69
  /// The display or the window was lost, or the answer could not be written.
  case failed = 70
  /// The time that was set is up.
  case timedOut = 124

  /// The status for an alert that could not be shown or was lost.
  init(_ error: AlertError) {
    self = error.code == .noDisplay ? .noDisplay : .failed
  }

  /// What the status tells, as a sentence for the documentation.
  var meaning: String {
    switch self {
    case .answered: "A button was pressed that is not the cancel button."
    case .cancelled: "The cancel button, Escape, or closing the window."
    case .withdrawn: "Whoever read the answer has gone away."
    case .usage: "The command line is wrong."
    case .noDisplay:
      "There is no display, it lets nobody in, or it did not answer within 5 seconds."
    case .failed:
      "The display or the window was lost, the display cannot show a card, or the answer could not be written."
    case .timedOut: "The time of --timeout is up."
    }
  }

  /// What the documentation says about an end by a signal, which is no status of ours.
  static let signalMeaning = (status: "128+n", meaning: "Signal n ended the program.")
}
