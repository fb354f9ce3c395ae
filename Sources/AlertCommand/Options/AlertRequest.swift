import AlertCard

/// The alert that a command line asks for.
struct AlertRequest: Equatable, Sendable {
  /// What it says and offers.
  var content: AlertContent
  /// How it is shown.
  var options: AlertOptions
  /// What is printed about the answer.
  var output: OutputForm
}
