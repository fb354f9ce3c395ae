import AlertCard
import Support
import Synchronization

/// An alert that is shown in one of the three ways, elsewhere, and whose delegate writes a log.
final class ShownAlert: Sendable {
  /// The ways to show an alert.
  enum Form: CaseIterable, Sendable {
    case run, show, response
  }

  let log = Log()
  private let shared = Shared<AlertControl>()
  private let work: Background<Void>

  /// Shows an alert that has no guard.
  ///
  /// - Parameters:
  ///   - form: How it is shown.
  ///   - display: Where.
  ///   - options: Changes how it looks.
  ///   - setUp: Changes the alert and its delegate before.
  init(
    _ form: Form, on display: String, _ options: AlertOptions = AlertOptions(),
    _ setUp: @escaping @Sendable (Alert, Recorder) -> Void = { _, _ in }
  ) {
    let (log, shared) = (log, shared)
    @Sendable func make() -> (Alert, Recorder) {
      var options = options
      options.display = display
      options.guardDelay = .zero
      let recorder = Recorder(log)
      let alert = Alert(
        title: "Files", message: "Go on?", buttons: [AlertButton("Yes"), AlertButton("No")],
        options: options, delegate: recorder)
      setUp(alert, recorder)
      shared.value = alert.control
      return (alert, recorder)
    }
    switch form {
    case .run:
      work = Background {
        let (alert, recorder) = make()
        try withExtendedLifetime(recorder) { log.add("returned \(try alert.run())") }
      }
    case .show:
      work = Background {
        let loop = HostLoop()
        let (alert, recorder) = make()
        let atEnd = recorder.atEnd
        var hasEnded = false
        recorder.atEnd = {
          atEnd($0)
          hasEnded = true
        }
        try alert.show()
        loop.run { hasEnded }
      }
    case .response:
      work = Background(onOwnActor: {
        let (alert, recorder) = make()
        let response = try await alert.response()
        withExtendedLifetime(recorder) { log.add("returned \(response)") }
      })
    }
  }

  /// What any thread may say to the alert.
  var control: AlertControl {
    get throws { try waitFor("the alert is made") { shared.value } }
  }

  /// Waits for the end of the showing, which may be an error, and returns all that was told.
  func end() throws -> [String] {
    try work.value()
    return log.all
  }

  /// Cancels the task that waits for the response.
  func cancel() {
    work.cancel()
  }
}

/// Something that one thread gives to another.
final class Shared<Value: Sendable>: Sendable {
  private let content = Mutex<Value?>(nil)

  var value: Value? {
    get { content.withLock { $0 } }
    set { content.withLock { $0 = newValue } }
  }
}
