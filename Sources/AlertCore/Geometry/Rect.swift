/// A rectangle that contains its left and top edge, but not its right and bottom one.
package struct Rect: Hashable, Sendable {
  /// The left edge.
  package var x: Double
  /// The top edge.
  package var y: Double
  /// The extent along x.
  package var width: Double
  /// The extent along y.
  package var height: Double

  /// Makes a rectangle.
  package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The edge behind the last column.
  package var maxX: Double { x + width }
  /// The edge behind the last row.
  package var maxY: Double { y + height }
  /// The point in the middle.
  package var center: Point { Point(x + width / 2, y + height / 2) }
  /// The extents.
  package var size: Size { Size(width, height) }
  /// Whether nothing lies inside.
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether a point lies inside; the right and bottom edges do not.
  package func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// The rectangle with each edge moved inwards by `distance`, outwards where it is negative.
  package func inset(by distance: Double) -> Rect {
    Rect(x + distance, y + distance, width - 2 * distance, height - 2 * distance)
  }

  /// The rectangle moved by `dx` and `dy`.
  package func offset(_ dx: Double, _ dy: Double) -> Rect {
    Rect(x + dx, y + dy, width, height)
  }

  /// The smallest rectangle that contains both; an empty one counts for nothing.
  package func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }

  /// What both have in common; empty where that is nothing.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let width = min(maxX, other.maxX) - left
    let height = min(maxY, other.maxY) - top
    return Rect(left, top, max(0, width), max(0, height))
  }

  /// The smallest rectangle with whole edges that contains this one.
  package var roundedOut: Rect {
    let left = x.rounded(.down)
    let top = y.rounded(.down)
    return Rect(left, top, maxX.rounded(.up) - left, maxY.rounded(.up) - top)
  }
}
