/// Reads a command line by the option table, with the conventions of GNU programs.
///
/// It is not `getopt_long`, because that one takes unambiguous beginnings of names, which would
/// make every new option a change of the old ones; prints its messages itself, without a way to
/// suggest the right name; keeps its state in globals; and would need a second table, of C
/// strings, beside ours. What remains to be done without it is this file.
struct CommandLineParser {
  private let table: OptionTable
  private var remaining: ArraySlice<String>
  private var settings = Settings()

  /// Reads a command line.
  ///
  /// It is read from left to right: the first error is thrown, and `--help`, `--version` and
  /// `--list-looks` count as soon as they are met. What depends on several options is checked at the end.
  /// - Parameters:
  ///   - arguments: The arguments without the program's name.
  ///   - table: The options that there are.
  /// - Returns: What is asked for.
  /// - Throws: `UsageError`.
  static func parse(
    _ arguments: [String], by table: OptionTable = .standard
  ) throws(UsageError) -> Invocation {
    var parser = CommandLineParser(table: table, remaining: arguments[...])
    return try parser.invocation()
  }

  private init(table: OptionTable, remaining: ArraySlice<String>) {
    self.table = table
    self.remaining = remaining
  }

  private mutating func invocation() throws(UsageError) -> Invocation {
    var optionsMayFollow = true
    while let argument = remaining.popFirst() {
      if !optionsMayFollow || argument.utf8.first != UInt8(ascii: "-") || argument == "-" {
        try settings.take(argument: argument, isInput: optionsMayFollow && argument == "-")
      } else if argument == "--" {
        optionsMayFollow = false
      } else if let outcome = try take(option: argument) {
        return outcome
      }
    }
    return try settings.invocation()
  }

  // Split by scalars, not by characters: a value may begin with a combining mark, which would
  // make one character with the letter or the "=" before it.
  private mutating func take(option argument: String) throws(UsageError) -> Invocation? {
    let scalars = argument.unicodeScalars.dropFirst()
    return scalars.first == "-"
      ? try take(name: scalars.dropFirst()) : try take(letters: scalars)
  }

  /// Takes `--name` or `--name=value`.
  private mutating func take(
    name scalars: Substring.UnicodeScalarView
  ) throws(UsageError) -> Invocation? {
    let equals = scalars.firstIndex(of: "=")
    let name = String(scalars[..<(equals ?? scalars.endIndex)])
    guard let option = table.option(named: name) else { throw unknown(name) }
    let value = equals.map { String(scalars[scalars.index(after: $0)...]) }
    return try apply(option, spelled: option.spelling, attached: value)
  }

  /// Takes `-a`, `-abc` or `-avalue`.
  private mutating func take(
    letters scalars: Substring.UnicodeScalarView
  ) throws(UsageError) -> Invocation? {
    var letters = scalars
    while let letter = letters.popFirst() {
      let spelling = "-" + String(letter)
      guard let option = table.option(lettered: letter) else { throw .unknownLetter(spelling) }
      var attached: String?
      if option.placeholder != nil, !letters.isEmpty {
        attached = String(letters)
        letters = Substring().unicodeScalars
      }
      if let outcome = try apply(option, spelled: spelling, attached: attached) { return outcome }
    }
    return nil
  }

  /// Does what an option says; a value that is not attached is the next argument, whatever its
  /// first character is.
  private mutating func apply(
    _ option: Option, spelled spelling: String, attached: String?
  ) throws(UsageError) -> Invocation? {
    if case .value(let value) = option.kind {
      guard let text = attached ?? remaining.popFirst() else {
        throw .missingValue(option: spelling, placeholder: value.placeholder)
      }
      guard value.store(&settings, text) else {
        throw .badValue(option: spelling, value: text, expectation: value.expectation)
      }
      return nil
    }
    if let attached { throw .unwantedValue(option: spelling, value: attached) }
    switch option.kind {
    case .flag(let change): change(&settings)
    case .outcome(let invocation): return invocation
    case .value: break
    }
    return nil
  }

  private func unknown(_ name: String) -> UsageError {
    let names = table.options.map(\.name)
    let longer = names.filter { !name.isEmpty && $0.hasPrefix(name) }
    guard longer.isEmpty else {
      return .abbreviation("--" + name, of: longer.map { "--" + $0 })
    }
    return .unknownName(
      "--" + name, nearest: NearestName.of(name, among: names).map { "--" + $0 })
  }
}
