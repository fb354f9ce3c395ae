import AlertCore
import CX11
import Support
import Testing

@testable import AlertCard

/// Each look on the screen at scale 1, measured in pixels against what was published.
@Suite struct LookPixelTests {
  static let sky: UInt32 = 0x80c0e0

  let server: XServer
  let connection: DisplayConnection

  init() throws {
    server = try XServer(width: 1280, height: 800)
    connection = try DisplayConnection(server.display, openingLost: nil)
    XSetWindowBackground(connection.display, connection.root, UInt(Self.sky))
    XClearWindow(connection.display, connection.root)
  }

  /// A look on the screen, at rest, with nobody's focus.
  private func show(
    _ look: Look, in appearance: Appearance = .light, style: AlertStyle = .none,
    title: String = "HHH", message: String = "HHH", _ buttons: [AlertButton],
    _ change: (inout Theme) -> Void = { _ in }
  ) throws -> Shown {
    let content = AlertContent(title: title, message: message, style: style, buttons: buttons)
    var theme = look.theme(appearance)
    change(&theme)
    let (stage, layout) = try connection.show(content, theme)
    XSync(connection.display, False)
    let shown = Shown(layout: layout, pixels: try pixels())
    #expect(connection.protocolErrors.isEmpty)
    stage.close()
    return shown
  }

  private func pixels() throws -> [UInt32] {
    let image = try #require(
      XGetImage(connection.display, connection.root, 0, 0, 1280, 800, UInt.max, ZPixmap))
    defer { _ = image.pointee.f.destroy_image(image) }
    return (0..<1280 * 800).map {
      UInt32(image.pointee.f.get_pixel(image, Int32($0 % 1280), Int32($0 / 1280)) & 0xffffff)
    }
  }

  private static let one = [AlertButton("H")]
  private static let two = [AlertButton("H", role: .cancel), AlertButton("H")]

  // MARK: One look after the other

  @Test func prompt() throws {
    let shown = try show(
      .prompt, style: .success, [AlertButton("H"), AlertButton("H", role: .cancel)])
    #expect(shown.dim == Self.sky)
    #expect(shown.card(of: 0xffffff) == Rect(534, 254, 213, 213))
    #expect(shown.radius(0xffffff) == 10)
    // Cancel left of the centre by 50, OK right of it.
    #expect(shown.bounds(of: 0xff1414) == Rect(550, 421, 80, 30))
    #expect(shown.bounds(of: 0x9ed6f3) == Rect(650, 421, 80, 30))
    #expect(shown.radius(0xff1414) == 5)
    // The circle's stroke of 5 around a radius of 40; the outermost pixels are covered in part.
    #expect(shown.bounds(of: 0x4cd964)?.size == Size(83, 83))
    #expect(try inkHeight(shown, of: shown.layout.title) == inkHeight(size: 18))
    #expect(try inkHeight(shown, of: shown.layout.message) == inkHeight(size: 16))
    // A shadow lies under the card and none above it.
    #expect(shown[640, 254 + 213 + 2] != Self.sky)
    #expect(shown[640, 254 - 10] == Self.sky)
    let alone = try show(.prompt, style: .success, Self.one)
    #expect(alone.bounds(of: 0x9ed6f3) == Rect(600, 421, 80, 30))
  }

  @Test func segmented() throws {
    let shown = try show(.segmented, Self.two)
    #expect(shown.dim == Self.dimmed(0.414))
    let height = 10 + 20 + 10 + 18 + 20 + 45.0
    let card = Rect(400, (400 - height / 2).rounded(), 480, height)
    #expect(shown.card(of: 0xffffff) == card)
    #expect(shown.radius(0xffffff) == 6)
    let top = Int(card.maxY) - 45
    #expect((400..<880).allSatisfy { shown[$0, top] == 0xc7c7cc })
    let column = (top + 1..<top + 40).map { shown[640, $0] }
    #expect(column.allSatisfy { $0 == 0xc7c7cc })
    #expect(shown[639, top + 10] == 0xffffff && shown[641, top + 10] == 0xffffff)
    #expect(try inkHeight(shown, of: shown.layout.title) == inkHeight(size: 17))
    #expect(try inkHeight(shown, of: shown.layout.message) == inkHeight(size: 13))
    #expect(try inkHeight(shown, of: shown.layout.buttons[0].label) == inkHeight(size: 14))
  }

  @Test func spring() throws {
    let shown = try show(.spring, Self.two)
    #expect(shown.dim == Self.dimmed(0.6))
    let height = 20 + 20 + 15 + 18 + 15 + 30 + 20.0
    let card = Rect(510, (400 - height / 2).rounded(), 260, height)
    #expect(shown.card(of: 0xffffff) == card)
    #expect(shown.radius(0xffffff) == 6)
    let y = card.y + height - 50
    let frames = shown.layout.buttons.map { $0.frame.offset(card.x, card.y) }
    #expect(frames == [Rect(card.x + 15, y, 105, 30), Rect(card.x + 135, y, 105, 30)])
    for frame in frames {
      #expect(shown[Int(frame.x), Int(frame.center.y)] == 0x00a0df)
      #expect(shown[Int(frame.x) - 1, Int(frame.center.y)] == 0xffffff)
      #expect(shown[Int(frame.maxX) - 1, Int(frame.center.y)] == 0x00a0df)
      #expect(shown[Int(frame.maxX), Int(frame.center.y)] == 0xffffff)
    }
    #expect(try inkHeight(shown, of: shown.layout.title) == inkHeight(size: 15))
    #expect(try inkHeight(shown, of: shown.layout.message) == inkHeight(size: 13))
    #expect(try ink(shown, of: shown.layout.title).contains(0x00a0df))
    let alone = try show(.spring, Self.one)
    #expect(alone.bounds(of: 0x00a0df, below: Int(y)) == Rect(525, y, 230, 30))
  }

  @Test func cover() throws {
    let shown = try show(.cover, Self.two)
    #expect(shown.dim == Self.dimmed(0.7))
    #expect(shown.card(of: 0xf9f9f9) == Rect(400, 280, 480, 240))
    #expect(shown.radius(0xf9f9f9) == 6)
    #expect((400..<880).allSatisfy { shown[$0, 280 + 23] == 0xaaaaaa })
    #expect(shown[420, 280 + 22] == 0xf9f9f9 && shown[420, 280 + 24] == 0xf9f9f9)
    #expect(shown.bounds(of: 0x1f6fe0) == Rect(405, 490, 230, 25))
    #expect(shown.bounds(of: 0xf07800) == Rect(645, 490, 230, 25))
    #expect(try inkHeight(shown, of: shown.layout.title) == inkHeight(size: 19))
    #expect(try inkHeight(shown, of: shown.layout.message) == inkHeight(size: 17))
    // Two lines of any message, then an ellipsis.
    let long = try show(
      .cover, message: String(repeating: "HHH ", count: 200), Self.two)
    #expect(long.card(of: 0xf9f9f9) == Rect(400, 280, 480, 240))
    let below = (280 + 70..<490).flatMap { y in (400..<880).map { long[$0, y] } }
    #expect(below.allSatisfy { $0 == 0xf9f9f9 })
  }

  @Test func meteor() throws {
    let shown = try show(.meteor, Self.one)
    #expect(shown.dim == Self.dimmed(0.6))
    let card = Rect(518, 320, 245, 160)
    #expect(shown.card(of: 0xffffff) == card)
    #expect(shown.radius(0xffffff) == 5)
    #expect(shown.bounds(of: 0xf5182a) == Rect(560, 430, 160, 40))
    #expect(shown.radius(0xf5182a) == 3)
    #expect(try inkHeight(shown, of: shown.layout.title) == inkHeight(size: 20, isBold: true))
    #expect(try inkHeight(shown, of: shown.layout.message) == inkHeight(size: 15))
    #expect(try ink(shown, of: shown.layout.title).contains(0x384047))
    #expect(try ink(shown, of: shown.layout.message).contains(0x7f7f7f))
    // The close button's cross, in the middle of 32 by 32 in the corner.
    let close = Rect(518 + 213, 320, 32, 32)
    #expect(shown[Int(close.center.x), Int(close.center.y)] == 0x7f7f7f)
    #expect(shown.layout.close?.offset(card.x, card.y) == close)
    let two = try show(.meteor, Self.two)
    let frames = two.layout.buttons.map { $0.frame.offset(card.x, card.y) }
    #expect(frames == [Rect(528, 430, 107, 40), Rect(645, 430, 107, 40)])
    #expect(two.bounds(of: 0xf5182a) == Rect(528, 430, 224, 40))
  }

  @Test func card() throws {
    let shown = try show(.card, style: .information, message: "H", Self.one)
    #expect(shown.dim == Self.dimmed(0.45))
    #expect(shown.layout.size == Size(320, 24 + 56 + 20 + 24 + 8 + 21 + 24 + 40 + 24))
    #expect(shown.card(of: 0xffffff)?.size == shown.layout.size)
    #expect(shown.radius(0xffffff) == 16)
    #expect(try inkHeight(shown, of: shown.layout.title) == inkHeight(size: 17, isBold: true))
    #expect(try inkHeight(shown, of: shown.layout.message) == inkHeight(size: 14))
  }

  @Test("dark, each look has a dark card with the same places", arguments: Look.allCases)
  func dark(look: Look) throws {
    let light = try show(look, in: .light, style: .warning, Self.two)
    let dark = try show(look, in: .dark, style: .warning, Self.two)
    #expect(dark.layout.frame == light.layout.frame)
    #expect(dark.layout.buttons.map(\.label.frame) == light.layout.buttons.map(\.label.frame))
    let frame = dark.layout.frame
    let inside = dark[Int(frame.x) + 12, Int(frame.y) + Int(frame.height / 2)]
    #expect(inside == 0x2b2c31)
  }

  @Test("no letter of a title is cut, however close its lines are", arguments: Look.allCases)
  func wholeLetters(look: Look) throws {
    let title = "Ấgjpqy"
    func inkRows(_ change: (inout Theme) -> Void) throws -> Int {
      let shown = try show(look, title: title, Self.one, change)
      let frame = try #require(shown.layout.title).frame
      let top = max(0, frame.y - 8)
      let around = Rect(frame.x + 8, top, frame.width - 16, frame.maxY + 6 - top)
      return shown.rows(of: around).count { Set($0).count > 1 }
    }
    let wide = try inkRows { $0.title.lineHeight = 60 }
    #expect(wide > 10)
    #expect(try inkRows { _ in } == wide)
  }

  @Test("a single button may have colours of its own")
  func ownColours() throws {
    let shown = try show(.card, Self.two) { theme in
      theme.button.own = [1: ButtonTint(fill: Color(0x8a2be2), label: Color(0xffd700))]
    }
    let button = shown.layout.buttons[1]
    let frame = button.frame.offset(shown.layout.origin.x, shown.layout.origin.y)
    #expect(shown.bounds(of: 0x8a2be2) == frame)
    #expect(try ink(shown, of: button.label).contains(0xffd700))
  }

  // MARK: Measures

  /// The sky under a black cover, as the server computes it.
  private static func dimmed(_ opacity: Double) -> UInt32 {
    let rest = 255 - UInt32((opacity * 255).rounded())
    func through(_ component: UInt32) -> UInt32 {
      let product = component * rest + 0x80
      return (product + product >> 8) >> 8
    }
    return through(sky >> 16) << 16 | through(sky >> 8 & 0xff) << 8 | through(sky & 0xff)
  }

  private func ink(_ shown: Shown, of block: CardLayout.TextBlock?) throws -> Set<UInt32> {
    let frame = try #require(block).frame
    return Set(shown.rows(of: frame).joined())
  }

  /// The number of rows of a text's box on which anything is drawn.
  private func inkHeight(_ shown: Shown, of block: CardLayout.TextBlock?) throws -> Int {
    // The ends of a box may touch a corner of the card.
    let rows = shown.rows(of: try #require(block).frame).map { $0.dropFirst(8).dropLast(8) }
    return rows.count { Set($0).count > 1 }
  }

  /// The height of an H at a font size, by Xft's own word.
  private func inkHeight(size: Int, isBold: Bool = false) -> Int {
    let name = "sans:pixelsize=\(size)" + (isBold ? ":bold" : "")
    guard let font = XftFontOpenName(connection.display, connection.screen, name) else { return -1 }
    defer { XftFontClose(connection.display, font) }
    var extents = XGlyphInfo()
    XftTextExtentsUtf8(connection.display, font, "H", 1, &extents)
    return Int(extents.height)
  }
}

/// What a look was seen as.
private struct Shown {
  let layout: CardLayout
  let pixels: [UInt32]

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * 1280 + x] }

  /// The dimmed screen.
  var dim: UInt32 { self[3, 3] }

  /// The pixels of a box on the card.
  func rows(of box: Rect) -> [[UInt32]] {
    let frame = box.offset(layout.origin.x, layout.origin.y)
    return (Int(frame.y)..<Int(frame.maxY)).map { y in
      (Int(frame.x)..<Int(frame.maxX)).map { self[$0, y] }
    }
  }

  /// The smallest rectangle around all pixels of a colour.
  func bounds(of colour: UInt32, below top: Int = 0) -> Rect? {
    let places = (top * 1280..<pixels.count).filter { pixels[$0] == colour }
    let columns = places.map { $0 % 1280 }
    let rows = places.map { $0 / 1280 }
    guard let left = columns.min(), let right = columns.max(), let first = rows.min(),
      let last = rows.max()
    else { return nil }
    return Rect(
      Double(left), Double(first), Double(right - left + 1), Double(last - first + 1))
  }

  /// The card, by its colour; its widest row and its highest column touch the edges.
  func card(of colour: UInt32) -> Rect? { bounds(of: colour) }

  /// The radius of the top left corner of what has a colour: how far the first row begins from the
  /// left edge, without the pixels that are covered only in part.
  func radius(_ colour: UInt32) -> Int? {
    guard let frame = bounds(of: colour) else { return nil }
    let (left, top) = (Int(frame.x), Int(frame.y))
    let first = (left..<left + Int(frame.width)).first { self[$0, top] == colour }
    let side = (top..<top + Int(frame.height)).first { self[left, $0] == colour }
    guard let first, let side, first - left == side - top else { return nil }
    return first - left
  }
}
