/// One button of an alert.
public struct AlertButton: Equatable, Sendable {
  /// The literal label: no markup, no mnemonic.
  public var label: String
  /// What the button means.
  public var role: ButtonRole

  /// Makes a button.
  public init(_ label: String, role: ButtonRole = .plain) {
    self.label = label
    self.role = role
  }
}
