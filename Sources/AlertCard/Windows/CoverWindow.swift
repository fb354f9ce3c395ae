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
  private var cursor: CardCursor?

  /// What the cover listens to.
  private static let events =
    KeyPressMask | KeyReleaseMask | KeymapStateMask | FocusChangeMask | ButtonPressMask
    | ButtonReleaseMask | PointerMotionMask | EnterWindowMask | LeaveWindowMask | ExposureMask
    | StructureNotifyMask
    | PropertyChangeMask

  /// Makes a cover that is not mapped; where a compositor runs, of a visual that has opacity.
  ///
  /// Without one the screen is copied now, as it is.
  init(_ connection: DisplayConnection, size: Size, visual argb: ArgbVisual?) {
    self.connection = connection
    self.size = size
    let (display, screen) = (connection.display, connection.screen)
    let visual = argb?.visual ?? XDefaultVisual(display, screen)
    let depth = argb == nil ? XDefaultDepth(display, screen) : 32
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = True
    attributes.event_mask = Self.events
    attributes.border_pixel = 0
    attributes.background_pixmap = Pixmap(None)
    attributes.colormap = argb?.colormap ?? XDefaultColormap(display, screen)
    window = XCreateWindow(
      display, connection.root, 0, 0, UInt32(size.width), UInt32(size.height), 0, depth,
      UInt32(InputOutput), visual,
      UInt(CWOverrideRedirect | CWEventMask | CWBorderPixel | CWBackPixmap | CWColormap),
      &attributes)
    back = Surface(connection, size: size, format: .visual(visual, depth: depth))
    context = GraphicsContext(connection, back.pixmap)
    backdrop = argb == nil ? Backdrop(connection, size: size) : nil
    setProperties()
    setCursor(.arrow)
  }

  deinit {
    // It may have been destroyed by somebody else.
    connection.tolerating { _ = XDestroyWindow(connection.display, window) }
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
  }

  /// Sets what the pointer looks like over the cover.
  func setCursor(_ cursor: CardCursor) {
    guard cursor != self.cursor else { return }
    self.cursor = cursor
    let shape =
      switch cursor {
      case .arrow: XC_left_ptr
      case .text: XC_xterm
      case .hand: XC_hand2
      }
    let pointer = XCreateFontCursor(connection.display, UInt32(shape))
    XDefineCursor(connection.display, window, pointer)
    XFreeCursor(connection.display, pointer)
  }

  /// Says when the card began, by which of several cards the newest is known.
  func setBeginning(_ time: Time) {
    connection.setProperty(
      window, connection.atom(.began), type: Atom(XA_CARDINAL), [UInt(time)])
  }

  /// Maps the cover with what is composed as its first picture: on top of everything, or only above
  /// an older cover.
  ///
  /// The server paints it in the same moment, so there is neither a flash nor a wait.
  func map(above old: Window? = nil) {
    XSetWindowBackgroundPixmap(connection.display, window, back.pixmap)
    if let old {
      raise(above: old)
      XMapWindow(connection.display, window)
    } else {
      XMapRaised(connection.display, window)
    }
    // From now on only what has been composed is shown.
    XSetWindowBackgroundPixmap(connection.display, window, Pixmap(None))
  }

  /// Maps the cover where it was, after somebody unmapped it.
  func mapAgain() {
    XMapWindow(connection.display, window)
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
    connection.stack(window, above: sibling)
  }
}
