/// Why an alert could not be shown, or was lost while it was up.
///
/// An error never carries an answer.
public struct AlertError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kind of failure.
  public struct Code: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
      case noDisplay, connectionLost, windowDestroyed, windowHidden, missingFeature, alreadyShown
      case noThread
    }
    private let kind: Kind

    /// No display was named, or it could not be opened.
    public static let noDisplay = Code(kind: .noDisplay)
    /// The server or the connection to it has gone.
    public static let connectionLost = Code(kind: .connectionLost)
    /// Somebody destroyed the alert's window.
    public static let windowDestroyed = Code(kind: .windowDestroyed)
    /// Somebody unmapped the alert's window, and did so again after it was mapped anew.
    public static let windowHidden = Code(kind: .windowHidden)
    /// The server lacks something without which no card can be drawn.
    public static let missingFeature = Code(kind: .missingFeature)
    /// The same alert is up, or on its way to the screen.
    public static let alreadyShown = Code(kind: .alreadyShown)
    /// The system gives no thread to the card that ``Alert/response()`` shows.
    public static let noThread = Code(kind: .noThread)
  }

  /// The kind of failure.
  public let code: Code
  /// One sentence: what was tried, what went wrong, what to do.
  public let message: String

  /// The sentence, for whoever prints the error.
  public var description: String { message }

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
