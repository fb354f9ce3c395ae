/// How a card goes out.
public enum ExitMotion: String, CaseIterable, Sendable {
  /// At once.
  case none
  /// Opacity from 1 to 0.
  case fade
  /// Opacity from 1 to 0 while the scale shrinks a little.
  case recede
  /// Down a little from its place, with opacity.
  case slide
}
