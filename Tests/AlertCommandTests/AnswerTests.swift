import Testing

@testable import AlertCard
@testable import AlertCommand

@Suite("An answer")
struct AnswerTests {
  private static let content = AlertContent(
    message: "text",
    buttons: [
      AlertButton("Delete\n\"all\"", role: .destructive), AlertButton("Keep", role: .cancel),
    ])

  /// One ending and what it has to come to.
  struct Row: Sendable, CustomTestStringConvertible {
    var result: Result<AlertResponse, AlertError>
    var status: Int32
    var index: String?
    var label: String?
    var json: String?

    var testDescription: String { "\(result)" }
  }

  private static let rows = [
    Row(
      result: .success(.button(index: 0, means: .pointer)), status: 0, index: "0",
      label: #"Delete "all""#,
      json: #"{"outcome":"button","reason":"pointer","index":0,"label":"Delete\n\"all\""}"#),
    Row(
      result: .success(.button(index: 1, means: .key)), status: 1, index: "1", label: "Keep",
      json: #"{"outcome":"button","reason":"key","index":1,"label":"Keep"}"#),
    Row(
      result: .success(.dismissed(index: 1, means: .escape)), status: 1, index: "1", label: "Keep",
      json: #"{"outcome":"dismissed","reason":"escape","index":1,"label":"Keep"}"#),
    Row(
      result: .success(.dismissed(index: nil, means: .close)), status: 1,
      json: #"{"outcome":"dismissed","reason":"close","index":null,"label":null}"#),
    Row(
      result: .success(.timedOut), status: 124,
      json: #"{"outcome":"timeout","reason":"timeout","index":null,"label":null}"#),
    Row(result: .success(.withdrawn(.readerGone)), status: 3),
    Row(result: .success(.withdrawn(.dismissed)), status: 3),
    Row(result: .success(.withdrawn(.replaced)), status: 3),
    Row(result: .failure(AlertError(.noDisplay, "")), status: 69),
    Row(result: .failure(AlertError(.connectionLost, "")), status: 70),
    Row(result: .failure(AlertError(.windowDestroyed, "")), status: 70),
    Row(result: .failure(AlertError(.windowHidden, "")), status: 70),
    Row(result: .failure(AlertError(.missingFeature, "")), status: 70),
    // An index that is no button is never an answer.
    Row(result: .success(.button(index: 2, means: .key)), status: 70),
    Row(result: .success(.button(index: -1, means: .key)), status: 70),
  ]

  @Test("is a status, whatever is printed, and at most one line", arguments: rows)
  func table(row: Row) {
    let lines: [(OutputForm, String?)] = [
      (.index, row.index), (.label, row.label), (.json, row.json), (.none, nil),
    ]
    #expect(lines.map(\.0) == OutputForm.allCases)
    for (form, line) in lines {
      let answer = Answer(row.result, to: Self.content, form: form)
      #expect(answer.status.rawValue == row.status)
      #expect(answer.line == line)
    }
  }

  @Test("has these statuses and no others")
  func statuses() {
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 3, 64, 69, 70, 124])
  }

  @Test("escapes in JSON what would end the string or the line, or steer a terminal")
  func json() {
    let text = "\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1F}\u{7F}\u{9B}\u{2028}é😀"
    #expect(
      JSONLine.object([("a", .text(text)), ("b", .number(-1)), ("c", .null)])
        == #"{"a":"\"\\/\u0008\u000c\n\r\t\u0000\u001f\u007f\u009b\u2028é😀","b":-1,"c":null}"#)
    #expect(JSONLine.object([]) == "{}")
  }

  @Test("that is an error is told in one line of bounded length")
  func errors() {
    let report = Report(AlertError(.connectionLost, "the server\nwent away; start it again"))
    #expect(report.status == .failed)
    #expect(report.line == #"alertcard: the server\nwent away; start it again"#)
    let long = Report(AlertError(.noDisplay, String(repeating: "x", count: 100_000)))
    #expect(long.status == .noDisplay)
    #expect(long.line == "alertcard: " + String(repeating: "x", count: 400) + "...")
  }
}
