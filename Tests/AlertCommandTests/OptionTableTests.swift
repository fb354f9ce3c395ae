import AlertCard
import Testing

@testable import AlertCommand

@Suite("The option table")
struct OptionTableTests {
  private let options = OptionTable.standard.options

  @Test("has each name and each letter once")
  func unique() {
    #expect(Set(options.map(\.name)).count == options.count)
    let letters = options.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
  }

  @Test("has the options of this version, which are for ever")
  func names() {
    #expect(
      options.map(\.name) == [
        "message", "file", "escapes", "ansi", "markup", "links", "title", "style", "button",
        "default", "cancel", "destructive",
        "timeout",
        "guard", "look", "theme", "set", "light", "dark", "font", "lang", "direction", "entry",
        "exit", "duration",
        "no-animation", "scale", "display", "output", "list-looks", "print-theme", "version",
        "help",
      ])
  }

  @Test("is in the help text and the man page, whole")
  func documented() {
    let page = ManPage.text
    let help = HelpText.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for option in options {
      let value = option.placeholder.map { " " + $0 } ?? ""
      #expect(help.contains("\(option.spelling)\(value) \(option.help)"))
      #expect(page.contains("\\fB\(Troff.escaped(option.spelling))\\fR"))
      #expect(page.contains("\n\(Troff.escaped(option.help))\n"))
    }
  }

  @Test("names the defaults that the library has")
  func defaults() throws {
    let help = { (name: String) in try #require(OptionTable.standard.option(named: name)).help }
    #expect(AlertOptions().guardDelay == .milliseconds(500))
    #expect(try help("guard").hasSuffix("Default: 500."))
    #expect(AlertOptions().resolvedTheme { _ in nil } == Look.card.theme(.light))
    #expect(try help("look").hasSuffix("Default: card."))
    #expect(try help("light").hasSuffix("This is the default."))
    #expect(AlertContent(message: "").style == .none)
    #expect(try help("style").hasSuffix("Default: none."))
  }
}
