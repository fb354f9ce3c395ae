import AlertCore
import CX11
import Glibc

/// The managed window that stands for the card with the window manager.
///
/// It has the keyboard, is told to close, and is what task switchers see: one transparent pixel
/// behind the card.
final class AnchorWindow {
  /// The window.
  let window: Window
  private let connection: DisplayConnection
  private var isDestroyed = false

  private static let events =
    KeyPressMask | KeyReleaseMask | KeymapStateMask | FocusChangeMask | StructureNotifyMask
    | PropertyChangeMask

  /// Makes an anchor that is not mapped, at a point of the root window.
  ///
  /// Without a visual that has opacity its pixel is black, and hidden by a cover that is opaque.
  init(_ connection: DisplayConnection, at place: Point, visual: ArgbVisual?) {
    self.connection = connection
    var attributes = XSetWindowAttributes()
    attributes.event_mask = Self.events
    attributes.background_pixel = 0
    attributes.border_pixel = 0
    attributes.colormap =
      visual?.colormap ?? XDefaultColormap(connection.display, connection.screen)
    window = XCreateWindow(
      connection.display, connection.root, Int32(place.x), Int32(place.y), 1, 1, 0,
      visual == nil ? XDefaultDepth(connection.display, connection.screen) : 32,
      UInt32(InputOutput), visual?.visual ?? XDefaultVisual(connection.display, connection.screen),
      UInt(CWEventMask | CWBackPixel | CWBorderPixel | CWColormap), &attributes)
    setSizeHints(place)
  }

  deinit {
    destroy()
  }

  /// Gives the window back to the server before its time.
  func destroy() {
    guard !isDestroyed else { return }
    isDestroyed = true
    // It may have been destroyed by somebody else.
    connection.tolerating { _ = XDestroyWindow(connection.display, window) }
  }

  /// Sets all that a window manager reads when it is asked to map the window.
  ///
  /// `time` is a fresh time of the server, which says that the user wants the card now; `parent` is
  /// a full-screen window that i3 would else keep the anchor behind.
  func setProperties(title: String, time: UInt, parent: Window?) {
    connection.setClass(window)
    let (atomType, cardinal) = (Atom(XA_ATOM), Atom(XA_CARDINAL))
    let string = Atom(XA_STRING)
    setTitle(title)
    connection.setText(window, connection.atom(.wmWindowRole), type: string, "alert")
    connection.setText(window, Atom(XA_WM_CLIENT_MACHINE), type: string, Self.hostName)
    func set(_ name: AtomName, _ type: Atom, _ values: [UInt]) {
      connection.setProperty(window, connection.atom(name), type: type, values)
    }
    func atoms(_ names: AtomName...) -> [UInt] { names.map { UInt(connection.atom($0)) } }
    set(.netWMPID, cardinal, [UInt(getpid())])
    set(.wmClientLeader, Atom(XA_WINDOW), [UInt(window)])
    set(.wmProtocols, atomType, atoms(.wmDeleteWindow, .netWMPing))
    set(.netWMWindowType, atomType, atoms(.netWMWindowTypeDialog))
    set(
      .netWMState, atomType, atoms(.netWMStateModal, .netWMStateAbove, .netWMStateSticky))
    // The cover lies over every desktop, so the keyboard has to be on every desktop too.
    set(.netWMDesktop, cardinal, [0xffff_ffff])
    set(.netWMUserTime, cardinal, [time])
    set(.netWMWindowOpacity, cardinal, [0])
    set(.motifWMHints, connection.atom(.motifWMHints), [2, 0, 0, 0, 0])
    setHints()
    if let parent { XSetTransientForHint(connection.display, window, parent) }
  }

  /// Sets the name that task switchers show.
  func setTitle(_ title: String) {
    let utf8 = connection.atom(.utf8String)
    connection.setText(window, connection.atom(.netWMName), type: utf8, title)
    connection.setLatin1(window, Atom(XA_WM_NAME), title)
  }

  /// ICCCM's size hints: one pixel, exactly where it was put, by the user's own wish.
  private func setSizeHints(_ place: Point) {
    var hints = XSizeHints()
    hints.flags = Int(USPosition | PPosition | PSize | PMinSize | PMaxSize | PWinGravity)
    (hints.x, hints.y) = (Int32(place.x), Int32(place.y))
    (hints.width, hints.height) = (1, 1)
    (hints.min_width, hints.min_height) = (1, 1)
    (hints.max_width, hints.max_height) = (1, 1)
    hints.win_gravity = StaticGravity
    XSetWMNormalHints(connection.display, window, &hints)
  }

  private func setHints() {
    var hints = XWMHints()
    hints.flags = Int(InputHint | StateHint | WindowGroupHint)
    hints.input = True
    hints.initial_state = NormalState
    hints.window_group = window
    XSetWMHints(connection.display, window, &hints)
  }

  private static var hostName: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "localhost" }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Asks for the window to be shown.
  func map() {
    XMapWindow(connection.display, window)
  }

  /// Moves the window, where the card has another place.
  func move(to place: Point) {
    setSizeHints(place)
    XMoveWindow(connection.display, window, Int32(place.x), Int32(place.y))
  }

  /// Whether the window manager has taken the window off the screen by itself.
  var isIconic: Bool {
    let state = connection.atom(.wmState)
    return connection.property(window, state, type: state)?.first == UInt(IconicState)
  }

  /// Asks the window manager for the focus, on the strength of an event of this time.
  func requestActivation(time: UInt) {
    connection.send(
      connection.atom(.netActiveWindow), about: window, to: connection.root,
      mask: SubstructureRedirectMask | SubstructureNotifyMask, [1, Int(time), 0])
  }
}

extension DisplayConnection {
  /// Names the program to window managers, compositors and scripts.
  func setClass(_ window: Window) {
    setText(window, Atom(XA_WM_CLASS), type: Atom(XA_STRING), "alertcard\0Alertcard\0")
  }
}
