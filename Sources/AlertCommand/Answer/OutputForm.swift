/// What is printed about an answer; it never changes the exit status.
enum OutputForm: String, CaseIterable, Sendable {
  /// The button's 0-based index.
  case index
  /// The button's label.
  case label
  /// An object with the outcome, the reason, the index and the label.
  case json
  /// Nothing.
  case none
}
