/// One button of an alert.
public struct AlertButton: Equatable, Sendable {
  /// The literal label: no markup, no mnemonic.
  public var label: String
  /// What the button means.
  public var role: ButtonRole
  /// Colours of its own, where it has any; else the theme's for its role count.
  public var tint: ButtonTint?

  /// Makes a button; `tint` gives it colours of its own.
  public init(_ label: String, role: ButtonRole = .plain, tint: ButtonTint? = nil) {
    self.label = label
    self.role = role
    self.tint = tint
  }
}
