import AlertCore
import Testing

@Suite("A Bézier curve of time")
struct CubicBezierTests {
  /// Gentle ones, one that stands still in the middle, one that is upright there, and one beyond 0...1.
  static let all =
    [
      (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1), (1, 0, 0, 1),
      (0, 1, 1, 0), (0, 0, 0, 0), (1, 1, 1, 1), (0.3, -0.6, 0.7, 1.6),
    ] as [(Double, Double, Double, Double)]

  private static func value(_ a: Double, _ b: Double, _ t: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
  }

  @Test("has the y of each of its points at that point's x", arguments: all)
  func points(x1: Double, y1: Double, x2: Double, y2: Double) {
    let curve = CubicBezier(x1, y1, x2, y2)
    for step in 0...1000 {
      let t = Double(step) / 1000
      // Where the curve is upright, the x of a point says little about its y.
      if x1 == 1, x2 == 0, abs(t - 0.5) < 0.01 { continue }
      #expect(
        abs(curve(Self.value(x1, x2, t)) - Self.value(y1, y2, t)) < 1e-8, "\(curve) at \(t)")
    }
  }

  @Test("is exact at both ends and stays there", arguments: all)
  func ends(x1: Double, y1: Double, x2: Double, y2: Double) {
    let curve = CubicBezier(x1, y1, x2, y2)
    for x in [0, -0.0, -1, -Double.infinity] { #expect(curve(x) == 0) }
    for x in [1, 2, Double.infinity] { #expect(curve(x) == 1) }
  }

  @Test("goes through its middle where it is upright there")
  func upright() {
    let curve = CubicBezier(1, 0, 0, 1)
    #expect(abs(curve(0.5) - 0.5) < 1e-4)
    #expect(curve(0.499) < 0.5 && curve(0.501) > 0.5)
  }

  @Test("never lets time run back")
  func kept() {
    #expect(CubicBezier(-3, 0.2, 7, 0.9) == CubicBezier(0, 0.2, 1, 0.9))
  }
}
