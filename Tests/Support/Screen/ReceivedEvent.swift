/// An input event that a window of the tests received.
package struct ReceivedEvent: Equatable, Sendable {
  /// What happened.
  package enum Kind: Equatable, Sendable {
    /// A key went down.
    case keyPress
    /// A key went up.
    case keyRelease
    /// A button of the pointer went down.
    case buttonPress
    /// A button of the pointer went up.
    case buttonRelease
  }

  /// What happened.
  package let kind: Kind
  /// The keycode or the button's number.
  package let detail: UInt8
  /// The window that received it.
  package let window: UInt32
}
