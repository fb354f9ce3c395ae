import AlertCard

/// What the program gives back: one status, and at most one line.
struct Answer: Equatable, Sendable {
  /// The exit status, once the line is written.
  let status: ExitStatus
  /// The line without its newline; `nil` where nothing is printed.
  let line: String?

  /// The whole answer contract: how an alert ended, as a status and a line.
  /// - Parameters:
  ///   - result: How the alert ended.
  ///   - content: The alert that was shown.
  ///   - form: What is to be printed; it does not change the status.
  init(
    _ result: Result<AlertResponse, AlertError>, to content: AlertContent, form: OutputForm
  ) {
    switch result {
    case .success(.button(let index, let means)):
      // An index that is no button would be a fault of ours: it must not look like an answer.
      guard let choice = Choice(index, of: content) else {
        self.init(status: .failed, line: nil)
        return
      }
      self.init(
        status: choice.button.role == .cancel ? .cancelled : .answered,
        line: form.line(outcome: "button", reason: means.rawValue, choice: choice))
    case .success(.dismissed(let index, let means)):
      let choice = index.flatMap { Choice($0, of: content) }
      self.init(
        status: .cancelled,
        line: form.line(outcome: "dismissed", reason: means.rawValue, choice: choice))
    case .success(.timedOut):
      self.init(
        status: .timedOut, line: form.line(outcome: "timeout", reason: "timeout", choice: nil))
    case .success(.withdrawn):
      // Nobody is there to read a line, and the failure to write it would hide the status.
      self.init(status: .withdrawn, line: nil)
    case .failure(let error):
      self.init(status: ExitStatus(error), line: nil)
    }
  }

  private init(status: ExitStatus, line: String?) {
    self.status = status
    self.line = line
  }
}

/// A button and where it stands.
private struct Choice {
  let index: Int
  let button: AlertButton

  init?(_ index: Int, of content: AlertContent) {
    guard content.buttons.indices.contains(index) else { return nil }
    self.index = index
    button = content.buttons[index]
  }
}

extension OutputForm {
  /// The line about an ending; `nil` where this form says nothing.
  fileprivate func line(outcome: String, reason: String, choice: Choice?) -> String? {
    switch self {
    case .none: nil
    case .index: choice.map { String($0.index) }
    case .label: choice.map { VisibleText.oneLine($0.button.label) }
    case .json:
      JSONLine.object([
        ("outcome", .text(outcome)), ("reason", .text(reason)),
        ("index", choice.map { .number($0.index) } ?? .null),
        ("label", choice.map { .text($0.button.label) } ?? .null),
      ])
    }
  }
}
