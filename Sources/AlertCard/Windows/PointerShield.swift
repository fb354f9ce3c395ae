import AlertCore
import CX11

/// An invisible window over the whole screen that takes the pointer and nothing else.
///
/// It keeps a click that was meant for the card from hitting what is beneath, while there is no cover.
struct PointerShield: ~Copyable {
  private let window: Window
  private let connection: DisplayConnection

  /// Lays a shield over the screen.
  init(_ connection: DisplayConnection, size: Size) {
    self.connection = connection
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = True
    attributes.event_mask = ButtonPressMask | ButtonReleaseMask
    window = XCreateWindow(
      connection.display, connection.root, 0, 0, UInt32(size.width), UInt32(size.height), 0, 0,
      UInt32(InputOnly), nil, UInt(CWOverrideRedirect | CWEventMask), &attributes)
    connection.setClass(window)
    XMapRaised(connection.display, window)
  }

  deinit {
    connection.release { _ = XDestroyWindow(connection.display, window) }
  }
}
