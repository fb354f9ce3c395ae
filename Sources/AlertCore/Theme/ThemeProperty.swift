/// One property of a theme under the name that it has in a theme file.
public struct ThemeProperty: Sendable {
  /// The name, such as `cardColor`.
  public let key: String
  /// What it is for, in a few words.
  public let summary: String
  let kind: Kind

  /// A place in a theme.
  typealias Place<Value> = any WritableKeyPath<Theme, Value> & Sendable

  /// What values a property takes, and where they go.
  enum Kind: Sendable {
    /// A colour.
    case color(Place<Color>)
    /// A colour of a single button, by the order given.
    case tint(Int, any WritableKeyPath<ButtonTint, Color?> & Sendable)
    /// A length in points, which becomes whole pixels.
    case length(Place<Double>, ClosedRange<Double>)
    /// A blur or a font size in points, which is not rounded.
    case size(Place<Double>, ClosedRange<Double>)
    /// A plain number.
    case number(Place<Double>, ClosedRange<Double>)
    /// A time in seconds, or `auto`.
    case time(Place<Double?>)
    /// A whole number.
    case count(Place<Int>)
    /// `true` or `false`.
    case flag(Place<Bool>)
    /// The name of a font family.
    case family(Place<String>)
    /// One of a few names.
    case choice(
      [String], read: @Sendable (Theme) -> String, write: @Sendable (inout Theme, String) -> Void)
  }

  init(_ key: String, _ kind: Kind, _ summary: String) {
    self.key = key
    self.kind = kind
    self.summary = summary
  }

  /// A property whose values are the cases of an enumeration.
  static func choice<Value: CaseIterable & RawRepresentable<String> & Sendable>(
    _ key: String, _ place: Place<Value>, _ summary: String
  ) -> ThemeProperty {
    ThemeProperty(
      key,
      .choice(
        Value.allCases.map(\.rawValue), read: { $0[keyPath: place].rawValue },
        write: { theme, text in
          if let value = Value(rawValue: text) { theme[keyPath: place] = value }
        }), summary)
  }

  /// The property of a key; keys of single buttons, such as `button2Color`, are made as they are asked for.
  public static func named(_ key: String) -> ThemeProperty? {
    byKey[key] ?? ownButton(key)
  }

  private static let byKey = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })

  /// The property of a single button's own colour.
  private static func ownButton(_ key: String) -> ThemeProperty? {
    guard key.hasPrefix("button") else { return nil }
    let digits = key.dropFirst(6).prefix { ("0"..."9").contains($0) }
    guard digits.count <= 2, let index = Int(digits) else { return nil }
    return own(ofButton: index).first { $0.key == key }
  }

  /// The colours that a single button may have of its own, by its index.
  static func own(ofButton index: Int) -> [ThemeProperty] {
    [
      ThemeProperty("button\(index)Color", .tint(index, \.fill), "the button's own colour"),
      ThemeProperty("button\(index)LabelColor", .tint(index, \.label), "its label's own colour"),
    ]
  }
}
