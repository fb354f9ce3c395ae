/// How a card comes in.
public enum EntryMotion: String, CaseIterable, Sendable {
  /// At once.
  case none
  /// Opacity from 0 to 1.
  case fade
  /// Opacity from 0 to 1 while the scale settles at 1 from a little less.
  case settle
  /// From a little below its place, with opacity; or from below the monitor.
  case slide
  /// From a dot to beyond its size, to a little less, to its size.
  case spring
  /// From above the monitor, hardly turned, slower and slower.
  case drop
  /// From above the monitor, turned, faster and faster.
  case meteor
  /// Swings to both sides at its place.
  case shake
  /// Opacity from 0 to 1, together with the cover.
  case dissolve

  /// How long it takes where nothing else is said, in seconds.
  public var duration: Double {
    switch self {
    case .none: 0
    case .fade: 0.16
    case .settle: 0.28
    case .slide: 0.2
    case .spring: 0.4
    case .drop, .meteor, .dissolve: 0.35
    case .shake: 0.3
    }
  }
}
