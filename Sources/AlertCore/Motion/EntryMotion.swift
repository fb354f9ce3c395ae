/// How a card comes in.
public enum EntryMotion: String, CaseIterable, Sendable {
  /// At once.
  case none
  /// Opacity from 0 to 1.
  case fade
  /// Opacity from 0 to 1 while the scale settles from 0.92 to 1.
  case settle
  /// From a little below its place, with opacity.
  case slide
}
