import AlertCard
import Glibc

/// An error in words, with the status that it ends in.
///
/// This is the one place that makes words of errors, together with `UsageError.words` which it
/// calls, and the only one that writes to standard error.
struct Report: Equatable {
  /// The exit status.
  let status: ExitStatus
  /// What went wrong and what to do, on one line, without the newline.
  let line: String

  private init(_ status: ExitStatus, _ text: String) {
    self.status = status
    line = "alertcard: " + text
  }

  /// Reports an alert that could not be shown or was lost.
  ///
  /// `said` is what libraries wrote to standard error about it.
  init(_ error: AlertError, said: String = "") {
    let words = said.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let addition = words.isEmpty ? "" : " (\(VisibleText.escaped(words, limit: 200)))"
    self.init(ExitStatus(error), VisibleText.escaped(error.message, limit: 400) + addition)
  }

  /// Reports an output that could not be written.
  init(_ error: WriteError) {
    let reason =
      switch error {
      case .refused(let number): String(cString: strerror(number))
      case .unread: "nobody reads it"
      }
    self.init(
      .failed,
      "cannot write to standard output (\(reason)); send it to where it can be written")
  }

  /// Reports a wrong command line.
  init(_ error: UsageError) {
    self.init(.usage, error.words)
  }

  /// Reports markup that is not valid, beside a card that is shown all the same.
  init(markupFault reason: String) {
    self.init(
      .usage,
      "the markup is not valid (\(VisibleText.escaped(reason, limit: 200))); "
        + "the message is shown as it is written")
  }

  /// Reports a font that is not installed, beside a card in another one.
  init(missingFamily family: String, shown: String) {
    self.init(
      .usage,
      "the font \(VisibleText.quoted(family)) is not installed, \(VisibleText.quoted(shown)) is "
        + "shown; see fc-list : family")
  }

  /// Reports a link that could not be opened, beside a card that stays.
  init(unopenedLink target: String) {
    self.init(
      .failed,
      "cannot open \(VisibleText.quoted(target)) with xdg-open; install xdg-utils, "
        + "or copy the link")
  }

  /// Reports what is wrong with the fonts, beside a card that is shown in the built-in one.
  init(_ fault: FontFault) {
    let advice = "install fonts such as fonts-dejavu-core"
    let (reason, remedy) =
      switch fault {
      case .noFont: ("no usable font is installed", advice)
      case .noLatinLetters: ("no installed font has Latin letters", advice)
      case .unreadable(let file):
        ("the font \(VisibleText.escaped(file, limit: 200)) cannot be read", "repair or remove it")
      }
    self.init(.failed, "\(reason); plain built-in letters are shown; \(remedy)")
  }

  /// Writes the line to standard error; a failure cannot be told to anybody.
  func write() {
    try? CheckedWriter(descriptor: STDERR_FILENO, patience: .seconds(1)).write(line + "\n")
  }

  /// Writes the line and ends the process with the status.
  func end() -> Never {
    write()
    _exit(status.rawValue)
  }

  /// Passes on what libraries wrote to standard error.
  static func passOn(_ text: String) {
    guard !text.isEmpty else { return }
    try? CheckedWriter(descriptor: STDERR_FILENO, patience: .seconds(1)).write(text)
  }

  /// Writes errors of the X server, one a line, for those who look for a fault in the program.
  static func write(_ errors: [ProtocolError]) {
    for error in errors { Report(.failed, "X error: \(error)").write() }
  }

  /// Writes what is wrong with a theme, one fault a line and the first ten of them.
  static func write(_ faults: [ThemeFault], in source: String) {
    let most = 10
    var reports = faults.prefix(most).map { Report(.usage, $0.words(in: source)) }
    if faults.count > most {
      let source = ThemeFault.name(of: source)
      reports.append(Report(.usage, "\(source): \(faults.count - most) more such lines"))
    }
    // One write: the card waits for it.
    passOn(reports.map { $0.line + "\n" }.joined())
  }

  /// Reports a display that does not answer and ends the process.
  ///
  /// A signal handler may call it: it uses nothing but a constant and two system calls.
  static func endUnanswered() -> Never {
    end("alertcard: the display did not answer within 5 seconds; see whether its server runs\n")
  }

  /// Reports a server that went while the display was being opened and ends the process.
  static func endLost() -> Never {
    end("alertcard: the X server went away while the display was being opened; start it again\n")
  }

  private static func end(_ line: StaticString) -> Never {
    DivertedErrors.restore()
    _ = Glibc.write(STDERR_FILENO, line.utf8Start, line.utf8CodeUnitCount)
    _exit(ExitStatus.noDisplay.rawValue)
  }
}
