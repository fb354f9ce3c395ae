import AlertCard

/// The alert that a command line asks for.
struct AlertRequest: Equatable, Sendable {
  /// What it says and offers.
  var content: AlertContent
  /// How it is shown.
  var options: AlertOptions
  /// What is printed about the answer.
  var output: OutputForm
  /// The theme file that is named, which stands behind the settings of the options.
  var theme: String? = nil
  /// Why the message is no valid markup and is shown as it is written, `nil` where that was not asked.
  var markupFault: String? = nil
}
