/// Is told how an alert is answered.
///
/// The calls come on the thread that runs the alert.
public protocol AlertDelegate: AnyObject {
  /// A button was activated; the card is still on the screen.
  ///
  /// - Parameters:
  ///   - alert: The alert that was answered.
  ///   - index: The button's 0-based index, by the order given.
  func alert(_ alert: Alert, didClickButtonAt index: Int)

  /// The card has gone; this is the last call for this showing. Optional.
  ///
  /// - Parameters:
  ///   - alert: The alert that has gone.
  ///   - response: How it ended.
  func alert(_ alert: Alert, didCloseWith response: AlertResponse)
}

extension AlertDelegate {
  /// Does nothing: for delegates that only care for the click.
  public func alert(_ alert: Alert, didCloseWith response: AlertResponse) {}
}
