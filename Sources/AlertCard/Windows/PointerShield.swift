import AlertCore
import CX11

/// An invisible window over the whole screen that takes the pointer and nothing else.
///
/// It keeps a click that was meant for the card from hitting what is beneath, while there is no cover.
struct PointerShield: ~Copyable {
  private let window: Window
  private let connection: DisplayConnection

  /// Lays a shield over the screen, right above the cover, whose place it takes.
  init(_ connection: DisplayConnection, size: Size, above cover: Window) {
    self.connection = connection
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = True
    attributes.event_mask = ButtonPressMask | ButtonReleaseMask
    window = XCreateWindow(
      connection.display, connection.root, 0, 0, UInt32(size.width), UInt32(size.height), 0, 0,
      UInt32(InputOnly), nil, UInt(CWOverrideRedirect | CWEventMask), &attributes)
    connection.setClass(window)
    connection.stack(window, above: cover)
    XMapWindow(connection.display, window)
  }

  deinit {
    XDestroyWindow(connection.display, window)
  }
}
