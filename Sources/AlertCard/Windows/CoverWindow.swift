import AlertCore
import CX11

/// The window over the whole screen that shows the dim and the card and takes the pointer.
///
/// With a compositor it is a translucent window; without one it shows a picture of what was beneath.
final class CoverWindow {
  /// The window.
  let window: Window
  /// The size, that of the root window when the cover was made.
  let size: Size
  /// Where a frame is composed before it is shown; as large as the cover.
  let back: Surface
  /// The picture of what is beneath, where no compositor blends the cover with it.
  let backdrop: Backdrop?
  private let connection: DisplayConnection
  private let context: GraphicsContext

  /// What the cover listens to.
  private static let events =
    KeyPressMask | KeyReleaseMask | KeymapStateMask | FocusChangeMask | ButtonPressMask
    | ButtonReleaseMask | PointerMotionMask | EnterWindowMask | LeaveWindowMask | ExposureMask
    | StructureNotifyMask
    | PropertyChangeMask

  /// Makes a cover that is not mapped; `argb` is the visual to use where a compositor runs.
  ///
  /// Without a compositor the screen is copied now, as it is.
  init(_ connection: DisplayConnection, size: Size, composited: Bool, argb: borrowing ArgbVisual) {
    self.connection = connection
    self.size = size
    let display = connection.display
    let visual = composited ? argb.visual : XDefaultVisual(display, connection.screen)
    let depth = composited ? 32 : XDefaultDepth(display, connection.screen)
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = True
    attributes.event_mask = Self.events
    attributes.border_pixel = 0
    attributes.background_pixmap = Pixmap(None)
    attributes.colormap =
      composited ? argb.colormap : XDefaultColormap(display, connection.screen)
    window = XCreateWindow(
      display, connection.root, 0, 0, UInt32(size.width), UInt32(size.height), 0, depth,
      UInt32(InputOutput), visual,
      UInt(CWOverrideRedirect | CWEventMask | CWBorderPixel | CWBackPixmap | CWColormap),
      &attributes)
    back = Surface(connection, size: size, format: .visual(visual, depth: depth))
    context = GraphicsContext(connection, back.pixmap)
    backdrop = composited ? nil : Backdrop(connection, size: size)
    setProperties()
    setCursor()
  }

  deinit {
    // It may have been destroyed by somebody else.
    connection.release {
      connection.tolerating { _ = XDestroyWindow(connection.display, window) }
    }
  }

  private func setProperties() {
    connection.setClass(window)
    let cardinal = Atom(XA_CARDINAL)
    connection.setProperty(
      window, connection.atom(.netWMWindowType), type: Atom(XA_ATOM),
      [UInt(connection.atom(.netWMWindowTypeNotification))])
    // Else a compositor that makes inactive windows translucent does so with the cover.
    connection.setProperty(
      window, connection.atom(.netWMWindowOpacity), type: cardinal, [0xffff_ffff])
    // 2: a translucent window as large as the screen is never to be shown without compositing.
    connection.setProperty(
      window, connection.atom(.netWMBypassCompositor), type: cardinal, [2])
    backdrop?.publish(on: window)
  }

  private func setCursor() {
    let cursor = XCreateFontCursor(connection.display, UInt32(XC_left_ptr))
    XDefineCursor(connection.display, window, cursor)
    XFreeCursor(connection.display, cursor)
  }

  /// Maps the cover on top of everything, with what is composed as its first picture.
  ///
  /// The server paints it in the same moment, so there is neither a flash nor a wait.
  func map() {
    XSetWindowBackgroundPixmap(connection.display, window, back.pixmap)
    XMapRaised(connection.display, window)
    // From now on only what has been composed is shown.
    XSetWindowBackgroundPixmap(connection.display, window, Pixmap(None))
  }

  /// Takes the cover off the screen.
  func unmap() {
    XUnmapWindow(connection.display, window)
  }

  /// Shows a rectangle of what has been composed.
  func present(_ rect: Rect) {
    context.copy(back.pixmap, to: window, rect)
  }

  /// Asks the server to say when it has painted what was sent so far: it answers with a PropertyNotify.
  func requestFence(_ number: UInt) {
    connection.setProperty(
      window, connection.atom(.frame), type: Atom(XA_CARDINAL), [number])
  }

  /// Raises the cover above a window that is not an unmanaged one.
  func raise(above sibling: Window) {
    var changes = XWindowChanges()
    changes.sibling = sibling
    changes.stack_mode = Above
    connection.tolerating {
      _ = XConfigureWindow(
        connection.display, window, UInt32(CWSibling | CWStackMode), &changes)
    }
  }
}
