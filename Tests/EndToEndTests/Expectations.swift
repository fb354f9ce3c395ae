import Support
import Testing

/// Expects what decision 1 says of a failure: its status, nothing that could be taken for an answer,
/// and one line that says what happened.
func expectFailure(
  _ outcome: Outcome, status: Int32, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(outcome.ending == .exited(status), "\(outcome)", sourceLocation: sourceLocation)
  #expect(outcome.output.isEmpty, "\(outcome)", sourceLocation: sourceLocation)
  #expect(outcome.errorLines.count == 1, "\(outcome)", sourceLocation: sourceLocation)
  #expect(
    outcome.errorLines.last?.hasPrefix("alertcard: ") == true, "\(outcome)",
    sourceLocation: sourceLocation)
}

extension ShownCard {
  /// Whether nothing answers the card for a while: long enough for an event to come through.
  func staysUnanswered(for span: Duration = .milliseconds(600)) -> Bool {
    holds(for: span) { program.isWaiting }
  }
}
