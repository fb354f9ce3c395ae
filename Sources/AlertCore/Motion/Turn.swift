/// A turn by an angle: its sine and cosine, which the core has to work out by itself.
package struct Turn: Equatable, Sendable {
  /// The angle's sine.
  package let sine: Double
  /// The angle's cosine.
  package let cosine: Double

  /// Makes a turn by an angle in radians; one that is not finite is none.
  package init(_ angle: Double) {
    guard angle.isFinite else {
      (sine, cosine) = (0, 1)
      return
    }
    // Within an eighth of a turn around the nearest quarter, few terms of the series are enough.
    let quarters = (angle / (.pi / 2)).rounded()
    let rest = angle - quarters * (.pi / 2)
    let (s, c) = (Self.sine(rest), Self.cosine(rest))
    switch quarters.truncatingRemainder(dividingBy: 4) {
    case 1, -3: (sine, cosine) = (c, -s)
    case 2, -2: (sine, cosine) = (-s, -c)
    case 3, -1: (sine, cosine) = (-c, s)
    default: (sine, cosine) = (s, c)
    }
  }

  /// A vector turned, clockwise on the screen where the angle is positive.
  package func callAsFunction(_ vector: Point) -> Point {
    Point(vector.x * cosine - vector.y * sine, vector.x * sine + vector.y * cosine)
  }

  /// The turn back.
  package var inverse: Turn { Turn(sine: -sine, cosine: cosine) }

  private init(sine: Double, cosine: Double) {
    self.sine = sine
    self.cosine = cosine
  }

  private static func sine(_ x: Double) -> Double {
    let q = x * x
    return x
      * (1 - q / 6 * (1 - q / 20 * (1 - q / 42 * (1 - q / 72 * (1 - q / 110 * (1 - q / 156))))))
  }

  private static func cosine(_ x: Double) -> Double {
    let q = x * x
    return 1 - q / 2
      * (1 - q / 12 * (1 - q / 30 * (1 - q / 56 * (1 - q / 90 * (1 - q / 132 * (1 - q / 182))))))
  }
}
