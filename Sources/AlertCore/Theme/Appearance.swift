/// Light or dark colours.
public enum Appearance: String, CaseIterable, Sendable {
  /// Dark text on a light card.
  case light
  /// Light text on a dark card.
  case dark
}
