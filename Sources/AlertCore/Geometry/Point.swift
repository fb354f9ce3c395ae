/// A place, x to the right and y down.
package struct Point: Hashable, Sendable {
  /// The horizontal coordinate.
  package var x: Double
  /// The vertical coordinate.
  package var y: Double

  /// Makes a point.
  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The point as far from `a` towards `b` as `fraction` of their distance.
  package static func between(_ a: Point, _ b: Point, at fraction: Double) -> Point {
    Point(a.x + (b.x - a.x) * fraction, a.y + (b.y - a.y) * fraction)
  }

  /// The distance to another point.
  package func distance(to other: Point) -> Double {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }

  /// The point moved by `dx` and `dy`.
  package func offset(_ dx: Double, _ dy: Double) -> Point {
    Point(x + dx, y + dy)
  }
}
