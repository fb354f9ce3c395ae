/// The few pieces of troff that the manual page is made of.
enum Troff {
  /// Text as it is to be read: no character of it is a command or becomes another one.
  ///
  /// A dash is one that can be searched and copied, which is what options need.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += #"\e"#
      case "-": result += #"\-"#
      default: result.append(character)
      }
    }
    let isCommand = result.hasPrefix(".") || result.hasPrefix("'")
    return isCommand ? #"\&"# + result : result
  }

  /// A name in bold with an indented text beneath.
  static func tagged(_ name: String, _ text: String) -> [String] {
    [".TP", #"\fB\#(escaped(name))\fR"#, escaped(text)]
  }

  /// Lines that are not filled.
  static func example(_ text: String) -> [String] {
    [".PP", ".RS 4", ".EX"] + text.split(separator: "\n").map { escaped(String($0)) }
      + [".EE", ".RE"]
  }
}
