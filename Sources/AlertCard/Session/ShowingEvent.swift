import AlertCore

/// What is told of a showing.
enum ShowingEvent: Equatable, Sendable {
  /// The card is about to be put on the screen.
  case willAppear
  /// The card is at its place and was painted there.
  case didAppear
  /// A button was activated, or else a dismissal stands for it, on a card whose content had been
  /// changed so often.
  case chosen(Int, isClick: Bool, version: Int)
  /// The showing is over; this is the last event.
  case ended(Ending)

  /// How a showing ends.
  enum Ending: Equatable, Sendable {
    /// The card has gone.
    case closed(AlertResponse)
    /// The card was lost.
    case failed(AlertError)
    /// There was no card.
    case refused(AlertError)
    /// Another alert has the card; the reason is what this one ends with.
    case handedOver(AlertResponse.Withdrawal)

    /// Whether the card is still up, for another alert.
    var isHandedOver: Bool {
      if case .handedOver = self { true } else { false }
    }

    /// What the one who waits for the answer gets.
    var result: Result<AlertResponse, AlertError> {
      switch self {
      case .closed(let response): .success(response)
      case .failed(let error), .refused(let error): .failure(error)
      case .handedOver(let reason): .success(.withdrawn(reason))
      }
    }
  }
}
