import AlertCard

/// What values an option takes and where they go.
struct OptionValue: Sendable {
  /// What stands for the value in the documentation, such as `SECONDS`.
  let placeholder: String
  /// What to give, as the end of "give ...", for the error message.
  let expectation: String
  /// Every value there is, where they can be listed; else empty.
  let choices: [String]
  /// Stores a value that the user typed; false where it is not what `expectation` says.
  let store: @Sendable (_ settings: inout Settings, _ text: String) -> Bool

  /// Makes a value from a function that reads it and one that stores it.
  private init<Value>(
    _ placeholder: String, _ expectation: String, choices: [String] = [],
    read: @escaping @Sendable (String) -> Value?,
    store: @escaping @Sendable (inout Settings, Value) -> Void
  ) {
    self.placeholder = placeholder
    self.expectation = expectation
    self.choices = choices
    self.store = { settings, text in
      guard let value = read(text) else { return false }
      store(&settings, value)
      return true
    }
  }

  /// Any text, the empty one too.
  static func text(
    _ placeholder: String, store: @escaping @Sendable (inout Settings, String) -> Void
  ) -> OptionValue {
    OptionValue(placeholder, "a text", read: { $0 }, store: store)
  }

  /// A setting of a theme; whether there is such a key and it takes the value is known at the end only.
  static func setting(
    store: @escaping @Sendable (inout Settings, ThemeSetting) -> Void
  ) -> OptionValue {
    let program = ThemeSetting.program + "."
    return OptionValue(
      "KEY=VALUE", "a key and a value, such as cardColor=#f9f9f9",
      read: { text in
        let scalars = text.unicodeScalars
        guard let equals = scalars.firstIndex(of: "=") else { return nil }
        let key = String(scalars[..<equals])
        return ThemeSetting(
          key: key.hasPrefix(program) ? String(key.dropFirst(program.count)) : key,
          value: String(scalars[scalars.index(after: equals)...]))
      }, store: store)
  }

  /// A font; its family need not be there.
  static func font(
    store: @escaping @Sendable (inout Settings, FontChoice) -> Void
  ) -> OptionValue {
    OptionValue(
      "FONT", "a family, a size from 3 to 75 or both, such as DejaVu Serif 12",
      read: { FontChoice(description: $0) }, store: store)
  }

  /// A language by BCP 47, of which only the form is looked at; an underscore is taken for a dash.
  static func language(
    store: @escaping @Sendable (inout Settings, String) -> Void
  ) -> OptionValue {
    OptionValue(
      "TAG", "the tag of a language, such as ja or zh-Hant",
      read: { text in
        let tag = String(text.map { $0 == "_" ? "-" : $0 })
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        let isTag = parts.allSatisfy { part in
          (1...8).contains(part.utf8.count)
            && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
        return isTag && tag.utf8.count <= 35 ? tag : nil
      }, store: store)
  }

  /// One of the names of an enumeration.
  static func choice<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
    _ placeholder: String, store: @escaping @Sendable (inout Settings, Choice) -> Void
  ) -> OptionValue {
    let names = Choice.allCases.map(\.rawValue)
    return OptionValue(
      placeholder, "one of " + names.joined(separator: ", "), choices: names,
      read: { Choice(rawValue: $0) }, store: store)
  }

  /// The 0-based index of a button; whether there is such a button is known at the end only.
  static func index(
    store: @escaping @Sendable (inout Settings, Int) -> Void
  ) -> OptionValue {
    OptionValue(
      "N", "the number of a button, 0 for the first", read: StrictNumber.whole, store: store)
  }

  /// The 0-based index of a button, or `none`, which stores `nil`.
  static func indexOrNone(
    store: @escaping @Sendable (inout Settings, Int?) -> Void
  ) -> OptionValue {
    OptionValue(
      "N|none", "the number of a button, 0 for the first, or none",
      read: { text -> Int?? in
        text == "none" ? .some(nil) : StrictNumber.whole(text).map(Optional.some)
      }, store: store)
  }

  /// A whole number.
  static func whole(
    _ placeholder: String, in range: ClosedRange<Int>,
    store: @escaping @Sendable (inout Settings, Int) -> Void
  ) -> OptionValue {
    OptionValue(
      placeholder, "a whole number from \(range.lowerBound) to \(range.upperBound)",
      read: { text in StrictNumber.whole(text).flatMap { range.contains($0) ? $0 : nil } },
      store: store)
  }

  /// A number with or without a fraction; `limits` is its range in words, for the error message.
  static func fraction(
    _ placeholder: String, in range: ClosedRange<Double>, limits: String,
    store: @escaping @Sendable (inout Settings, Double) -> Void
  ) -> OptionValue {
    OptionValue(
      placeholder, "a number " + limits,
      read: { text in StrictNumber.fraction(text).flatMap { range.contains($0) ? $0 : nil } },
      store: store)
  }
}
