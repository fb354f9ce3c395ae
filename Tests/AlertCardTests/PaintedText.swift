import AlertCore
import CPango
import CX11
import Support

@testable import AlertCard

/// A place on a server on which text is painted, on white.
final class PaintedText {
  let text = PangoText()
  private let server: XServer
  let connection: DisplayConnection
  private let painter: GlyphPainter

  /// Starts a server with resources as `xrdb` would load them.
  init(resources: String = "") throws {
    server = try XServer(width: 320, height: 240)
    if !resources.isEmpty {
      let first = try DisplayConnection(server.display, openingLost: nil)
      let bytes = Array(resources.utf8)
      XChangeProperty(
        first.display, first.root, Atom(XA_RESOURCE_MANAGER), Atom(XA_STRING), 8, PropModeReplace,
        bytes, Int32(bytes.count))
      first.close()
    }
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
    margin: Double = 20, isOpaque: Bool = false, on ground: Color = .white
  ) -> [[UInt32]] {
    let size = Size(Double(width), Double(height))
    let surface = Surface(connection, size: size, format: .argb)
    fill(surface, ground)
    painter.draw(
      text.layout(request), at: Point(margin, margin), color, on: surface,
      isOpaque: isOpaque)
    return pixels(of: surface)
  }

  fileprivate func fill(_ surface: borrowing Surface, _ color: Color) {
    var color = XRenderColor(color)
    XRenderFillRectangle(
      connection.display, PictOpSrc, surface.picture, &color, 0, 0, UInt32(surface.size.width),
      UInt32(surface.size.height))
  }

  fileprivate func pixels(of surface: borrowing Surface) -> [[UInt32]] {
    let (width, height) = (Int(surface.size.width), Int(surface.size.height))
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

extension PaintedText {
  /// What Xft itself draws, glyph by glyph, on pixels as windows have them.
  func paintByXft(
    _ request: TextRequest, _ color: Color, on ground: Color, margin: Double = 20
  ) -> [[UInt32]] {
    let display = connection.display
    let visual = XDefaultVisual(display, connection.screen)
    let surface = Surface(
      connection, size: Size(400, 200),
      format: .visual(visual, depth: XDefaultDepth(display, connection.screen)))
    fill(surface, ground)
    // Tests run in several threads.
    XftLock.withLock { drawByXft(request, color, margin, on: surface) }
    return pixels(of: surface)
  }

  private func drawByXft(
    _ request: TextRequest, _ color: Color, _ margin: Double, on surface: borrowing Surface
  ) {
    let display = connection.display
    let visual = XDefaultVisual(display, connection.screen)
    let draw = XftDrawCreate(
      display, surface.pixmap, visual, XDefaultColormap(display, connection.screen))
    defer { XftDrawDestroy(draw) }
    var ink = XftColor(pixel: 0, color: XRenderColor(color))
    for run in text.layout(request).runs {
      guard let glyphs = run.item.glyphs?.pointee, let font = run.item.item.pointee.analysis.font
      else { continue }
      let fcFont = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
      let pattern = FcPatternDuplicate(pango_fc_font_get_pattern(fcFont))
      // Xft takes the user's resource for what a pattern does not say.
      let names = [FC_ANTIALIAS, FC_HINTING, FC_AUTOHINT, FC_HINT_STYLE, FC_RGBA, FC_LCD_FILTER]
      for name in names where XGetDefault(display, "Xft", name) != nil {
        FcPatternDel(pattern, name)
      }
      XftDefaultSubstitute(display, connection.screen, pattern)
      let opened = XftFontOpenPattern(display, pattern)
      var pen = run.pen
      let specs = (0..<Int(glyphs.num_glyphs)).map { index in
        let glyph = glyphs.glyphs[index]
        defer { pen += Int(glyph.geometry.width) }
        let x = (Double(pen + Int(glyph.geometry.x_offset)) / 1024 + margin).rounded()
        let y = (Double(run.baseline + Int(glyph.geometry.y_offset)) / 1024 + margin).rounded()
        return XftGlyphFontSpec(font: opened, glyph: glyph.glyph, x: Int16(x), y: Int16(y))
      }
      XftDrawGlyphFontSpec(draw, &ink, specs, Int32(specs.count))
      XftFontClose(display, opened)
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
