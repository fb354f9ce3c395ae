import CX11
import Glibc

/// The connection to the X server, with what was asked of it once.
///
/// After the server has gone, every call returns at once and `isLost` is set; whatever such a call
/// returned means nothing. The requests that follow go nowhere, and no more of them than fit into
/// Xlib's buffer may follow: whoever makes many looks at `isLost` between them.
final class DisplayConnection {
  /// Xlib's display.
  let display: UnsafeMutablePointer<Display>
  /// The number of the screen.
  let screen: Int32
  /// The root window.
  let root: Window
  /// Whether the connection has broken.
  private(set) var isLost = false

  /// The selection that a compositor of this screen owns.
  private(set) var compositorSelection = Atom(None)

  private var atoms: [AtomName: Atom] = [:]
  private var isClosing = false
  private let errorTicket: Int

  /// Opens a display; may block for as long as a server accepts and does not answer.
  ///
  /// `name` is as in `DISPLAY`; `nil` takes the environment's. `openingLost` is called where the
  /// server goes meanwhile, before Xlib ends the process.
  init(_ name: String?, openingLost: (@Sendable () -> Void)?) throws(AlertError) {
    ErrorLog.prepare(openingLost: openingLost)
    // An empty name would make Xlib look at DISPLAY after all.
    guard let name = name ?? Environment.display, !name.isEmpty else {
      throw AlertError(
        .noDisplay, "no display: DISPLAY is not set; run it in an X session or give --display")
    }
    guard let display = XOpenDisplay(name) else {
      throw AlertError(
        .noDisplay,
        "cannot open display \"\(name)\"; check DISPLAY, and that you are allowed to use it")
    }
    self.display = display
    screen = XDefaultScreen(display)
    root = XDefaultRootWindow(display)
    errorTicket = ErrorLog.add(display)
    XSetIOErrorExitHandler(
      display,
      { _, data in
        guard let data else { return }
        Unmanaged<DisplayConnection>.fromOpaque(data).takeUnretainedValue().lose()
      }, Unmanaged.passUnretained(self).toOpaque())
    internAtoms()
    try check()
  }

  deinit {
    defer { ErrorLog.remove(display, ticket: errorTicket) }
    if isClosing {
      XSetIOErrorExitHandler(display, { _, _ in }, nil)
      // Xft forgets the display meanwhile.
      XftLock.withLock { _ = XCloseDisplay(display) }
    } else {
      // A start that failed. Closing as Xlib does it is a round trip, which a deinitialiser does not
      // make unasked; without its descriptor the server takes everything back just the same.
      Glibc.close(XConnectionNumber(display))
    }
  }

  /// Waits until the server has done everything, and lets the display be closed by whoever is the
  /// last to hold it: what stands on it holds it too, and is given back before.
  func close() {
    isClosing = true
    XSync(display, False)
  }

  private func lose() {
    isLost = true
    alertcard_discard_requests(display)
  }

  /// Throws where the connection has broken.
  func check() throws(AlertError) {
    if isLost {
      throw AlertError(
        .connectionLost, "the X server has gone; the alert was not answered, ask again")
    }
  }

  /// An atom.
  func atom(_ name: AtomName) -> Atom {
    atoms[name] ?? Atom(None)
  }

  /// The errors of our own requests; there should be none.
  var protocolErrors: [ProtocolError] {
    ErrorLog.errors(display)
  }

  /// Makes requests about windows of others, which may be gone at any time; their errors count for nothing.
  func tolerating<Result>(_ requests: () -> Result) -> Result {
    let first = UInt(XNextRequest(display))
    ErrorLog.tolerate(
      from: first, display, processed: UInt(XLastKnownRequestProcessed(display)))
    let result = requests()
    ErrorLog.tolerate(first..<UInt(XNextRequest(display)), display)
    return result
  }

  private func internAtoms() {
    let names = AtomName.allCases
    var strings: [UnsafeMutablePointer<CChar>?] = names.map { strdup($0.rawValue) }
    strings.append(strdup("_NET_WM_CM_S\(screen)"))
    defer { strings.forEach { free($0) } }
    var values = [Atom](repeating: Atom(None), count: strings.count)
    XInternAtoms(display, &strings, Int32(strings.count), False, &values)
    compositorSelection = values.removeLast()
    atoms = Dictionary(uniqueKeysWithValues: zip(names, values))
  }
}
