import Foundation
import Testing

@testable import AlertCommand

@Suite("The manual page")
struct ManPageTests {
  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "assets/man/alertcard.1")

  /// After a change of the option table, `ALERTCARD_RECORD=1 swift test --filter ManPageTests`
  /// writes the file anew.
  @Test("is the one in assets/man")
  func recorded() throws {
    if ProcessInfo.processInfo.environment["ALERTCARD_RECORD"] != nil {
      try ManPage.text.write(to: Self.file, atomically: true, encoding: .utf8)
      Issue.record("\(Self.file.path) is written; look at what changed and run the tests again")
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == ManPage.text)
  }

  @Test("has a row for each exit status")
  func statuses() {
    for status in ExitStatus.allCases {
      #expect(
        ManPage.text.contains(
          ".TP\n\\fB\(status.rawValue)\\fR\n\(Troff.escaped(status.meaning))\n"))
    }
  }

  @Test("is made of text in which nothing is a command")
  func escaped() {
    #expect(Troff.escaped(#".a\b-c"#) == #"\&.a\eb\-c"#)
    #expect(Troff.escaped("'a") == #"\&'a"#)
    #expect(Troff.escaped("a.'") == "a.'")
    #expect(Troff.example("a\n.b") == [".PP", ".RS 4", ".EX", "a", #"\&.b"#, ".EE", ".RE"])
  }
}
