/// A heading of the help text and the man page, with the options under it.
enum OptionGroup: String, CaseIterable, Sendable {
  /// What the card says.
  case content = "Content"
  /// What it offers.
  case buttons = "Buttons"
  /// When it can be answered, and for how long.
  case time = "Time"
  /// How it looks and moves, and where.
  case appearance = "Appearance"
  /// What is printed.
  case output = "Output"
  /// About the program itself.
  case program = "Program"
}
