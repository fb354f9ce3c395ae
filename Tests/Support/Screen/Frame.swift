/// A rectangle of pixels on the screen.
package struct Frame: Equatable, Sendable {
  /// The left edge.
  package var x: Int
  /// The upper edge.
  package var y: Int
  /// The width.
  package var width: Int
  /// The height.
  package var height: Int

  /// Makes a rectangle.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The pixel in the middle.
  package var centre: (x: Int, y: Int) { (x + width / 2, y + height / 2) }

  /// Whether another rectangle lies wholly inside.
  package func encloses(_ other: Frame) -> Bool {
    x <= other.x && y <= other.y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }
}
