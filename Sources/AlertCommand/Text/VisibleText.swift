/// Text from outside, made fit for one line of a terminal.
enum VisibleText {
  /// Whether a scalar is a control character or ends a line.
  static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }

  /// The text with a space in place of each control character and line end.
  static func oneLine(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append(breaksLine(scalar) ? " " : scalar)
    }
    return result
  }

  /// The text with everything that cannot be seen written as an escape, cut after `limit` scalars.
  ///
  /// Directional marks and the like are escaped as well: they would reorder what follows them.
  static func escaped(_ text: String, limit: Int) -> String {
    var result = ""
    for scalar in text.unicodeScalars.prefix(limit) {
      result += isSeen(scalar) ? String(scalar) : scalar.escaped(asASCII: true)
    }
    return text.unicodeScalars.count > limit ? result + "..." : result
  }

  /// The text in quotation marks, escaped and cut after 40 scalars.
  static func quoted(_ text: String) -> String {
    "\"" + escaped(text, limit: 40) + "\""
  }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned,
      .privateUse:
      false
    default: true
    }
  }
}
