/// Why the harness could not go on: what it waited for or tried, in one sentence.
package struct HarnessError: Error, CustomStringConvertible {
  /// The sentence.
  package let description: String

  /// Makes an error out of its sentence.
  package init(_ description: String) {
    self.description = description
  }
}
