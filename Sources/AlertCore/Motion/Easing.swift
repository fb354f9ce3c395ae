/// Curves from 0 to 1 over a time from 0 to 1; beyond both ends they stay where they are.
public enum Easing: Sendable {
  /// Slow at first.
  case easeIn
  /// Slow at last.
  case easeOut
  /// Slow at both ends.
  case easeInOut
  /// A little beyond 1 (by 5%), then back.
  case overshoot

  /// The progress at a time.
  public func callAsFunction(_ time: Double) -> Double {
    // No time out of no duration is its end.
    let t = time.isNaN ? 1 : min(max(time, 0), 1)
    let u = 1 - t
    switch self {
    case .easeIn: return t * t * t
    case .easeOut: return 1 - u * u * u
    case .easeInOut: return t < 0.5 ? 4 * t * t * t : 1 - 4 * u * u * u
    case .overshoot: return 1 + u * u * (1.2 - 2.2 * u)
    }
  }
}
