/// How a terminal writes at a moment.
struct AnsiStyle: Equatable {
  /// Whether the weight is bold.
  var isBold = false
  /// Whether the letters are slanted.
  var isItalic = false
  /// Whether there is a line under the letters.
  var isUnderlined = false
  /// The colours.
  var colors = TerminalColors()

  /// A number of a sequence; `nil` where none is written.
  struct Parameter {
    /// The number.
    var value: Int?
    /// Whether it belongs to the one before it: it follows a colon.
    var isPart = false
  }

  /// The style as attributes of a part of a text.
  var attributes: TextAttributes {
    var attributes = TextAttributes(
      isBold: isBold ? true : nil, isItalic: isItalic ? true : nil,
      isUnderlined: isUnderlined ? true : nil)
    if colors != TerminalColors() { attributes.terminal = colors }
    return attributes
  }

  /// Takes what a sequence of the kind SGR says; what is not known changes nothing.
  mutating func take(_ parameters: [Parameter]) {
    var rest = parameters[...]
    while let first = rest.popFirst() {
      var parts = rest.prefix { $0.isPart }.map(\.value)
      rest = rest.dropFirst(parts.count)
      let number = first.value ?? 0
      if number == 38 || number == 48 || number == 58 {
        if parts.isEmpty { parts = Self.takeColor(from: &rest) }
        let color = Self.color(parts)
        if number == 38, let color { colors.ink = color }
        if number == 48, let color { colors.ground = color }
      } else {
        take(number, part: parts.first ?? nil)
      }
    }
  }

  private mutating func take(_ number: Int, part: Int?) {
    switch number {
    case 0: self = AnsiStyle()
    case 1: isBold = true
    case 2: colors.isDim = true
    case 3: isItalic = true
    case 4: isUnderlined = part != 0
    case 7: colors.isInverse = true
    case 21: isUnderlined = true
    case 22: (isBold, colors.isDim) = (false, false)
    case 23: isItalic = false
    case 24: isUnderlined = false
    case 27: colors.isInverse = false
    case 30...37: colors.ink = TerminalColors.indexed(UInt8(number - 30))
    case 39: colors.ink = nil
    case 40...47: colors.ground = TerminalColors.indexed(UInt8(number - 40))
    case 49: colors.ground = nil
    case 90...97: colors.ink = TerminalColors.indexed(UInt8(number - 82))
    case 100...107: colors.ground = TerminalColors.indexed(UInt8(number - 92))
    default: break
    }
  }

  // MARK: Colours of many

  /// Takes the numbers of a colour that are written with semicolons.
  private static func takeColor(from rest: inout ArraySlice<Parameter>) -> [Int?] {
    let count = rest.first?.value == 5 ? 2 : rest.first?.value == 2 ? 4 : 1
    let parts = rest.prefix(count).map(\.value)
    rest = rest.dropFirst(count)
    return parts
  }

  /// The colour of `5;n`, `2;r;g;b`, or of `2:space:r:g:b`.
  private static func color(_ parts: [Int?]) -> UInt32? {
    func component(_ index: Int) -> UInt32? { UInt8(exactly: parts[index] ?? 0).map(UInt32.init) }
    switch (parts.first ?? nil, parts.count) {
    case (5, 2...): return component(1).map { TerminalColors.indexed(UInt8($0)) }
    case (2, 4...):
      let first = parts.count > 4 ? 2 : 1
      guard let red = component(first), let green = component(first + 1),
        let blue = component(first + 2)
      else { return nil }
      return red << 16 | green << 8 | blue
    default: return nil
    }
  }
}
