import AlertCore
import CPango
import CX11

/// Draws laid-out text with Xft: one Xft font for each Pango font.
final class GlyphPainter {
  private let connection: DisplayConnection
  private var fonts: [UnsafeMutableRawPointer: UnsafeMutablePointer<XftFont>] = [:]

  /// How many glyphs go into one request; Xft 2.3.6 is not safe with many glyphs of colour fonts.
  private static let chunk = 64

  /// Makes a painter without fonts.
  init(_ connection: DisplayConnection) {
    self.connection = connection
  }

  /// Gives the fonts back to the server; to be called before the display is closed.
  func closeFonts() {
    for font in fonts.values { XftFontClose(connection.display, font) }
    fonts = [:]
  }

  /// Draws a text whose box has its top left corner at a point, in pixels.
  func draw(
    _ text: PangoTextLayout, at origin: Point, _ color: Color, on target: borrowing Surface
  ) {
    let fill = SolidFill(connection, color)
    let iterator = pango_layout_get_iter(text.layout)
    defer { pango_layout_iter_free(iterator) }
    repeat {
      guard let run = pango_layout_iter_get_run_readonly(iterator) else { continue }
      var logical = PangoRectangle()
      pango_layout_iter_get_run_extents(iterator, nil, &logical)
      let baseline = pango_layout_iter_get_baseline(iterator)
      let specs = specs(of: run.pointee, x: logical.x, baseline: baseline, origin)
      for start in stride(from: 0, to: specs.count, by: Self.chunk) where !connection.isLost {
        let part = Array(specs[start..<min(start + Self.chunk, specs.count)])
        XftGlyphFontSpecRender(
          connection.display, PictOpOver, fill.picture, target.picture, 0, 0, part,
          Int32(part.count))
      }
    } while pango_layout_iter_next_run(iterator) != 0
  }

  private func specs(
    of run: PangoGlyphItem, x: Int32, baseline: Int32, _ origin: Point
  ) -> [XftGlyphFontSpec] {
    guard let glyphs = run.glyphs, let pangoFont = run.item.pointee.analysis.font,
      let font = xftFont(pangoFont)
    else { return [] }
    var pen = x
    return (0..<Int(glyphs.pointee.num_glyphs)).compactMap { index in
      let glyph = glyphs.pointee.glyphs[index]
      defer { pen += glyph.geometry.width }
      if glyph.glyph == Self.emptyGlyph { return nil }
      // A glyph that no font has becomes the font's own box.
      let number = glyph.glyph & Self.unknownFlag != 0 ? 0 : glyph.glyph
      return XftGlyphFontSpec(
        font: font, glyph: number,
        x: Self.pixel(pen + glyph.geometry.x_offset, from: origin.x),
        y: Self.pixel(baseline + glyph.geometry.y_offset, from: origin.y))
    }
  }

  /// PANGO_GLYPH_EMPTY, a macro: a glyph without ink.
  private static let emptyGlyph: PangoGlyph = 0x0fff_ffff
  /// PANGO_GLYPH_UNKNOWN_FLAG, a macro: set where no font has the character.
  private static let unknownFlag: PangoGlyph = 0x1000_0000

  private static func pixel(_ units: Int32, from origin: Double) -> Int16 {
    Int16(clamping: Int((Double(units) / PangoTextLayout.unit + origin).rounded()))
  }

  private func xftFont(
    _ pangoFont: UnsafeMutablePointer<PangoFont>
  ) -> UnsafeMutablePointer<XftFont>? {
    let key = UnsafeMutableRawPointer(pangoFont)
    if let font = fonts[key] { return font }
    let fcFont = key.assumingMemoryBound(to: PangoFcFont.self)
    guard let pattern = FcPatternDuplicate(pango_fc_font_get_pattern(fcFont)) else { return nil }
    // A card is moved, scaled and faded as a picture, which subpixel rendering does not survive.
    FcPatternDel(pattern, FC_RGBA)
    FcPatternAddInteger(pattern, FC_RGBA, FC_RGBA_NONE)
    guard let font = XftFontOpenPattern(connection.display, pattern) else {
      FcPatternDestroy(pattern)
      return nil
    }
    fonts[key] = font
    return font
  }
}
