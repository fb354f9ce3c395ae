import AlertCore
import CX11
import Support

@testable import AlertCard

/// A place on a server on which text is painted, on white.
final class PaintedText {
  let text = PangoText()
  private let server: XServer
  private let connection: DisplayConnection
  private let painter: GlyphPainter

  init() throws {
    server = try XServer(width: 320, height: 240)
    connection = try DisplayConnection(server.display, openingLost: nil)
    painter = GlyphPainter(connection)
  }

  deinit {
    painter.closeFonts()
    connection.close()
  }

  /// The errors that the server has answered with.
  var errors: [ProtocolError] {
    XSync(connection.display, False)
    return connection.protocolErrors
  }

  /// The pixels of a text with its box at (`margin`, `margin`), as 0xRRGGBB by rows.
  func paint(
    _ request: TextRequest, _ color: Color = .black, width: Int = 400, height: Int = 200,
    margin: Double = 20
  ) -> [[UInt32]] {
    let size = Size(Double(width), Double(height))
    let surface = Surface(connection, size: size, format: .argb)
    var white = XRenderColor(.white)
    XRenderFillRectangle(
      connection.display, PictOpSrc, surface.picture, &white, 0, 0, UInt32(width), UInt32(height))
    painter.draw(text.layout(request), at: Point(margin, margin), color, on: surface)
    let image = XGetImage(
      connection.display, surface.pixmap, 0, 0, UInt32(width), UInt32(height), UInt.max, ZPixmap)
    guard let image else { return [] }
    defer { _ = image.pointee.f.destroy_image(image) }
    return (0..<height).map { y in
      (0..<width).map { x in
        UInt32(truncatingIfNeeded: image.pointee.f.get_pixel(image, Int32(x), Int32(y))) & 0xffffff
      }
    }
  }
}

extension [[UInt32]] {
  /// The rows in which a colour is, by number.
  func rows(of color: UInt32) -> [Int] {
    indices.filter { self[$0].contains(color) }
  }

  /// The columns in which a colour is, by number.
  func columns(of color: UInt32) -> [Int] {
    (first?.indices ?? 0..<0).filter { x in contains { $0[x] == color } }
  }

  /// The colours of all pixels.
  var colors: Set<UInt32> { Set(joined()) }
}
