/// One option: its spelling, what it does to the settings, and the words that document it.
struct Option: Sendable {
  /// What an option does when it is met on the command line.
  enum Kind: Sendable {
    /// Changes the settings; takes no value.
    case flag(@Sendable (inout Settings) -> Void)
    /// Takes a value.
    case value(OptionValue)
    /// Ends the parsing with this outcome; takes no value.
    case outcome(Invocation)
  }

  /// The one long name, without dashes; names are for ever.
  let name: String
  /// The letter of the short form, if there is one.
  let letter: Unicode.Scalar?
  /// What it does.
  let kind: Kind
  /// Where it is documented.
  let group: OptionGroup
  /// One or two sentences, for the help text and the man page.
  let help: String
  /// More sentences, for the man page alone; empty for none.
  let details: String

  /// Makes an option.
  init(
    _ name: String, letter: Unicode.Scalar? = nil, _ kind: Kind, in group: OptionGroup,
    help: String, details: String = ""
  ) {
    self.name = name
    self.letter = letter
    self.kind = kind
    self.group = group
    self.help = help
    self.details = details
  }

  /// The long form as it is typed, with its dashes.
  var spelling: String { "--" + name }

  /// The short form as it is typed, if there is one.
  var letterSpelling: String? { letter.map { "-" + String($0) } }

  /// What stands for the value in the documentation; `nil` where the option takes none.
  var placeholder: String? {
    guard case .value(let value) = kind else { return nil }
    return value.placeholder
  }
}
