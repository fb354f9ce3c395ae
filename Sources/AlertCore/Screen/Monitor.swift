/// A monitor of the screen, as RandR tells it.
package struct Monitor: Equatable, Sendable {
  /// The part of the root window that it shows, in pixels.
  package var frame: Rect
  /// Whether the user has made it the primary one.
  package var isPrimary: Bool

  /// Makes a monitor.
  package init(frame: Rect, isPrimary: Bool = false) {
    self.frame = frame
    self.isPrimary = isPrimary
  }
}

extension [Monitor] {
  /// The monitor that the user looks at: the active window's, else the pointer's, else the primary
  /// one, else the first; `nil` where there is none.
  package func watched(activeWindow: Rect?, pointer: Point?) -> Monitor? {
    if let activeWindow, let monitor = first(where: { $0.frame.contains(activeWindow.center) }) {
      return monitor
    }
    if let pointer, let monitor = first(where: { $0.frame.contains(pointer) }) {
      return monitor
    }
    return first(where: \.isPrimary) ?? first
  }
}
