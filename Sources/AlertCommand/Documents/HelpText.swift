/// What `--help` prints: at most 80 columns, made from the option table and the statuses.
enum HelpText {
  private static let width = 80
  private static let column = 26

  /// The whole text.
  static var text: String {
    let parts = [introduction] + OptionGroup.allCases.map(section) + [statuses, example]
    return parts.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private static let introduction = [
    "Usage: alertcard [OPTION]... MESSAGE",
    "Shows an alert card on an X11 display and prints which button was pressed.",
  ]

  private static func section(_ group: OptionGroup) -> [String] {
    [group.rawValue + ":"]
      + OptionTable.standard.options(in: group).flatMap { option in
        WrappedText.hanging(
          heading(option), sentence(option), column: column, width: width)
      }
  }

  private static func heading(_ option: Option) -> String {
    let letter = option.letterSpelling.map { "  \($0), " } ?? "      "
    return letter + option.spelling + (option.placeholder.map { " " + $0 } ?? "")
  }

  private static func sentence(_ option: Option) -> String {
    guard case .value(let value) = option.kind, !value.choices.isEmpty else { return option.help }
    return "\(option.help) \(value.placeholder) is one of \(value.choices.joined(separator: ", "))."
  }

  private static var statuses: [String] {
    let own = ExitStatus.allCases.map { (status: String($0.rawValue), meaning: $0.meaning) }
    return ["Exit status:"]
      + (own + [ExitStatus.signalMeaning]).flatMap { row in
        let padding = String(repeating: " ", count: 7 - row.status.count)
        return WrappedText.hanging(padding + row.status, row.meaning, column: 9, width: width)
      }
  }

  private static let example = [
    "Example:",
    #"  alertcard --title "Delete 3 files?" --style warning \"#,
    #"      --button Delete --destructive 0 --button Keep --cancel 1 \"#,
    #"      "They cannot be recovered.""#,
  ]
}
