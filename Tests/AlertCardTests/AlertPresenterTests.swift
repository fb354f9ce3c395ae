import Support
import Testing

/// One card at a time, whoever asks for one.
///
/// Each in a process of its own, whose main actor no other test keeps waiting.
@Suite struct AlertPresenterTests {
  @Test func alertsWaitForTheirTurn() async {
    await #expect(processExitsWith: .success) {
      try await apart { try PresenterStory().alertsWaitForTheirTurn() }
    }
  }

  @Test func anAlertThatReplacesComesNext() async {
    await #expect(processExitsWith: .success) {
      try await apart { try PresenterStory().anAlertThatReplacesComesNext() }
    }
  }

  @Test func anAlertThatUpdatesTakesTheCardOver() async {
    await #expect(processExitsWith: .success) {
      try await apart { try PresenterStory().anAlertThatUpdatesTakesTheCardOver() }
    }
  }

  @Test func updatesOfUpdatesLeaveOneCardAndOneAnswer() async {
    await #expect(processExitsWith: .success) {
      try await apart { try PresenterStory().updatesOfUpdatesLeaveOneCardAndOneAnswer() }
    }
  }

  @Test func anAnswerThatCameBeforeTheUpdateStands() async {
    await #expect(processExitsWith: .success) {
      try await apart { try PresenterStory().anAnswerThatCameBeforeTheUpdateStands() }
    }
  }

  @Test func aCancelledAlertLeavesTheQueue() async {
    await #expect(processExitsWith: .success) {
      try await apart { try PresenterStory().aCancelledAlertLeavesTheQueue() }
    }
  }

  @Test func anAlertThatCannotBeShownKeepsNobodyWaiting() async {
    await #expect(processExitsWith: .success) {
      try await apart { try PresenterStory().anAlertThatCannotBeShownKeepsNobodyWaiting() }
    }
  }

  @Test func anAlertThatIsUpElsewhereIsNotShownTwice() async {
    await #expect(processExitsWith: .success) {
      try await apart { try PresenterStory().anAlertThatIsUpElsewhereIsNotShownTwice() }
    }
  }

  @Test func aWaitingAlertCanBeDismissed() async {
    await #expect(processExitsWith: .success) {
      try await apart { try PresenterStory().aWaitingAlertCanBeDismissed() }
    }
  }

  @Test func anAlertThatIsEndingAndAskedAgainIsShownAnew() async {
    await #expect(processExitsWith: .success) {
      try await apart { try PresenterStory().anAlertThatIsEndingAndAskedAgainIsShownAnew() }
    }
  }

  @Test func theNewestReplacementIsTheOneThatCounts() async {
    await #expect(processExitsWith: .success) {
      try await apart { try PresenterStory().theNewestReplacementIsTheOneThatCounts() }
    }
  }

  @Test func aQuestionThatTakesACardOverHasItsOwnFocus() async {
    await #expect(processExitsWith: .success) {
      try await apart { try PresenterStory().aQuestionThatTakesACardOverHasItsOwnFocus() }
    }
  }
}
