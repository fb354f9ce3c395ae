import Foundation
import Testing

@testable import AlertCommand

@Suite("The README")
struct ReadmeTests {
  private let lines: [Substring]

  init() throws {
    let file = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "README.md")
    lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  }

  @Test("has each option in the words of the option table, and no other")
  func options() {
    let rows = lines.filter { $0.hasPrefix("| `-") }
    #expect(rows.map(String.init) == OptionTable.standard.options.map(Self.row))
  }

  @Test("has each exit status, and no other")
  func statuses() {
    let rows = lines.compactMap { $0.wholeMatch(of: /\| (\d+|\d+\+n) \|.*\|/)?.output.1 }
    var known: [String] = []
    for row in rows where known.last != String(row) { known.append(String(row)) }
    #expect(
      known == ExitStatus.allCases.map { String($0.rawValue) } + [ExitStatus.signalMeaning.status])
  }

  @Test("names only options that there are")
  func mentions() {
    let words = lines.flatMap { line in
      line.matches(of: /[ `]--([a-z][a-z-]*)/).map { String($0.output.1) }
    }
    // Those of other programs.
    let foreign: Set = ["static-swift-stdlib", "filter", "color"]
    for word in Set(words).subtracting(foreign) {
      #expect(OptionTable.standard.option(named: word) != nil, "--\(word)")
    }
  }

  private static func row(_ option: Option) -> String {
    let letter = option.letterSpelling.map { "`\($0)`, " } ?? ""
    let value = option.placeholder.map { " " + $0 } ?? ""
    var sentence = option.help
    if case .value(let value) = option.kind, !value.choices.isEmpty {
      sentence += " \(value.placeholder) is one of \(value.choices.joined(separator: ", "))."
    }
    // A bar would end the cell.
    let cells = ["\(letter)`\(option.spelling)\(value)`", sentence]
    return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }
}
