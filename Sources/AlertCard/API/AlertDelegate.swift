/// Is told how an alert appears, is answered and goes.
///
/// The calls come in the thread that shows the alert, or in the isolation of the task that waits for
/// its response. Only the click has to be taken care of.
public protocol AlertDelegate: AnyObject {
  /// A button was activated.
  ///
  /// With ``Alert/run()`` and ``Alert/show()`` the card leaves the screen when this returns, with
  /// ``Alert/response()`` meanwhile. Escape is no click, although it may stand for a button.
  ///
  /// - Parameters:
  ///   - alert: The alert that was answered.
  ///   - index: The button's 0-based index, by the order given.
  func alert(_ alert: Alert, didClickButtonAt index: Int)

  /// The card is just about to be put on the screen. Optional.
  ///
  /// Changes of the alert are shown from the start, and dismissing it keeps the card away. The ending
  /// is told afterwards by exactly one of `didCloseWith` and `didFailWith`.
  ///
  /// - Parameter alert: The alert that will appear.
  func alertWillAppear(_ alert: Alert)

  /// The card is at its place: its way in is over and has been painted. Optional.
  ///
  /// A card that is answered or taken away before has no such call.
  ///
  /// - Parameter alert: The alert that has appeared.
  func alertDidAppear(_ alert: Alert)

  /// The card has gone; this is the last call for this showing. Optional.
  ///
  /// - Parameters:
  ///   - alert: The alert that has gone; it can be shown again.
  ///   - response: How it ended.
  func alert(_ alert: Alert, didCloseWith response: AlertResponse)

  /// The card was lost, or could not be shown after all; this is the last call for this showing.
  /// Optional.
  ///
  /// - Parameters:
  ///   - alert: The alert that was not answered; it can be shown again.
  ///   - error: Why, which ``Alert/run()`` and ``Alert/response()`` throw as well.
  func alert(_ alert: Alert, didFailWith error: AlertError)
}

extension AlertDelegate {
  /// Does nothing: for delegates that only care for the click.
  public func alertWillAppear(_ alert: Alert) {}

  /// Does nothing: for delegates that only care for the click.
  public func alertDidAppear(_ alert: Alert) {}

  /// Does nothing: for delegates that only care for the click.
  public func alert(_ alert: Alert, didCloseWith response: AlertResponse) {}

  /// Does nothing: for delegates that only care for the click.
  public func alert(_ alert: Alert, didFailWith error: AlertError) {}
}
