import AlertCore
import Testing

@Suite("Beside panels, a layout")
struct WorkAreaTests {
  private static let monitor = Rect(1280, 0, 1280, 800)

  private static func layout(_ area: Rect?, message: String = "Message.") -> CardLayout {
    let content = AlertContent(title: "Title", message: message, buttons: [AlertButton("OK")])
    return CardLayoutEngine(
      content: content, theme: .card(.light), monitor: monitor, workArea: area,
      text: FixedWidthText()
    ).layout()
  }

  @Test("stands in the middle of the monitor as long as it has room there")
  func middle() {
    let area = Rect(1280, 40, 1280, 760)
    #expect(Self.layout(area).frame == Self.layout(nil).frame)
  }

  @Test(
    "stays in the work area",
    arguments: [
      Rect(1280, 500, 1280, 300), Rect(1280, 0, 400, 800), Rect(0, 30, 2560, 770),
      Rect(2100, 0, 460, 800), Rect(1280, 0, 1280, 330),
    ])
  func inside(area: Rect) {
    let long = String(repeating: "line\n", count: 100)
    for message in ["Message.", long] {
      let frame = Self.layout(area, message: message).frame
      #expect(area.intersection(Self.monitor).intersection(frame) == frame)
    }
  }

  @Test("has a box for its message that is no higher than half of it")
  func half() throws {
    let layout = Self.layout(
      Rect(1280, 0, 1280, 600), message: String(repeating: "line\n", count: 100))
    let box = try #require(layout.message?.frame)
    #expect(box.height == 14 * 21)
  }

  @Test(
    "does not believe in one that no card could stand in",
    arguments: [Rect(0, 0, 0, 0), Rect(1280, 0, 40, 40), Rect(0, 0, 1280, 800)])
  func nonsense(area: Rect) {
    #expect(Self.layout(area).frame == Self.layout(nil).frame)
  }
}
