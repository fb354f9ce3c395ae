/// What a command line asks for.
enum Invocation: Equatable, Sendable {
  /// Print the help text.
  case help
  /// Print the version.
  case version
  /// Show an alert.
  case show(AlertRequest)
}
