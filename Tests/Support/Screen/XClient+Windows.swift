import CXTest
import Glibc

/// A window as an outsider sees it.
package struct WindowSighting: Equatable, Sendable {
  /// The window.
  package let id: UInt32
  /// Its size and its place on the screen.
  package let frame: Frame
  /// Whether window managers leave it alone.
  package let isOverrideRedirect: Bool
  /// Whether it and all its parents are mapped.
  package let isViewable: Bool
  /// The bits of a pixel; 32 where the window has opacity.
  package let depth: Int
}

extension XClient {
  /// The windows of alertcard that lie directly over the whole root, lowest first: the covers.
  package func covers() -> [WindowSighting] {
    let screen = screen
    return children(of: root).compactMap { sighting(of: $0) }.filter { window in
      window.isOverrideRedirect && window.isViewable && window.frame == screen
        && isAlertcard(window.id)
    }
  }

  /// The managed windows of alertcard, wherever a window manager has put them: the anchors.
  package func anchors() -> [WindowSighting] {
    descendants(of: root).filter { isAlertcard($0) }.compactMap { sighting(of: $0) }.filter {
      !$0.isOverrideRedirect && $0.isViewable
    }
  }

  /// The child of the root that a window lies in: itself, or its frame.
  package func topLevel(of window: UInt32) -> UInt32 {
    var current = window
    while let parent = tree(of: current)?.parent, parent != root, parent != 0 { current = parent }
    return current
  }

  /// Whether one child of the root lies above another.
  package func lies(_ upper: UInt32, above lower: UInt32) -> Bool {
    let order = children(of: root)
    guard let upper = order.firstIndex(of: upper), let lower = order.firstIndex(of: lower) else {
      return false
    }
    return upper > lower
  }

  /// The children of a window, lowest first.
  package func children(of window: UInt32) -> [UInt32] {
    tree(of: window)?.children ?? []
  }

  /// Looks at one window, `nil` if it is gone.
  package func sighting(of window: UInt32) -> WindowSighting? {
    let attributes = xcb_get_window_attributes(connection, window)
    let geometry = xcb_get_geometry(connection, window)
    let place = xcb_translate_coordinates(connection, window, root, 0, 0)
    let shown = xcb_get_window_attributes_reply(connection, attributes, nil)
    let size = xcb_get_geometry_reply(connection, geometry, nil)
    let origin = xcb_translate_coordinates_reply(connection, place, nil)
    defer {
      free(shown)
      free(size)
      free(origin)
    }
    guard let shown, let size, let origin else { return nil }
    return WindowSighting(
      id: window,
      frame: Frame(
        x: Int(origin.pointee.dst_x), y: Int(origin.pointee.dst_y),
        width: Int(size.pointee.width), height: Int(size.pointee.height)),
      isOverrideRedirect: shown.pointee.override_redirect != 0,
      isViewable: shown.pointee.map_state == UInt8(XCB_MAP_STATE_VIEWABLE.rawValue),
      depth: Int(size.pointee.depth))
  }

  private func isAlertcard(_ window: UInt32) -> Bool {
    text("WM_CLASS", of: window) == "alertcard\0Alertcard\0"
  }

  private func descendants(of window: UInt32) -> [UInt32] {
    children(of: window).flatMap { [$0] + descendants(of: $0) }
  }

  private func tree(of window: UInt32) -> (parent: UInt32, children: [UInt32])? {
    let cookie = xcb_query_tree(connection, window)
    guard let reply = xcb_query_tree_reply(connection, cookie, nil) else { return nil }
    defer { free(reply) }
    let count = Int(xcb_query_tree_children_length(reply))
    let list = UnsafeBufferPointer(start: xcb_query_tree_children(reply), count: count)
    return (reply.pointee.parent, Array(list))
  }
}
