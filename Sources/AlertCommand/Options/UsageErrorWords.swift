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
      "there is no message; give one as an argument, or with --message or --file"
    case .nothingToSay:
      "the message is empty and there is no title; give a text to one of them"
    case .secondArgument(let text):
      "there is a second message, \(VisibleText.quoted(text)); put the whole message in quotes"
    case .messageTwice(let first, let second):
      "\(first.words) is given and \(second.words) as well; use one of them"
    case .markupAndAnsi:
      "--markup and --ansi are both given; leave out --ansi for a message with tags, "
        + "or --markup for one with a terminal's colours"
    case .inputTwice:
      "the message and --theme - both want standard input; give one of them as a file"
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
    case .unreadableMessage(let name, let reason):
      (name == "-" ? "standard input" : "--file \(VisibleText.quoted(name))")
        + " cannot be read (\(String(cString: strerror(reason)))); "
        + "give \(name == "-" ? "it" : "a file of") at most 16 MiB of text"
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

extension UsageError.MessagePlace {
  fileprivate var words: String {
    switch self {
    case .message: "--message"
    case .file: "--file"
    case .argument(let text): "the argument \(VisibleText.quoted(text))"
    }
  }
}
