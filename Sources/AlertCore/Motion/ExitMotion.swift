/// How a card goes out.
public enum ExitMotion: String, CaseIterable, Sendable {
  /// At once.
  case none
  /// Opacity from 1 to 0.
  case fade
  /// Opacity from 1 to 0 while the scale shrinks a little.
  case recede
  /// Down a little from its place, with opacity; or down below the monitor.
  case slide
  /// A little larger, then to nothing, with opacity.
  case shrink
  /// Down below the monitor while it turns.
  case fall
  /// Opacity from 1 to 0, together with the cover.
  case dissolve

  /// How long it takes where nothing else is said, in seconds.
  public var duration: Double {
    switch self {
    case .none: 0
    case .fade, .recede: 0.14
    case .slide: 0.1
    case .shrink: 0.4
    case .fall, .dissolve: 0.35
    }
  }
}
