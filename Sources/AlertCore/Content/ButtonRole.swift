/// What a button means, beyond its label.
public enum ButtonRole: String, CaseIterable, Sendable {
  /// An ordinary choice.
  case plain
  /// The choice that Escape and the window manager's close stand for.
  case cancel
  /// A choice that loses something: it is never focused unless asked for by name.
  case destructive
}
