import AlertCore
import Testing

@Suite("What a screen reader is told")
struct CardElementTests {
  private static func sample(title: String, message: String, style: AlertStyle) -> Sample {
    Sample(
      content: AlertContent(
        title: title, message: message, style: style,
        buttons: [AlertButton("Delete"), AlertButton("Keep", role: .cancel)]),
      monitor: Rect(0, 0, 1280, 800), scale: 1)
  }

  private static func elements(_ sample: Sample) -> [CardElement] {
    sample.layout.elements(of: sample.content)
  }

  @Test("names everything in the order in which it is read")
  func everything() {
    let elements = Self.elements(
      Self.sample(title: "Delete?", message: "Cannot be undone.", style: .warning))
    #expect(elements.map(\.role) == [.alert, .image, .label, .label, .button(0), .button(1)])
    #expect(
      elements.map(\.name)
        == ["Delete?", "warning", "Delete?", "Cannot be undone.", "Delete", "Keep"])
  }

  @Test("calls an alert without a title by its message")
  func untitled() {
    let elements = Self.elements(Self.sample(title: "", message: "Now?", style: .none))
    #expect(elements.map(\.role) == [.alert, .label, .button(0), .button(1)])
    #expect(elements.map(\.name) == ["Now?", "Now?", "Delete", "Keep"])
  }

  @Test("has the boxes of the layout, on the cover")
  func frames() {
    let sample = Self.sample(title: "Delete?", message: "Now?", style: .warning)
    let layout = sample.layout
    func onCover(_ frame: Rect?) -> Rect? { frame?.offset(layout.origin.x, layout.origin.y) }
    let expected = [
      layout.frame, onCover(layout.icon), onCover(layout.title?.frame),
      onCover(layout.message?.frame), onCover(layout.buttons[0].frame),
      onCover(layout.buttons[1].frame),
    ]
    #expect(Self.elements(sample).map(\.frame) == expected)
    #expect(layout.origin != Point(0, 0))
  }

  @Test("has no image where the icon had to go")
  func noRoom() {
    var sample = Self.sample(title: "Delete?", message: "Now?", style: .warning)
    sample.monitor = Rect(0, 0, 640, 200)
    #expect(!Self.elements(sample).map(\.role).contains(.image))
  }

  @Test("has a label's whole text, although it is cut on the card")
  func cut() {
    let message = String(repeating: "message ", count: 500)
    let sample = Self.sample(title: "", message: message, style: .none)
    #expect(Self.elements(sample).first { $0.role == .label }?.name == message)
  }
}
