/// An alert card: what it says, how it is shown, and who is told of the answer.
///
/// The thread that runs an alert is busy with it until the user has answered; nothing of it may be
/// used by another thread. An alert can be run any number of times.
public final class Alert {
  /// What the alert says and what it offers.
  public var content: AlertContent
  /// How it is shown.
  public var options: AlertOptions
  /// Who is told of the answer.
  public weak var delegate: (any AlertDelegate)?

  /// Makes an alert that is not shown yet.
  public init(
    _ content: AlertContent, options: AlertOptions = AlertOptions(),
    delegate: (any AlertDelegate)? = nil
  ) {
    self.content = content
    self.options = options
    self.delegate = delegate
  }

  /// Shows the card and waits for the answer.
  ///
  /// The delegate is told of a button at once, while the card is still there; the call returns when
  /// the card has gone. Opening the display blocks for as long as its server accepts a connection and
  /// does not answer: a program that must not wait runs the alert in a thread of its own. Where the
  /// server goes while Xlib opens the display, Xlib ends the process.
  ///
  /// - Returns: How the alert ended.
  /// - Throws: `noDisplay` and `missingFeature` where the card could not be shown; `connectionLost`,
  ///   `windowDestroyed` and `windowHidden` where it was lost. None of them is an answer.
  @discardableResult
  public func run() throws(AlertError) -> AlertResponse {
    let session = try Session(Opening(content: content, options: options))
    let response: AlertResponse
    do throws(AlertError) {
      response = try session.waitForAnswer()
    } catch {
      session.abandon()
      throw error
    }
    if case .button(let index, _) = response { delegate?.alert(self, didClickButtonAt: index) }
    session.close()
    delegate?.alert(self, didCloseWith: response)
    return response
  }
}
