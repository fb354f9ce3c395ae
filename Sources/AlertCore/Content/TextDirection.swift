/// The direction in which lines are read.
public enum TextDirection: String, CaseIterable, Sendable {
  /// As Latin script.
  case leftToRight = "ltr"
  /// As Arabic and Hebrew script.
  case rightToLeft = "rtl"

  /// The direction of the first character that has one, by the rules P2 and P3 of UAX #9; `nil` where
  /// none of the first thousand has.
  static func first(in scalars: some Sequence<Unicode.Scalar>) -> TextDirection? {
    var isolates = 0
    for scalar in scalars.prefix(1000) {
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(0, isolates - 1)
      default:
        if isolates == 0, let direction = scalar.direction { return direction }
      }
    }
    return nil
  }
}

extension AlertContent {
  /// The direction in which the card is read: that of the title, or else of the message or a label.
  var direction: TextDirection {
    TextDirection.first(in: title.unicodeScalars)
      ?? TextDirection.first(in: message.unicodeScalars)
      ?? buttons.lazy.compactMap { TextDirection.first(in: $0.label.unicodeScalars) }.first
      ?? .leftToRight
  }
}

extension Unicode.Scalar {
  /// The direction that the character has by itself, `nil` for digits, punctuation and spaces.
  package var direction: TextDirection? {
    if value < 0x80 { return isLatinLetter ? .leftToRight : nil }
    switch value {
    case 0x200e: return .leftToRight
    case 0x200f, 0x061c: return .rightToLeft
    default: break
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .spacingMark, .letterNumber:
      return isInRightToLeftBlock ? .rightToLeft : .leftToRight
    default: return nil
    }
  }

  private var isLatinLetter: Bool { (0x41...0x5a).contains(value & ~0x20) }

  /// Whether the block is one whose letters are R or AL in the Unicode Character Database.
  private var isInRightToLeftBlock: Bool {
    switch value {
    case 0x0590...0x08ff, 0xfb1d...0xfdff, 0xfe70...0xfeff, 0x10800...0x10fff, 0x1e800...0x1efff:
      return true
    default: return false
    }
  }
}
