import AlertCore
import Testing

@Suite("The layout of a message with attributes")
struct RichMessageTests {
  private static func sample(width: Double, height: Double, scale: Double) -> Sample {
    var content = AlertContent(
      title: "Title", message: "Call 5551234 now.", style: .warning, buttons: [AlertButton("OK")])
    content.setAttributes(TextAttributes(size: 20), of: "5551234")
    return Sample(content: content, monitor: Rect(0, 0, width, height), scale: scale)
  }

  @Test("hands the attributes on with the scale, to the message only", arguments: [1.0, 1.5, 2])
  func request(scale: Double) {
    let sample = Self.sample(width: 1920, height: 1080, scale: scale)
    let layout = sample.layout
    #expect(layout.message?.request.spans == sample.content.spans)
    #expect(layout.message?.request.scale == scale)
    #expect(layout.title?.request.spans == [])
    #expect(layout.buttons[0].label.request.spans == [])
  }

  @Test("makes them smaller with all the rest on a tiny screen")
  func reduction() {
    let layout = Self.sample(width: 90, height: 90, scale: 2).layout
    #expect(layout.reduction < 1)
    #expect(layout.message?.request.scale == 2 * layout.reduction)
  }
}
