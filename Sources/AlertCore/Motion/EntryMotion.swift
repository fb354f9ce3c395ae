/// How a card comes in.
public enum EntryMotion: String, CaseIterable, Sendable {
  /// At once.
  case none
  /// Opacity from 0 to 1.
  case fade
  /// Opacity from 0 to 1 while the scale settles at 1 from a little less.
  case settle
  /// From a little below its place, with opacity.
  case slide
}
