import CX11

/// What a card has to know of the screen.
///
/// Each of these is a round trip or several.
extension DisplayConnection {
  /// The root window's size in pixels.
  var screenSize: Size {
    var root = Window(None)
    var (x, y): (Int32, Int32) = (0, 0)
    var (width, height, border, depth): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    XGetGeometry(display, self.root, &root, &x, &y, &width, &height, &border, &depth)
    return Size(Double(max(1, width)), Double(max(1, height)))
  }

  /// The monitors by RandR; the whole screen where it knows none.
  func monitors(on screen: Size) -> [Monitor] {
    let whole = Monitor(frame: Rect(0, 0, screen.width, screen.height), isPrimary: true)
    // Asked for first, because libXrandr complains aloud where the extension is missing.
    var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    guard XQueryExtension(display, "RANDR", &opcode, &event, &error) != 0 else { return [whole] }
    var count: Int32 = 0
    guard let list = XRRGetMonitors(display, root, True, &count) else { return [whole] }
    defer { XRRFreeMonitors(list) }
    guard !isLost else { return [whole] }
    let monitors = UnsafeBufferPointer(start: list, count: Int(count)).map { info in
      let frame = Rect(
        Double(info.x), Double(info.y), Double(info.width), Double(info.height))
      return Monitor(frame: frame.intersection(whole.frame), isPrimary: info.primary != 0)
    }
    let usable = monitors.filter { !$0.frame.isEmpty }
    return usable.isEmpty ? [whole] : usable
  }

  /// Asks to be told of monitors that come, go or change, and says the number of the event.
  func listenToMonitors() -> Int32 {
    var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    guard XQueryExtension(display, "RANDR", &opcode, &event, &error) != 0 else { return -1 }
    XRRSelectInput(display, root, Int32(RRScreenChangeNotifyMask))
    return event + Int32(RRScreenChangeNotify)
  }

  /// Whether a window manager that follows EWMH runs: the window that it left on the root still
  /// stands and says so itself, which the remains of a dead one do not.
  var hasWindowManager: Bool {
    let check = atom(.netSupportingWMCheck)
    let window = Atom(XA_WINDOW)
    guard let owner = property(root, check, type: window)?.first else { return false }
    return property(Window(owner), check, type: window)?.first == owner
  }

  /// The window that has the focus by the window manager's word.
  var activeWindow: Window? {
    let value = property(root, atom(.netActiveWindow), type: Atom(XA_WINDOW))?.first
    return value == 0 ? nil : value
  }

  /// The part of the screen that panels leave on the current desktop, by the window manager's word.
  var workArea: Rect? {
    let cardinal = Atom(XA_CARDINAL)
    guard let areas = property(root, atom(.netWorkarea), type: cardinal), areas.count >= 4 else {
      return nil
    }
    // Most window managers have the same area for all desktops, or one desktop.
    let isCommon = areas.indices.allSatisfy { areas[$0] == areas[$0 % 4] }
    let current = isCommon ? nil : property(root, atom(.netCurrentDesktop), type: cardinal)?.first
    let desktop = Int(current ?? 0)
    let start = areas.count >= 4 * desktop + 4 ? 4 * desktop : 0
    let values = areas[start..<start + 4].map { Double(Int32(truncatingIfNeeded: $0)) }
    return Rect(values[0], values[1], values[2], values[3])
  }

  /// A window's place on the root window.
  func frame(of window: Window) -> Rect? {
    var attributes = XWindowAttributes()
    var (x, y): (Int32, Int32) = (0, 0)
    var child = Window(None)
    let found = tolerating {
      XGetWindowAttributes(display, window, &attributes) != 0
        && XTranslateCoordinates(display, window, root, 0, 0, &x, &y, &child) != 0
    }
    guard found, !isLost else { return nil }
    return Rect(Double(x), Double(y), Double(attributes.width), Double(attributes.height))
  }

  /// Whether a window and all that it is in are mapped.
  func isViewable(_ window: Window) -> Bool {
    var attributes = XWindowAttributes()
    let found = tolerating { XGetWindowAttributes(display, window, &attributes) }
    return found != 0 && !isLost && attributes.map_state == IsViewable
  }

  /// The size of a pixmap that can be copied to the screen, `nil` for any other thing.
  func size(of pixmap: Drawable) -> Size? {
    var root = Window(None)
    var (x, y): (Int32, Int32) = (0, 0)
    var (width, height, border, depth): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    let found = tolerating {
      XGetGeometry(display, pixmap, &root, &x, &y, &width, &height, &border, &depth)
    }
    guard found != 0, !isLost, depth == UInt32(XDefaultDepth(display, screen)) else { return nil }
    return Size(Double(width), Double(height))
  }

  /// The pointer's place on the root window.
  var pointer: Point? {
    var (rootWindow, child) = (Window(None), Window(None))
    var (x, y, localX, localY): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    var mask: UInt32 = 0
    let isHere = XQueryPointer(
      display, root, &rootWindow, &child, &x, &y, &localX, &localY, &mask)
    return isHere != 0 && !isLost ? Point(Double(x), Double(y)) : nil
  }

  /// Whether a window covers a whole monitor by its own wish.
  func isFullscreen(_ window: Window) -> Bool {
    property(window, atom(.netWMState), type: Atom(XA_ATOM))?
      .contains(UInt(atom(.netWMStateFullscreen))) ?? false
  }

  /// Pixels per point by the resource `Xft.dpi`, 1 where it is not set or makes no sense.
  var resourceScale: Double {
    let text = XftLock.withLock {
      XGetDefault(display, "Xft", "dpi").map { String(cString: $0) }
    }
    guard let dpi = text.flatMap(Double.init), dpi >= 48, dpi <= 768
    else { return 1 }
    return dpi / 96
  }

  /// The window that owns the selection of this screen's compositor, `nil` without a compositor.
  var compositor: Window? {
    let owner = XGetSelectionOwner(display, compositorSelection)
    return owner == Window(None) || isLost ? nil : owner
  }

  /// Throws where the server cannot blend pictures, without which there is no card.
  func checkRender() throws(AlertError) {
    var (event, error): (Int32, Int32) = (0, 0)
    if XRenderQueryExtension(display, &event, &error) != 0 { return }
    try check()
    throw AlertError(
      .missingFeature, "the X server has no RENDER extension; use a server that has it")
  }
}
