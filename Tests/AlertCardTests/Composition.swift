import AlertCore
import CX11
import Testing

@testable import AlertCard

/// A card that is composed in poses and never shown; what was composed can be looked at.
final class Composition {
  let connection: DisplayConnection
  let painter: CardPainter
  let layout: CardLayout
  let card: CardPicture
  let frame: Rect
  var monitor: Rect
  private let cover: CoverWindow
  private let frames: FrameCompositor

  /// Makes a composition on which nothing stands; the card is in the middle of the screen.
  init(_ connection: DisplayConnection, theme: Theme, dim: Color = .clear) throws {
    self.connection = connection
    let content = AlertContent(message: "Hello", style: .success, buttons: [AlertButton("OK")])
    let text = PangoText()
    cover = CoverWindow(connection, size: connection.screenSize, visual: nil)
    monitor = Rect(0, 0, cover.size.width, cover.size.height)
    painter = CardPainter(content: content, theme: theme)
    layout = CardLayoutEngine(content: content, theme: theme, monitor: monitor, text: text)
      .layout()
    frame = layout.frame
    card = try CardPicture(
      connection, bounds: painter.pictureBounds(layout), text: text,
      rasterizer: OutlineRasterizer())
    frames = FrameCompositor(connection, cover: cover, dim: dim)
  }

  /// The space in which the card moves.
  var space: MotionSpace {
    MotionSpace(
      card: frame, monitor: monitor, picture: card.bounds.offset(frame.x, frame.y))
  }

  /// Composes the card in a pose, with parts of its own or those at a moment.
  @discardableResult
  func compose(
    _ pose: Pose, parts: [CardPart]? = nil, _ moment: CardPainter.Moment = .init()
  ) -> Rect? {
    let damage = card.update(parts ?? painter.parts(layout, moment))
    return frames.compose(card, at: frame, pose, on: monitor, damage: damage)
  }

  /// What has been composed.
  func pixels() throws -> Pixels {
    let (width, height) = (Int(cover.size.width), Int(cover.size.height))
    let image = try #require(
      XGetImage(
        connection.display, cover.back.pixmap, 0, 0, UInt32(width), UInt32(height), 0xff_ffff,
        ZPixmap))
    defer { _ = image.pointee.f.destroy_image(image) }
    let bytes = UnsafeRawBufferPointer(start: image.pointee.data, count: width * height * 4)
    return Pixels(width: width, values: Array(bytes.bindMemory(to: UInt32.self)))
  }
}

/// The pixels of a frame, as 0xRRGGBB.
struct Pixels: Equatable {
  let width: Int
  let values: [UInt32]

  /// The pixel at a place.
  subscript(x: Int, y: Int) -> UInt32 { values[y * width + x] }

  /// How much of a pixel is white above a red of 0x80, from 0 to 1.
  func white(_ x: Int, _ y: Int) -> Double {
    (Double(self[x, y] >> 16) - 128) / 127
  }
}
