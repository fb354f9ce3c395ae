/// The kind of an alert: it chooses the drawn icon and its colour.
public enum AlertStyle: String, CaseIterable, Sendable {
  /// Something went well: a tick in a circle.
  case success
  /// Something failed: a cross in a rounded square.
  case failure
  /// Something deserves care: an exclamation mark in a triangle.
  case warning
  /// Something to know: an i in a circle.
  case information
  /// Something to decide: a question mark in a circle.
  case question
  /// No icon.
  case none
}
