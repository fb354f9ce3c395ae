import AlertCard
import Glibc

extension UsageError {
  /// What is wrong and what to do, for `Report` and nobody else.
  var words: String {
    switch self {
    case .unknownName(let name, nil):
      "unknown option \(VisibleText.quoted(name)); see alertcard --help"
    case .unknownName(let name, let nearest?):
      "unknown option \(VisibleText.quoted(name)); did you mean \(nearest)?"
    case .unknownLetter(let letter):
      "unknown option \(VisibleText.quoted(letter)); see alertcard --help, "
        + "or put -- before a message that begins with a dash"
    case .abbreviation(let name, let spellings):
      "\(VisibleText.quoted(name)) is only the beginning of \(Self.list(spellings)); "
        + "write the whole name"
    case .missingValue(let option, let placeholder):
      "\(option) has no value; write \(option) \(placeholder)"
    case .unwantedValue(let option, let value):
      "\(option) takes no value, but \(VisibleText.quoted(value)) is given; write it alone"
    case .badValue(let option, let value, let expectation):
      "\(option) cannot be \(VisibleText.quoted(value)); give \(expectation)"
    case .noMessage:
      "there is no message; give one as an argument or with --message"
    case .nothingToSay:
      "the message is empty and there is no title; give a text to one of them"
    case .secondArgument(let text):
      "there is a second message, \(VisibleText.quoted(text)); put the whole message in quotes"
    case .messageTwice(let text):
      "--message is given and the argument \(VisibleText.quoted(text)) as well; use one of them"
    case .noSuchButton(let option, let index, let count):
      "\(option.rawValue) \(index) names no button, as there "
        + (count == 1 ? "is 1; give 0" : "are \(count); give 0 to \(count - 1)")
        + (option == .default ? ", or none" : "")
    case .tooManyButtons(let count):
      "there are \(count) buttons; give at most \(Settings.mostButtons)"
    case .cancelIsDestructive(let index):
      "--cancel and --destructive both name button \(index); "
        + "cancelling loses nothing, so leave one of them out"
    case .badSetting(let setting, let fault):
      ThemeFault.setting(setting, fault).words(in: "--set")
    case .unreadableTheme(let name, let reason):
      "--theme \(VisibleText.quoted(name)) cannot be read (\(String(cString: strerror(reason)))); "
        + "give a file of at most 1 MiB, or the name of a theme in the data folders"
    }
  }

  private static func list(_ spellings: [String]) -> String {
    let first = spellings.dropLast().joined(separator: ", ")
    return first.isEmpty ? spellings.joined() : "\(first) or \(spellings.suffix(1).joined())"
  }
}
