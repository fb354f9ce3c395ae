/// What a theme file or an option says about one property.
public struct ThemeSetting: Equatable, Sendable {
  /// The property's name.
  public var key: String
  /// The value as it was written.
  public var value: String

  /// The name of the program, which stands before a key where resources of several programs meet.
  package static let program = "alertcard"

  /// Makes a setting.
  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }

  /// What is wrong with a setting.
  public enum Fault: Error, Equatable, Sendable {
    /// No property has this name.
    case unknownKey
    /// The property does not take this value; what it takes, as the end of "give ...".
    case badValue(expectation: String)
  }
}

extension Theme {
  /// Takes a setting over.
  ///
  /// `named` finds the colour of a name such as `tomato`, `nil` where there is none.
  /// - Throws: `ThemeSetting.Fault`; the theme is as before then.
  package mutating func apply(
    _ setting: ThemeSetting, named: (String) -> Color?
  ) throws(ThemeSetting.Fault) {
    guard let property = ThemeProperty.named(setting.key) else { throw .unknownKey }
    let text = setting.value.trimmed
    guard property.write(text, to: &self, named: named) else {
      throw .badValue(expectation: property.expectation)
    }
  }

  /// The whole theme as settings, from which it can be made again on any other one.
  public var settings: [ThemeSetting] {
    let own = button.own.keys.sorted().flatMap(ThemeProperty.own)
    return (ThemeProperty.all + own).map { ThemeSetting(key: $0.key, value: $0.read(self)) }
      // A single button has a colour of its own or has none.
      .filter { !$0.value.isEmpty }
  }
}

extension String {
  /// The text without blanks at its ends; the carriage return of another system's line is one too.
  var trimmed: String {
    let isBlank = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "\t" || scalar == "\r" }
    var scalars = unicodeScalars[...]
    while let first = scalars.first, isBlank(first) { scalars.removeFirst() }
    while let last = scalars.last, isBlank(last) { scalars.removeLast() }
    return String(scalars)
  }
}
