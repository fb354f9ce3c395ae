/// JSON on one line, as much of it as an answer needs.
enum JSONLine {
  /// A value of a member.
  enum Value {
    /// The null value.
    case null
    /// A whole number.
    case number(Int)
    /// A string.
    case text(String)
  }

  /// An object with these members, in this order.
  static func object(_ members: [(name: String, value: Value)]) -> String {
    let body = members.map { "\(quoted($0.name)):\(rendered($0.value))" }
    return "{" + body.joined(separator: ",") + "}"
  }

  private static func rendered(_ value: Value) -> String {
    switch value {
    case .null: "null"
    case .number(let number): String(number)
    case .text(let text): quoted(text)
    }
  }

  /// A string literal; every control character is escaped, the ones that JSON would let stand too,
  /// because the line may end on a terminal.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where VisibleText.breaksLine(scalar):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
