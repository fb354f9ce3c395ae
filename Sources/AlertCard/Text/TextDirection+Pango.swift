import AlertCore
import CPango

extension TextDirection {
  /// Pango's name for it.
  var pango: PangoDirection {
    self == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
  }

  /// The direction of the first letter of a text, `nil` for none.
  fileprivate init?(of text: Substring.UnicodeScalarView) {
    for scalar in text {
      if let direction = TextDirection(of: scalar) {
        self = direction
        return
      }
    }
    return nil
  }

  /// The direction of a letter, `nil` for what has none of its own.
  private init?(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5a, 0x61...0x7a, 0x200e: self = .leftToRight
    case 0..<0x80: return nil
    case 0x200f, 0x061c: self = .rightToLeft
    default:
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .letterNumber, .spacingMark:
        self = Self.isFromRight(scalar.value) ? .rightToLeft : .leftToRight
      default: return nil
      }
    }
  }

  /// Whether a letter is of a script that is read from right to left.
  private static func isFromRight(_ letter: UInt32) -> Bool {
    switch letter {
    case 0x590...0x8ff, 0xfb1d...0xfdff, 0xfe70...0xfeff, 0x10800...0x10fff, 0x1e800...0x1efff:
      true
    default: false
    }
  }
}

extension TextRequest {
  /// The side at which lines stand.
  ///
  /// Pango means the left one by the left, but of a paragraph that shows another direction than the
  /// context the right one.
  var pangoAlignment: PangoAlignment {
    if alignment == .center { return PANGO_ALIGN_CENTER }
    return direction == .rightToLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
  }

  /// What gives paragraphs that show no direction the one of the request.
  ///
  /// Pango by itself takes that of the paragraph before, and of the first one that shows any.
  var directionMarks: [(place: Int, character: PangoString.Insertion)] {
    // All letters that read from right to left begin with this byte or a larger one.
    let isPlain = direction == .leftToRight && string.utf8.allSatisfy { $0 < 0xd6 }
    if isDirectionForced || isPlain { return [] }
    var (place, differs) = (0, false)
    var places: [Int] = []
    for paragraph in string.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    {
      if let shown = TextDirection(of: paragraph) {
        differs = differs || shown != direction
      } else if !paragraph.isEmpty {
        places.append(place)
      }
      place += Substring(paragraph).utf8.count + 1
    }
    let mark: PangoString.Insertion = direction == .leftToRight ? .leftToRight : .rightToLeft
    return differs ? places.map { ($0, mark) } : []
  }
}
