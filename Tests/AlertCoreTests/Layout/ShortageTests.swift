import AlertCore
import Testing

@Suite("Where there is little room, a layout")
struct ShortageTests {
  private static let longTitle = String(repeating: "title ", count: 100)
  private static let longMessage = String(repeating: "message ", count: 500)

  private static func layout(
    title: String = "Title", message: String = "Message.", style: AlertStyle = .warning,
    buttons: Int = 2, height: Double
  ) -> CardLayout {
    Sample(
      content: AlertContent(
        title: title, message: message, style: style,
        buttons: (0..<buttons).map { AlertButton("Button \($0)") }),
      monitor: Rect(0, 0, 800, height), scale: 1
    ).layout
  }

  /// The height that a text would have with all the room of the world.
  private static func wished(_ block: CardLayout.TextBlock?) -> Double {
    guard var request = block?.request else { return 0 }
    request.maximumHeight = nil
    return FixedWidthText().measure(request).size.height
  }

  @Test("scrolls the message first", arguments: [320.0, 400, 600])
  func scrollsMessage(height: Double) throws {
    let layout = Self.layout(message: Self.longMessage, height: height)
    #expect(layout.icon != nil)
    #expect(layout.title?.frame.height == Self.wished(layout.title))
    let message = try #require(layout.message)
    #expect(layout.scrollBar != nil)
    // Whole lines, up to half of the monitor and as far as there is room.
    let room = height - 2 * 16 - (24 + 56 + 20 + 24 + 8) - (24 + 40 + 24)
    let lines = (min(room, height / 2) / 21).rounded(.down)
    #expect(message.frame.height == lines * 21)
  }

  @Test("gives up the icon before a title is cut or a button is lost")
  func iconFirst() {
    var sawIcon = false
    var sawWholeTitle = false
    for height in stride(from: 700.0, to: 200, by: -10) {
      let layout = Self.layout(
        title: String(repeating: "title ", count: 20), message: Self.longMessage, height: height)
      let isCut = (layout.title?.frame.height ?? 0) < Self.wished(layout.title)
      if layout.icon != nil { sawIcon = true }
      if layout.icon == nil, !isCut { sawWholeTitle = true }
      #expect(layout.icon == nil || !isCut, "at a height of \(height)")
      #expect(layout.buttons.count == 2)
    }
    #expect(sawIcon && sawWholeTitle)
  }

  @Test("does not take the icon back once it has gone")
  func monotone() {
    var isGone = false
    for height in stride(from: 400.0, to: 160, by: -1) {
      let layout = Self.layout(height: height)
      if layout.icon == nil { isGone = true }
      #expect(!isGone || layout.icon == nil, "at a height of \(height)")
    }
    #expect(isGone)
  }

  @Test("keeps one line of a title and of a message at least", arguments: [1, 3, 12, 40])
  func keepsText(buttons: Int) throws {
    let layout = Self.layout(
      title: Self.longTitle, message: Self.longMessage, buttons: buttons, height: 200)
    #expect(try #require(layout.title).frame.height > 0)
    #expect(try #require(layout.message).frame.height > 0)
  }

  @Test(
    "is the same as with more room where nothing has to give way", arguments: [400.0, 800, 5000])
  func enough(height: Double) {
    let layout = Self.layout(height: height)
    #expect(layout.centered(in: .zero) == Self.layout(height: 600).centered(in: .zero))
  }
}

extension Rect {
  fileprivate static let zero = Rect(0, 0, 0, 0)
}
