/// Which button has the keyboard focus when the card appears.
public enum InitialFocus: Equatable, Sendable {
  /// The first button, or the cancel button where the first one is destructive.
  case automatic
  /// The button with this 0-based index, by the order given.
  case button(Int)
  /// No button, until the user presses Tab: Return and Space do nothing before.
  case none
}
