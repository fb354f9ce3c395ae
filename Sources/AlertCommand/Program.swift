import AlertCard
import Glibc

/// The program from its arguments to its exit status.
enum Program {
  /// The version that `--version` prints.
  static let version = "0.1.0"

  /// Does what the command line says and ends the process with the status of what came of it.
  /// - Parameter arguments: The arguments without the program's name.
  static func run(_ arguments: [String]) -> Never {
    let invocation: Invocation
    do throws(UsageError) {
      invocation = try CommandLineParser.parse(arguments)
    } catch {
      Report(error).end()
    }
    switch invocation {
    case .help: print(HelpText.text)
    case .version: print("alertcard \(version)\n")
    case .listLooks: print(Look.allCases.map { $0.rawValue + "\n" }.joined())
    case .printTheme(let options, let file): printTheme(of: themed(options, by: file))
    case .show(var request):
      request.options = themed(request.options, by: request.theme)
      do throws(UsageError) {
        try request.readMessage()
      } catch {
        Report(error).end()
      }
      if let fault = request.markupFault { Report(markupFault: fault).write() }
      show(request)
    }
  }

  /// The options with what a theme file says, which is weaker than what they say themselves.
  private static func themed(_ options: AlertOptions, by name: String?) -> AlertOptions {
    guard let name else { return options }
    do throws(UsageError) {
      let file = try ThemeFile(name)
      let reading = ThemeReading(file: file.bytes)
      Report.write(reading.faults, in: file.name)
      var options = options
      options.fileSettings = reading.settings
      return options
    } catch {
      Report(error).end()
    }
  }

  /// Prints the theme that a card with these options would have and ends the process.
  private static func printTheme(of options: AlertOptions) -> Never {
    // What is said about a display that is not there is of no interest.
    let (theme, faults) = DivertedErrors.during {
      Watchdog.openingDisplay { options.themeOnDisplay(openingLost: { Report.endLost() }) }
    }.value
    Report.write(faults, in: ThemeFault.resources)
    let lines = ["! A theme of alertcard \(version)"] + theme.settings.map(\.line)
    print(lines.map { $0 + "\n" }.joined())
  }

  /// Writes a text to standard output and ends the process.
  private static func print(_ text: String) -> Never {
    let output = CheckedWriter(descriptor: STDOUT_FILENO)
    do throws(WriteError) {
      try output.write(text)
      try output.close()
    } catch {
      Report(error).end()
    }
    _exit(0)
  }

  /// Shows the alert, writes the answer and ends the process.
  ///
  /// It ends by `_exit`: closing the display is a round trip that a stopped server never answers,
  /// and after the exit motion was handed to a child nothing else is allowed.
  private static func show(_ request: AlertRequest) -> Never {
    // The input methods and the text shaping of the libraries ask for the locale's character type;
    // numbers and messages stay those of the C locale.
    setlocale(LC_CTYPE, "")
    ProcessSignals.blockContinuation()
    let opening = open(request)
    let session: Session
    let response: AlertResponse
    do throws(AlertError) {
      session = try Watchdog.openingDisplay(limit: patience(for: request.content)) {
        () throws(AlertError) in
        try Session(
          opening,
          readerDescriptor: StandardDescriptors.hasReader(STDOUT_FILENO) ? STDOUT_FILENO : nil,
          watchesContinuation: true)
      }
      tellFaults(opening, session, request)
      session.linkFailed = { Report(unopenedLink: $0).write() }
      response = try Watchdog.awaitingAnswer(
        timeout: request.options.timeout.map { $0 + session.entryDuration }
      ) { () throws(AlertError) in
        try session.waitForAnswer()
      }
    } catch {
      Report(error).end()
    }
    let answer = Answer(.success(response), to: request.content, form: request.output)
    var status = answer.status
    do throws(WriteError) {
      try deliver(answer)
    } catch {
      let report = Report(error)
      report.write()
      status = report.status
    }
    if Environment.isDebugging { Report.write(session.protocolErrors) }
    session.detachExit(report: Report.write)
    _exit(status.rawValue)
  }

  /// How long a server may take to show a card: a long text is laid out meanwhile, which is not its fault.
  private static func patience(for content: AlertContent) -> Duration {
    .seconds(5) + .microseconds(content.message.utf8.count)
  }

  /// Tells what is not as it was asked for, beside a card that is up.
  private static func tellFaults(_ opening: Opening, _ session: Session, _ request: AlertRequest) {
    Report.write(opening.themeFaults, in: ThemeFault.resources)
    if let fault = session.fontFault { Report(fault).write() }
    guard let family = request.options.font?.family else { return }
    if let other = FontChoice.missingFamily(family) {
      Report(missingFamily: family, shown: other).write()
    }
  }

  /// Opens the display, or ends the process.
  private static func open(_ request: AlertRequest) -> Opening {
    let (opening, said) = DivertedErrors.during {
      Result { () throws(AlertError) in
        try Watchdog.openingDisplay { () throws(AlertError) in
          try Opening(
            content: request.content, options: request.options,
            openingLost: { Report.endLost() })
        }
      }
    }
    switch opening {
    case .success(let opening):
      Report.passOn(said)
      return opening
    case .failure(let error):
      Report(error, said: said).end()
    }
  }

  /// Writes the line of an answer and closes standard output, so that a reader sees its end.
  private static func deliver(_ answer: Answer) throws(WriteError) {
    guard let line = answer.line else { return }
    // An answer goes to a program: it is small, and the card must not stand there for ever
    // because that program does not read.
    let output = CheckedWriter(descriptor: STDOUT_FILENO, patience: .seconds(5))
    try output.write(line + "\n")
    try output.close()
  }
}
