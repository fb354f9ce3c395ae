import AlertCard

/// What is wrong with a command line; `Report` has the words.
enum UsageError: Error, Equatable {
  /// An option that names a button by its index.
  enum ButtonOption: String {
    /// `--default`, which takes `none` as well.
    case `default` = "--default"
    /// `--cancel`.
    case cancel = "--cancel"
    /// `--destructive`.
    case destructive = "--destructive"
  }

  /// Where a message can be given.
  enum MessagePlace: Equatable {
    /// `--message`.
    case message
    /// `--file`.
    case file
    /// The argument.
    case argument(String)
  }

  /// No option has this long name; the nearest one, if any is near.
  case unknownName(String, nearest: String?)
  /// No option has this letter.
  case unknownLetter(String)
  /// The name is the beginning of these options' spellings.
  case abbreviation(String, of: [String])
  /// The command line ends where the option's value should be.
  case missingValue(option: String, placeholder: String)
  /// A value was given to an option that takes none.
  case unwantedValue(option: String, value: String)
  /// The option does not take this value.
  case badValue(option: String, value: String, expectation: String)
  /// There is neither an argument nor `--message` nor `--file`.
  case noMessage
  /// Message and title are both empty.
  case nothingToSay
  /// A second argument that is no option.
  case secondArgument(String)
  /// A message is given at two places.
  case messageTwice(MessagePlace, MessagePlace)
  /// The message is markup and has a terminal's colours.
  case markupAndAnsi
  /// Message and theme are both to be read from standard input.
  case inputTwice
  /// The index of a button that there is not.
  case noSuchButton(ButtonOption, index: Int, count: Int)
  /// More buttons than anybody could choose from.
  case tooManyButtons(Int)
  /// The same button is the cancel button and a destructive one.
  case cancelIsDestructive(Int)
  /// No theme can have the setting.
  case badSetting(ThemeSetting, ThemeSetting.Fault)
  /// The file with the message cannot be read, with this `errno`.
  case unreadableMessage(String, reason: Int32)
  /// The theme file cannot be read, with this `errno`.
  case unreadableTheme(String, reason: Int32)
}
