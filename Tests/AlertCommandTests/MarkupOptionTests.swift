import AlertCard
import Testing

@testable import AlertCommand

@Suite("The option --markup")
struct MarkupOptionTests {
  private func request(_ arguments: String...) throws -> AlertRequest? {
    guard case .show(let request) = try CommandLineParser.parse(arguments) else { return nil }
    return request
  }

  @Test("takes the tags for what they are")
  func valid() throws {
    let request = try request("--markup", "Call <b>555</b> &amp; wait")
    #expect(request?.content.message == "Call 555 & wait")
    #expect(request?.content.markup == "Call <b>555</b> &amp; wait")
    #expect(request?.markupFault == nil)
  }

  @Test("stands for the message, wherever it is given")
  func order() throws {
    #expect(try request("--message", "<i>a</i>", "--markup")?.content.message == "a")
    #expect(try request("--message=<i>a</i>")?.content.message == "<i>a</i>")
  }

  @Test(
    "leaves what is not valid as it is written, and says why",
    arguments: ["<b>bold", "a < b", "<a href=\"x\">y</a>", "&nbsp;", "</b>"])
  func invalid(text: String) throws {
    let request = try #require(try request("--markup", text))
    #expect(request.content.message == text)
    #expect(request.content.markup == nil)
    let report = Report(markupFault: try #require(request.markupFault))
    #expect(report.line.hasPrefix("alertcard: the markup is not valid ("))
    #expect(report.line.hasSuffix("; the message is shown as it is written"))
    #expect(!report.line.contains("\n"))
  }

  @Test("leaves title and labels literal")
  func others() throws {
    let request = try request("--markup", "--title", "<b>T</b>", "--button", "<i>B</i>", "text")
    #expect(request?.content.title == "<b>T</b>")
    #expect(request?.content.buttons.map(\.label) == ["<i>B</i>"])
  }

  @Test("that says nothing is as good as no text")
  func empty() {
    #expect(throws: UsageError.nothingToSay) { try request("--markup", "<b></b>") }
    #expect(throws: Never.self) { try request("--markup", "--title", "T", "<b></b>") }
  }
}
