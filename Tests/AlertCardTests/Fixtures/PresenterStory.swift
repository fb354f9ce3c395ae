import AlertCard
import Support
import Testing

/// What happens at the presenter, told by a thread that may be blocked.
struct PresenterStory {
  private let desktop: Desktop
  private let log = Log()

  init() throws {
    desktop = try Desktop()
  }

  /// Presents an alert with two buttons on the main actor, and writes down what comes of it.
  private func present(
    _ title: String, _ policy: AlertPresenter.Policy = .queue,
    _ setUp: @escaping @MainActor @Sendable (Alert) -> Void = { _ in }
  ) -> Background<AlertResponse> {
    let (log, display) = (log, desktop.server.display)
    return Background(onMainActor: {
      let alert = Alert(
        title: title, message: "Go on?", buttons: [AlertButton("Yes"), AlertButton("No")],
        options: AlertOptions(display: display, guardDelay: .zero))
      let recorder = Recorder(log)
      recorder.atWillAppear = { log.add("\($0.title) will appear") }
      recorder.atDidAppear = { log.add("\($0.title) did appear") }
      recorder.atEnd = { log.add("\($0.title) ended") }
      alert.delegate = recorder
      alert.setAction(forButtonAt: 1) { log.add("\(title) no") }
      setUp(alert)
      log.add("\(title) asked")
      return try await AlertPresenter.shared.present(alert, ifBusy: policy)
    })
  }

  /// Presents an alert while another one is up.
  private func presentNext(
    _ title: String, _ policy: AlertPresenter.Policy
  ) throws -> Background<AlertResponse> {
    let work = present(title, policy)
    try log.wait(for: "\(title) asked")
    return work
  }

  private func onMainActor<Value: Sendable>(
    _ work: @escaping @MainActor @Sendable () -> Value
  ) throws -> Value {
    try Background(onMainActor: { work() }).value()
  }

  private let yes = AlertResponse.button(index: 0, means: .key)
  private let no = AlertResponse.button(index: 1, means: .key)

  func alertsWaitForTheirTurn() throws {
    let first = present("First")
    try log.wait(for: "First did appear")
    let second = try presentNext("Second", .queue)
    let third = try presentNext("Third", .queue)
    #expect(try onMainActor { AlertPresenter.shared.current?.title } == "First")
    #expect(desktop.cardTitles == ["First"])
    for (title, key) in [("First", Keysym("1")), ("Second", Keysym("2")), ("Third", Keysym("1"))] {
      try log.wait(for: "\(title) did appear")
      #expect(desktop.cardTitles == [title])
      #expect(desktop.client.covers().count == 1)
      try desktop.answer(key)
    }
    #expect(try [first.value(), second.value(), third.value()] == [yes, no, yes])
    #expect(
      log.all.filter { $0.hasSuffix("ended") } == ["First ended", "Second ended", "Third ended"])
    #expect(try onMainActor { AlertPresenter.shared.current == nil })
  }

  func anAlertThatReplacesComesNext() throws {
    let first = present("First")
    try log.wait(for: "First did appear")
    let second = try presentNext("Second", .queue)
    let third = try presentNext("Third", .replace)
    #expect(try first.value() == .withdrawn(.replaced))
    try log.wait(for: "Third did appear")
    #expect(desktop.cardTitles == ["Third"])
    #expect(desktop.client.covers().count == 1)
    try desktop.answer(Keysym("2"))
    #expect(try third.value() == no)
    try log.wait(for: "Second did appear")
    try desktop.answer(Keysym("1"))
    #expect(try second.value() == yes)
  }

  func anAlertThatUpdatesTakesTheCardOver() throws {
    let first = present("First")
    try log.wait(for: "First did appear")
    let cover = try #require(desktop.client.covers().first)
    let second = try presentNext("Second", .update)
    #expect(try first.value() == .withdrawn(.replaced))
    try desktop.waitForCard(called: "Second")
    #expect(desktop.client.covers() == [cover])
    #expect(try onMainActor { AlertPresenter.shared.current?.title } == "Second")
    try desktop.answer(Keysym("2"))
    #expect(try second.value() == no)
    #expect(log.all.contains("Second no") && !log.all.contains("First no"))
    let told = log.all.filter { $0.hasPrefix("First ") || $0.hasPrefix("Second ") }
    #expect(
      told.filter { $0.hasPrefix("First") }
        == ["First asked", "First will appear", "First did appear", "First ended"])
    #expect(
      told.filter { $0.hasPrefix("Second") } == [
        "Second asked", "Second will appear", "Second did appear", "Second no", "Second ended",
      ])
  }

  func updatesOfUpdatesLeaveOneCardAndOneAnswer() throws {
    let first = present("First")
    try log.wait(for: "First did appear")
    let cover = try #require(desktop.client.covers().first)
    let others = try (2...5).map { try presentNext("\($0)", .update) }
    let last = try presentNext("Last", .queue)
    #expect(try first.value() == .withdrawn(.replaced))
    for other in others.dropLast() { #expect(try other.value() == .withdrawn(.replaced)) }
    try desktop.waitForCard(called: "5")
    #expect(desktop.client.covers() == [cover])
    try desktop.answer(Keysym("1"))
    #expect(try others.last?.value() == yes)
    try log.wait(for: "Last did appear")
    try onMainActor { AlertPresenter.shared.dismiss() }
    #expect(try last.value() == .withdrawn(.dismissed))
  }

  func anAnswerThatCameBeforeTheUpdateStands() throws {
    let (log, display) = (log, desktop.server.display)
    let second = Shared<Background<AlertResponse>>()
    let first = present("First") { alert in
      alert.setAction(forButtonAt: 0) {
        second.value = Background(onMainActor: {
          let alert = Alert(
            title: "Second", message: "And now?",
            options: AlertOptions(display: display, guardDelay: .zero))
          log.add("Second asked")
          return try await AlertPresenter.shared.present(alert, ifBusy: .update)
        })
      }
    }
    try log.wait(for: "First did appear")
    try desktop.answer(Keysym("1"))
    #expect(try first.value() == yes)
    try desktop.waitForCard(called: "Second")
    try desktop.answer(Keysym("1"))
    #expect(try second.value?.value() == yes)
  }

  func aCancelledAlertLeavesTheQueue() throws {
    let first = present("First")
    try log.wait(for: "First did appear")
    let second = try presentNext("Second", .queue)
    let third = try presentNext("Third", .queue)
    second.cancel()
    #expect(try second.value() == .withdrawn(.dismissed))
    #expect(desktop.cardTitles == ["First"])
    try desktop.answer(Keysym("1"))
    #expect(try first.value() == yes)
    try log.wait(for: "Third did appear")
    #expect(!log.all.contains("Second will appear"))
    third.cancel()
    #expect(try third.value() == .withdrawn(.dismissed))
    #expect(desktop.client.covers().isEmpty)
  }

  func anAlertThatCannotBeShownKeepsNobodyWaiting() throws {
    let first = present("First") { $0.options.display = ":99999" }
    let second = present("Second")
    let error = #expect(throws: AlertError.self) { try first.value() }
    #expect(error?.code == .noDisplay)
    try log.wait(for: "Second did appear")
    try desktop.answer(Keysym("1"))
    #expect(try second.value() == yes)
  }

  func anAlertThatIsUpElsewhereIsNotShownTwice() throws {
    let log = log
    let first = present("First") { alert in
      Task { @MainActor in
        do throws(AlertError) {
          try await AlertPresenter.shared.present(alert, ifBusy: .update)
        } catch {
          log.add("refused \(error.code == .alreadyShown)")
        }
      }
    }
    try log.wait(for: "refused true")
    try log.wait(for: "First did appear")
    try desktop.answer(Keysym("1"))
    #expect(try first.value() == yes)
  }

  func aWaitingAlertCanBeDismissed() throws {
    let first = present("First")
    try log.wait(for: "First did appear")
    let waiting = Shared<AlertControl>()
    let second = present("Second") { waiting.value = $0.control }
    try log.wait(for: "Second asked")
    try waitFor("the control") { waiting.value }.dismiss()
    try desktop.answer(Keysym("1"))
    #expect(try first.value() == yes)
    #expect(try second.value() == .withdrawn(.dismissed))
    #expect(!log.all.contains("Second will appear"))
    #expect(desktop.client.covers().isEmpty)
  }

  func anAlertThatIsEndingAndAskedAgainIsShownAnew() throws {
    let log = log
    let again = Shared<Background<AlertResponse>>()
    let first = present("First") { alert in
      // The showing has its end, of which the presenter is not told before this returns.
      alert.onClose = { [unowned alert] _ in
        alert.onClose = nil
        again.value = Background(onMainActor: { [alert] in
          log.add("again asked")
          return try await AlertPresenter.shared.present(alert, ifBusy: .update)
        })
      }
    }
    try log.wait(for: "First did appear")
    try desktop.answer(Keysym("1"))
    #expect(try first.value() == yes)
    try log.wait(for: "again asked")
    try desktop.waitForCard(called: "First")
    #expect(desktop.client.covers().count == 1)
    try desktop.answer(Keysym("2"))
    #expect(try again.value?.value() == no)
    #expect(desktop.client.covers().isEmpty)
  }

  func theNewestReplacementIsTheOneThatCounts() throws {
    let first = present("First")
    try log.wait(for: "First did appear")
    // In one go, so that the first one is still leaving.
    let (second, third) = (present("Second", .replace), present("Third", .replace))
    #expect(try first.value() == .withdrawn(.replaced))
    #expect(try second.value() == .withdrawn(.replaced))
    try log.wait(for: "Third did appear")
    #expect(desktop.cardTitles == ["Third"])
    try desktop.answer(Keysym("1"))
    #expect(try third.value() == yes)
  }

  func aQuestionThatTakesACardOverHasItsOwnFocus() throws {
    let first = present("First")
    try log.wait(for: "First did appear")
    let second = present("Second", .update) { $0.content.initialFocus = .button(1) }
    #expect(try first.value() == .withdrawn(.replaced))
    try log.wait(for: "Second did appear")
    try desktop.answer(.enter)
    #expect(try second.value() == no)
  }
}
