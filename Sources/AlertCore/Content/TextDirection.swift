/// The direction in which lines are read.
public enum TextDirection: String, CaseIterable, Sendable {
  /// As Latin script.
  case leftToRight = "ltr"
  /// As Arabic and Hebrew script.
  case rightToLeft = "rtl"
}
