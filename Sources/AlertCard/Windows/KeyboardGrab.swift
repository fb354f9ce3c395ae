import CX11

/// The keyboard, taken from everybody else.
struct KeyboardGrab: ~Copyable {
  private let connection: DisplayConnection

  /// Takes the keyboard; `nil` where somebody else has it, or the window cannot be seen yet.
  init?(_ connection: DisplayConnection, for window: Window) {
    let status = XGrabKeyboard(
      connection.display, window, True, GrabModeAsync, GrabModeAsync, UInt(CurrentTime))
    guard !connection.isLost, status == GrabSuccess else { return nil }
    self.connection = connection
  }

  deinit {
    XUngrabKeyboard(connection.display, UInt(CurrentTime))
  }
}
