/// A curve from (0, 0) to (1, 1) with two control points, as CSS and Core Animation define it.
package struct CubicBezier: Equatable, Sendable {
  private let first: Point
  private let second: Point

  /// Makes a curve; the x of both control points is kept within 0...1, so that time never runs back.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    first = Point(min(max(0, x1), 1), y1)
    second = Point(min(max(0, x2), 1), y2)
  }

  /// The y at an x; beyond both ends it stays where it is.
  package func callAsFunction(_ x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    return Self.value(first.y, second.y, at: parameter(at: x))
  }

  /// Where on the curve an x is reached.
  private func parameter(at x: Double) -> Double {
    var t = x
    for _ in 0..<8 {
      let error = Self.value(first.x, second.x, at: t) - x
      if abs(error) < Self.tolerance { return t }
      let slope = Self.slope(first.x, second.x, at: t)
      guard slope > 1e-6 else { break }
      t -= error / slope
      guard (0...1).contains(t) else { break }
    }
    return bisectedParameter(at: x)
  }

  /// The same where the curve is too steep for Newton's method: x never falls along the curve.
  private func bisectedParameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    while high - low > Self.tolerance {
      let middle = (low + high) / 2
      if Self.value(first.x, second.x, at: middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static let tolerance = 1e-13

  private static func value(_ a: Double, _ b: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  private static func slope(_ a: Double, _ b: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
  }
}
