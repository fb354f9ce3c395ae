/// Values as they are written in a theme file.
extension ThemeProperty {
  /// The property of a theme, in the form that `write` reads.
  func read(_ theme: Theme) -> String {
    switch kind {
    case .color(let place): theme[keyPath: place].description
    case .tint(let index, let place): theme.button.own[index]?[keyPath: place]?.description ?? ""
    case .length(let place, _), .size(let place, _), .number(let place, _):
      Self.text(theme[keyPath: place])
    case .time(let place): theme[keyPath: place].map(Self.text) ?? "auto"
    case .count(let place): String(theme[keyPath: place])
    case .flag(let place): String(theme[keyPath: place])
    case .family(let place): theme[keyPath: place]
    case .choice(_, let read, _): read(theme)
    }
  }

  /// Sets the property of a theme; false where the text is not what `expectation` says.
  func write(_ text: String, to theme: inout Theme, named: (String) -> Color?) -> Bool {
    func set<Value>(_ place: Place<Value>, _ value: Value?) -> Bool {
      guard let value else { return false }
      theme[keyPath: place] = value
      return true
    }
    switch kind {
    case .color(let place): return set(place, Self.color(text, named))
    case .tint(let index, let place):
      guard let color = Self.color(text, named) else { return false }
      theme.button.own[index, default: ButtonTint()][keyPath: place] = color
      return true
    case .length(let place, let range), .size(let place, let range), .number(let place, let range):
      return set(place, Self.number(text, in: range))
    case .time(let place):
      let time = Self.number(text, in: Self.seconds)
      return set(place, time != nil || text == "auto" ? .some(time) : nil)
    case .count(let place):
      return set(place, Self.number(text, in: 0...9999).flatMap(Int.init(exactly:)))
    case .flag(let place): return set(place, Self.flags[text])
    case .family(let place): return set(place, Self.isFamily(text) ? text : nil)
    case .choice(let names, _, let write):
      guard names.contains(text) else { return false }
      write(&theme, text)
      return true
    }
  }

  /// What to give, as the end of "give ...".
  public var expectation: String {
    switch kind {
    case .color, .tint: "a colour as #rgb, #rrggbb, #rrggbbaa or an X colour name"
    case .length(_, let range), .size(_, let range), .number(_, let range):
      "a number from \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))"
    case .time: "a number of seconds from 0 to 60, or auto"
    case .count: "a whole number from 0 to 9999"
    case .flag: "true or false"
    case .family: "the name of a font family"
    case .choice(let names, _, _): "one of " + names.joined(separator: ", ")
    }
  }

  private static let flags = [
    "true": true, "on": true, "yes": true, "false": false, "off": false, "no": false,
  ]

  private static func color(_ text: String, _ named: (String) -> Color?) -> Color? {
    text.utf8.first == UInt8(ascii: "#") ? Color(hexadecimal: text) : named(text)
  }

  private static func number(_ text: String, in range: ClosedRange<Double>) -> Double? {
    // Swift would read hexadecimal numbers and the words for infinity as well.
    guard text.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }), let number = Double(text)
    else { return nil }
    // Plus nothing: minus nothing is nothing too, and is printed so.
    return range.contains(number) ? number + 0 : nil
  }

  /// A number in the shortest form that reads back as the same one.
  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  private static func isFamily(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 200
      && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f }
  }
}
