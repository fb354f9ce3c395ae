/// A window that lies above the cover.
package struct StackedWindow: Equatable, Sendable {
  /// The window's number.
  package var id: UInt
  /// Its place on the root window, in pixels.
  package var frame: Rect
  /// Whether a window manager manages it or what it frames; else it is a locker, a menu or the like.
  package var isManaged: Bool
  /// Whether the pointer goes through it, as through a compositor's overlay.
  package var isTransparentToPointer: Bool

  /// Makes a window.
  package init(id: UInt, frame: Rect, isManaged: Bool, isTransparentToPointer: Bool) {
    self.id = id
    self.frame = frame
    self.isManaged = isManaged
    self.isTransparentToPointer = isTransparentToPointer
  }
}

extension [StackedWindow] {
  /// The window above which a cover may raise itself, `nil` for none.
  ///
  /// That is the highest managed one that has no unmanaged one below it, of those that can be seen on
  /// the cover's place: window managers keep unmanaged windows of their own beside the screen. The
  /// array is in stacking order, the lowest first.
  package func sibling(over cover: Rect) -> StackedWindow? {
    prefix {
      $0.isManaged || $0.isTransparentToPointer || $0.frame.intersection(cover).isEmpty
    }.last(where: \.isManaged)
  }

  /// Whether any of the windows hides a part of a card.
  package func covers(_ card: Rect) -> Bool {
    contains { !$0.isTransparentToPointer && !$0.frame.intersection(card).isEmpty }
  }
}
