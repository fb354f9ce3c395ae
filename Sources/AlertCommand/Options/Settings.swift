import AlertCard

/// What the options met so far have said; nothing is checked against anything else yet.
struct Settings: Sendable {
  /// The argument MESSAGE.
  var argument: String?
  /// Whether that is the dash that stands for standard input.
  var argumentIsInput = false
  /// The value of `--message`.
  var message: String?
  /// The value of `--file`.
  var file: String?
  /// What the signs in the message mean.
  var notation = MessageNotation()
  /// The value of `--title`.
  var title = ""
  /// The value of `--style`.
  var style = AlertStyle.none
  /// The labels of the buttons, in the order given.
  var labels: [String] = []
  /// The value of `--default`.
  var initialFocus = InitialFocus.automatic
  /// The value of `--cancel`.
  var cancel: Int?
  /// The values of `--destructive`.
  var destructive: [Int] = []
  /// How the alert is shown.
  var options = AlertOptions()
  /// The value of `--theme`.
  var theme: String?
  /// Whether `--print-theme` is given.
  var printsTheme = false
  /// The value of `--output`.
  var output = OutputForm.index

  /// How many buttons a card may have.
  static let mostButtons = 99

  /// Takes an argument that is no option; there may be one, which may stand for standard input.
  mutating func take(argument text: String, isInput: Bool) throws(UsageError) {
    guard argument == nil else { throw .secondArgument(text) }
    argument = text
    argumentIsInput = isInput
  }

  /// What the settings ask for, where they agree with each other.
  func invocation() throws(UsageError) -> Invocation {
    for setting in options.themeSettings {
      if let fault = setting.fault(named: ColorName.color) { throw .badSetting(setting, fault) }
    }
    return printsTheme ? .printTheme(options, file: theme) : .show(try request())
  }

  private func request() throws(UsageError) -> AlertRequest {
    let source = try source()
    var content = AlertContent(
      title: unescaped(title), message: "", style: style,
      buttons: labels.map { AlertButton(unescaped($0)) }, initialFocus: initialFocus)
    var fault: String?
    if let text = source.text {
      fault = content.setMessage(text, notation)
      guard content.hasText else { throw .nothingToSay }
    }
    let count = content.buttons.count
    guard count <= Self.mostButtons else { throw .tooManyButtons(count) }
    if case .button(let index) = initialFocus {
      try check(index, of: .default, count: count)
    }
    for index in destructive {
      try check(index, of: .destructive, count: count)
      content.buttons[index].role = .destructive
    }
    if let cancel {
      try check(cancel, of: .cancel, count: count)
      guard !destructive.contains(cancel) else { throw .cancelIsDestructive(cancel) }
      content.buttons[cancel].role = .cancel
    }
    return AlertRequest(
      content: content, options: options, output: output, theme: theme, file: source.file,
      notation: notation, markupFault: fault)
  }

  /// The text of the message, or the file that has it.
  private func source() throws(UsageError) -> (text: String?, file: String?) {
    let places = [
      message.map { _ in UsageError.MessagePlace.message }, file.map { _ in .file },
      argument.map { .argument($0) },
    ].compactMap { $0 }
    guard places.count < 2 else { throw .messageTwice(places[0], places[1]) }
    guard !places.isEmpty else { throw .noMessage }
    if notation.isMarkup, notation.hasAnsiStyle { throw .markupAndAnsi }
    let file = argumentIsInput ? argument : file
    if file == "-", theme == "-" { throw .inputTwice }
    return (file == nil ? message ?? argument : nil, file)
  }

  private func unescaped(_ text: String) -> String {
    notation.hasEscapes ? TextEscapes.read(text) : text
  }

  private func check(
    _ index: Int, of option: UsageError.ButtonOption, count: Int
  ) throws(UsageError) {
    guard index < count else { throw .noSuchButton(option, index: index, count: count) }
  }
}
