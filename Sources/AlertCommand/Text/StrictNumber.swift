/// Numbers as a script writes them: ASCII digits and nothing else, whatever the locale.
enum StrictNumber {
  /// A whole number of digits only; `nil` for anything else and for one too large for `Int`.
  static func whole(_ text: String) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy(isDigit) else { return nil }
    return Int(text)
  }

  /// Digits with at most one point before, after or among them; `nil` for anything else.
  ///
  /// A number too large for `Double` is infinite.
  static func fraction(_ text: String) -> Double? {
    let point = UInt8(ascii: ".")
    guard text.utf8.contains(where: isDigit),
      text.utf8.allSatisfy({ isDigit($0) || $0 == point }),
      text.utf8.count(where: { $0 == point }) <= 1
    else { return nil }
    return Double(text)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
