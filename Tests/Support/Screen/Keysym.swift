import CXTest

/// A key by what is printed on it.
package struct Keysym: Equatable, Sendable {
  /// The number of X11's key symbol.
  package let value: UInt32

  /// Makes a key out of X11's number.
  package init(_ value: Int32) {
    self.value = UInt32(value)
  }

  /// The key of a letter, a digit or the space bar.
  package init(_ character: Character) {
    value = UInt32(character.asciiValue ?? UInt8(ascii: " "))
  }

  /// Return.
  package static let enter = Keysym(XK_Return)
  /// Enter on the keypad.
  package static let keypadEnter = Keysym(XK_KP_Enter)
  /// The space bar.
  package static let space = Keysym(XK_space)
  /// Escape.
  package static let escape = Keysym(XK_Escape)
  /// Tab.
  package static let tab = Keysym(XK_Tab)
  /// Page Up.
  package static let pageUp = Keysym(XK_Page_Up)
  /// Page Down.
  package static let pageDown = Keysym(XK_Page_Down)
  /// The left Control.
  package static let control = Keysym(XK_Control_L)
  /// The left Shift.
  package static let shift = Keysym(XK_Shift_L)
  /// Left.
  package static let left = Keysym(XK_Left)
  /// Right.
  package static let right = Keysym(XK_Right)
  /// Up.
  package static let up = Keysym(XK_Up)
  /// Down.
  package static let down = Keysym(XK_Down)
  /// Home.
  package static let home = Keysym(XK_Home)
  /// End.
  package static let end = Keysym(XK_End)
}
