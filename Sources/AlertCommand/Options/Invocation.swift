import AlertCard

/// What a command line asks for.
enum Invocation: Equatable, Sendable {
  /// Print the help text.
  case help
  /// Print the version.
  case version
  /// Print the names of the looks.
  case listLooks
  /// Print the theme that an alert with these options and this theme file would have.
  case printTheme(AlertOptions, file: String?)
  /// Show an alert.
  case show(AlertRequest)
}
