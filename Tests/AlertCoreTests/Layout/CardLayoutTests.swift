import AlertCore
import Testing

@Suite("A layout")
struct CardLayoutTests {
  private static let layout = Sample(
    content: AlertContent(
      title: "Title", message: "Message.", buttons: ["One", "Two", "Three"].map { AlertButton($0) }),
    monitor: Rect(100, 50, 1280, 800), scale: 1
  ).layout

  /// A button in the cover's coordinates.
  private static func frame(_ index: Int) -> Rect {
    layout.buttons[index].frame.offset(layout.origin.x, layout.origin.y)
  }

  @Test("gives a button its left and top edge, and not its right and bottom one", arguments: 0..<3)
  func edges(index: Int) {
    let frame = Self.frame(index)
    let (x, y) = (frame.center.x, frame.center.y)
    #expect(Self.layout.target(at: Point(frame.x, y)) == .button(index))
    #expect(Self.layout.target(at: Point(frame.x - 0.01, y)) == nil)
    #expect(Self.layout.target(at: Point(frame.maxX - 0.01, y)) == .button(index))
    #expect(Self.layout.target(at: Point(frame.maxX, y)) == nil)
    #expect(Self.layout.target(at: Point(x, frame.y)) == .button(index))
    #expect(Self.layout.target(at: Point(x, frame.y - 0.01)) == nil)
    #expect(Self.layout.target(at: Point(x, frame.maxY - 0.01)) == .button(index))
    #expect(Self.layout.target(at: Point(x, frame.maxY)) == nil)
  }

  @Test("gives a button its corners as its edges", arguments: 0..<3)
  func corners(index: Int) {
    let frame = Self.frame(index)
    #expect(Self.layout.target(at: Point(frame.x, frame.y)) == .button(index))
    #expect(Self.layout.target(at: Point(frame.maxX, frame.y)) == nil)
    #expect(Self.layout.target(at: Point(frame.x, frame.maxY)) == nil)
    #expect(Self.layout.target(at: Point(frame.maxX - 0.5, frame.maxY - 0.5)) == .button(index))
  }

  @Test("gives nothing to a point beside the buttons")
  func beside() {
    let (frame, button) = (Self.layout.frame, Self.frame(0))
    #expect(Self.layout.target(at: Point(frame.x + 1, frame.y + 1)) == nil)
    #expect(Self.layout.target(at: Point(0, 0)) == nil)
    // Between two buttons.
    #expect(Self.layout.target(at: Point(button.maxX + 1, button.center.y)) == nil)
    // Where the button would be if the card stood in the corner.
    #expect(Self.layout.target(at: Self.layout.buttons[0].frame.center) == nil)
  }

  @Test(
    "stands in the middle of a monitor on whole pixels",
    arguments: [
      Rect(0, 0, 1280, 800), Rect(1280, 0, 1920, 1080), Rect(-1081, -3, 1081, 1921),
      Rect(0, 0, 1366, 767),
    ])
  func centered(monitor: Rect) {
    let layout = Self.layout.centered(in: monitor)
    #expect(layout.frame.isWhole)
    #expect(layout.frame.size == layout.size)
    #expect(abs(layout.frame.center.x - monitor.center.x) <= 0.5)
    #expect(abs(layout.frame.center.y - monitor.center.y) <= 0.5)
  }

  @Test("moves nothing on the card when the card moves")
  func moved() {
    var moved = Self.layout.centered(in: Rect(0, 0, 640, 480))
    #expect(moved.origin != Self.layout.origin)
    moved.origin = Self.layout.origin
    #expect(moved == Self.layout)
  }

  @Test("has the card in its own coordinates and in the cover's")
  func bounds() {
    let layout = Self.layout
    #expect(layout.bounds == Rect(0, 0, layout.size.width, layout.size.height))
    #expect(
      layout.frame
        == Rect(layout.origin.x, layout.origin.y, layout.size.width, layout.size.height))
  }
}
