/// Curves from 0 to 1 over a time from 0 to 1; beyond both ends they stay where they are.
///
/// All but the last are those of CSS and Core Animation.
package enum Easing: Equatable, Sendable {
  /// As fast at all times.
  case linear
  /// Slow at first.
  case easeIn
  /// Slow at last.
  case easeOut
  /// Slow at both ends.
  case easeInOut
  /// A little beyond 1 (by 5%), then back.
  case overshoot

  /// The progress at a time.
  package func callAsFunction(_ time: Double) -> Double {
    // No time out of no duration is its end.
    let t = time.isNaN ? 1 : min(max(time, 0), 1)
    switch self {
    case .linear: return t
    case .easeIn: return CubicBezier(0.42, 0, 1, 1)(t)
    case .easeOut: return CubicBezier(0, 0, 0.58, 1)(t)
    case .easeInOut: return CubicBezier(0.42, 0, 0.58, 1)(t)
    case .overshoot:
      let u = 1 - t
      return 1 + u * u * (1.2 - 2.2 * u)
    }
  }
}
