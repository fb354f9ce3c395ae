/// What a caller of `alertcard` gets: how it ended and what it wrote.
package struct Outcome: Equatable, CustomStringConvertible {
  /// How the process ended.
  package var ending: Ending
  /// What it wrote on standard output.
  package var output: String
  /// What it wrote on standard error.
  package var errors: String

  /// Makes an outcome.
  package init(ending: Ending, output: String, errors: String) {
    self.ending = ending
    self.output = output
    self.errors = errors
  }

  /// The outcome of a run that nothing disturbed.
  /// - Parameters:
  ///   - line: The line on standard output without its end, `nil` for none.
  ///   - status: The exit status.
  /// - Returns: The outcome, with nothing on standard error.
  package static func quiet(_ line: String?, status: Int32) -> Outcome {
    Outcome(ending: .exited(status), output: line.map { $0 + "\n" } ?? "", errors: "")
  }

  /// The lines on standard error.
  package var errorLines: [Substring] {
    errors.split(separator: "\n", omittingEmptySubsequences: true)
  }

  /// The outcome as a failing test shows it.
  package var description: String {
    "\(ending), output \(output.debugDescription), errors \(errors.debugDescription)"
  }
}
