import AlertCard

/// What the options met so far have said; nothing is checked against anything else yet.
struct Settings: Sendable {
  /// The argument MESSAGE.
  var argument: String?
  /// The value of `--message`.
  var message: String?
  /// Whether the message is Pango markup.
  var isMarkup = false
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

  /// Takes an argument that is no option; there may be one.
  mutating func take(argument text: String) throws(UsageError) {
    guard argument == nil else { throw .secondArgument(text) }
    argument = text
  }

  /// What the settings ask for, where they agree with each other.
  func invocation() throws(UsageError) -> Invocation {
    for setting in options.themeSettings {
      if let fault = setting.fault(named: ColorName.color) { throw .badSetting(setting, fault) }
    }
    return printsTheme ? .printTheme(options, file: theme) : .show(try request())
  }

  private func request() throws(UsageError) -> AlertRequest {
    var content = AlertContent(
      title: title, message: try text(), style: style, buttons: labels.map { AlertButton($0) },
      initialFocus: initialFocus)
    let fault = isMarkup ? content.setMarkup(content.message) : nil
    guard !content.message.isEmpty || !title.isEmpty else { throw .nothingToSay }
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
      content: content, options: options, output: output, theme: theme, markupFault: fault)
  }

  private func text() throws(UsageError) -> String {
    if message != nil, let argument { throw .messageTwice(argument) }
    guard let text = message ?? argument else { throw .noMessage }
    return text
  }

  private func check(
    _ index: Int, of option: UsageError.ButtonOption, count: Int
  ) throws(UsageError) {
    guard index < count else { throw .noSuchButton(option, index: index, count: count) }
  }
}
