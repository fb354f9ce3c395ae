import AlertCore
import CX11

extension DisplayConnection {
  /// Puts a window of ours right above another one, which may be gone.
  func stack(_ window: Window, above sibling: Window) {
    var changes = XWindowChanges()
    changes.sibling = sibling
    changes.stack_mode = Above
    tolerating {
      _ = XConfigureWindow(display, window, UInt32(CWSibling | CWStackMode), &changes)
    }
  }

  /// The windows that lie above one of ours and can be seen, the lowest first; several round trips.
  ///
  /// `own` are windows of ours that count for nothing. `began` is when our card did: the cover of an
  /// older one has no more right to its place than a managed window.
  func windows(above window: Window, except own: [Window], began: Time) -> [StackedWindow] {
    guard let order = children(of: root), let place = order.firstIndex(of: window) else {
      return []
    }
    return order[(place + 1)...].filter { !own.contains($0) }.compactMap {
      stacked($0, began: began)
    }
  }

  private func stacked(_ window: Window, began: Time) -> StackedWindow? {
    var attributes = XWindowAttributes()
    let found = tolerating { XGetWindowAttributes(display, window, &attributes) }
    guard found != 0, !isLost, attributes.map_state == IsViewable,
      attributes.class == InputOutput
    else { return nil }
    let border = Double(2 * attributes.border_width)
    let isManaged =
      attributes.override_redirect == 0 || isFrame(window) || isOlderCard(window, than: began)
    return StackedWindow(
      id: UInt(window),
      frame: Rect(
        Double(attributes.x), Double(attributes.y), Double(attributes.width) + border,
        Double(attributes.height) + border),
      isManaged: isManaged,
      isTransparentToPointer: !isManaged && isTransparentToPointer(window))
  }

  /// Whether a window is what a window manager puts around a client; some make these unmanaged.
  private func isFrame(_ window: Window) -> Bool {
    let state = atom(.wmState)
    return (children(of: window) ?? []).prefix(16).contains {
      property($0, state, type: state) != nil
    }
  }

  /// Whether a window is the cover of a card that began before a time of the server, which wraps around.
  private func isOlderCard(_ window: Window, than began: Time) -> Bool {
    guard let other = property(window, atom(.began), type: Atom(XA_CARDINAL))?.first else {
      return false
    }
    return Int32(truncatingIfNeeded: Int(other) - Int(began)) < 0
  }

  private func isTransparentToPointer(_ window: Window) -> Bool {
    var (event, error): (Int32, Int32) = (0, 0)
    guard XShapeQueryExtension(display, &event, &error) != 0 else { return false }
    var (count, ordering): (Int32, Int32) = (0, 0)
    let rectangles = tolerating {
      XShapeGetRectangles(display, window, ShapeInput, &count, &ordering)
    }
    if let rectangles { XFree(rectangles) }
    return !isLost && count == 0
  }

  /// The windows in a window, in stacking order.
  private func children(of window: Window) -> [Window]? {
    var (rootWindow, parent) = (Window(None), Window(None))
    var list: UnsafeMutablePointer<Window>?
    var count: UInt32 = 0
    let found = tolerating { XQueryTree(display, window, &rootWindow, &parent, &list, &count) }
    defer { if let list { XFree(list) } }
    guard found != 0, !isLost else { return nil }
    return Array(UnsafeBufferPointer(start: list, count: Int(count)))
  }
}
