import AlertCore
import Testing

@Suite("What can be presented")
struct PresentableTests {
  @Test("has a button at least")
  func noButtons() {
    var content = AlertContent(message: "x")
    content.buttons = []
    #expect(content.presentable.buttons == [AlertButton("OK")])
  }

  @Test("has no longer a title and labels than a card could show, and the whole message")
  func limit() {
    let long = String(repeating: "x", count: 1_000_000)
    let content = AlertContent(title: long, message: long, buttons: [AlertButton(long)])
    let presentable = content.presentable
    #expect(presentable.title.unicodeScalars.count == 2001)
    #expect(presentable.title.hasSuffix("x\u{2026}"))
    #expect(presentable.message == long)
    #expect(presentable.buttons[0].label.unicodeScalars.count == 1001)
  }

  @Test("has no more of any title than that", arguments: ["é", "\u{1}", "\r\n", "\u{301}x"])
  func limitOfAll(letter: String) {
    let long = String(repeating: letter, count: 10_000)
    let content = AlertContent(title: long, message: "").presentable
    #expect(content.title.unicodeScalars.count == 2001)
    let beginning = long.displayable.unicodeScalars.prefix(2000)
    #expect(content.title == String(beginning) + "\u{2026}")
  }

  @Test("is left alone where it can be shown")
  func short() {
    let content = AlertContent(title: "Title", message: "Text\nand more", style: .warning)
    #expect(content.presentable == content)
  }

  @Test(
    "has a scale within bounds",
    arguments: [(1e9, 8), (0, 0.5), (-3, 0.5), (1.5, 1.5), (.nan, 1), (.infinity, 1)]
      as [(Double, Double)])
  func scale(asked: Double, given: Double) {
    #expect(AlertOptions(scale: asked).presentable.scale == given)
  }

  @Test("has times within bounds")
  func times() {
    let options = AlertOptions(guardDelay: .seconds(-1), timeout: .seconds(Int64.max)).presentable
    #expect(options.guardDelay == .zero)
    #expect(options.timeout == .seconds(366 * 86_400))
    #expect(AlertOptions().presentable.timeout == nil)
  }

  @Test(
    "has motions of a minute at most",
    arguments: [
      (nil, nil), (.zero, .zero), (.seconds(-1), .zero), (.seconds(60), .seconds(60)),
      (.seconds(Int64.max), .seconds(60)), (.milliseconds(350), .milliseconds(350)),
    ] as [(Duration?, Duration?)])
  func duration(asked: Duration?, given: Duration?) {
    #expect(AlertOptions(duration: asked).presentable.duration == given)
  }

  @Test(
    "has a window title of one short line",
    arguments: [
      ("Title", "Message", "Title"), ("", "First\nSecond", "First"), ("", "a\r\nb", "a"),
      ("A\nB", "Message", "A"),
      ("", String(repeating: "x", count: 999), String(repeating: "x", count: 200)),
      (
        "", String(repeating: "\u{1f600}\u{200d}", count: 9999),
        String(repeating: "\u{1f600}\u{200d}", count: 1000)
      ),
    ])
  func windowTitle(title: String, message: String, expected: String) {
    #expect(AlertContent(title: title, message: message).windowTitle == expected)
  }
}
