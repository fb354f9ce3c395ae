import AlertCore
import CPango
import CX11

/// Draws laid-out text with Xft: one Xft font for each Pango font.
final class GlyphPainter {
  private let connection: DisplayConnection
  private let settings: FontSettings
  private var fonts: [FontKey: UnsafeMutablePointer<XftFont>] = [:]

  /// A font of Pango's, which is kept as long as Xft's, and what it is drawn on.
  private struct FontKey: Hashable {
    var font: UnsafeMutableRawPointer
    var isOnOpaque: Bool
  }

  /// How many glyphs go into one request; Xft 2.3.6 is not safe with many glyphs of colour fonts.
  private static let chunk = 64
  /// How many fonts are kept open.
  private static let mostFonts = 64

  /// Makes a painter without fonts.
  init(_ connection: DisplayConnection) {
    self.connection = connection
    settings = FontSettings(connection)
  }

  /// Gives the fonts back to the server; to be called before the display is closed.
  func closeFonts() {
    XftLock.withLock {
      for font in fonts.values { XftFontClose(connection.display, font) }
    }
    for key in fonts.keys { g_object_unref(key.font) }
    fonts = [:]
  }

  /// Draws a text whose box has its top left corner at a point, in pixels.
  ///
  /// `isOpaque` says whether all that lies under the text hides what lies beneath.
  func draw(
    _ text: PangoTextLayout, at origin: Point, _ color: Color, on target: borrowing Surface,
    isOpaque: Bool = false
  ) {
    let runs = text.runs
    let box = Rect(origin.x, origin.y, text.width, text.metrics.size.height)
    for run in runs {
      guard let background = run.style.background else { continue }
      fill(run.frame.offset(origin.x, origin.y), background.faded(color.alpha), in: box, target)
    }
    for run in runs {
      let specs = specs(of: run, origin, isOnOpaque: isOpaque)
      draw(specs, run.style.foreground(color), on: target)
      for line in run.lines(color) {
        fill(line.frame.offset(origin.x, origin.y), line.color, in: box, target)
      }
    }
  }

  private func draw(
    _ specs: [XftGlyphFontSpec], _ color: Color, on target: borrowing Surface
  ) {
    if specs.isEmpty { return }
    let fill = SolidFill(connection, color)
    for start in stride(from: 0, to: specs.count, by: Self.chunk) where !connection.isLost {
      let part = Array(specs[start..<min(start + Self.chunk, specs.count)])
      XftLock.withLock {
        XftGlyphFontSpecRender(
          connection.display, PictOpOver, fill.picture, target.picture, 0, 0, part,
          Int32(part.count))
      }
    }
  }

  /// Lays a colour over whole pixels, at least one high, within the text's box.
  private func fill(
    _ rect: Rect, _ color: Color, in box: Rect, _ target: borrowing Surface
  ) {
    let (x, y) = (rect.x.rounded(), rect.y.rounded())
    let whole = Rect(x, y, rect.maxX.rounded() - x, max(1, rect.maxY.rounded() - y))
    let area = whole.intersection(box)
    guard !area.isEmpty, !connection.isLost else { return }
    var value = XRenderColor(color)
    XRenderFillRectangle(
      connection.display, PictOpOver, target.picture, &value, Int32(area.x), Int32(area.y),
      UInt32(area.width), UInt32(area.height))
  }

  private func specs(
    of run: TextRun, _ origin: Point, isOnOpaque: Bool
  ) -> [XftGlyphFontSpec] {
    guard let glyphs = run.item.glyphs, let pangoFont = run.item.item.pointee.analysis.font,
      let font = xftFont(pangoFont, isOnOpaque: isOnOpaque)
    else { return [] }
    var pen = run.pen
    return (0..<Int(glyphs.pointee.num_glyphs)).compactMap { index in
      let glyph = glyphs.pointee.glyphs[index]
      defer { pen += Int(glyph.geometry.width) }
      if glyph.glyph == Self.emptyGlyph { return nil }
      // A glyph that no font has becomes the font's own box.
      let number = glyph.glyph & Self.unknownFlag != 0 ? 0 : glyph.glyph
      return XftGlyphFontSpec(
        font: font, glyph: number,
        x: Self.pixel(pen + Int(glyph.geometry.x_offset), from: origin.x),
        y: Self.pixel(run.baseline + Int(glyph.geometry.y_offset), from: origin.y))
    }
  }

  /// PANGO_GLYPH_EMPTY, a macro: a glyph without ink.
  private static let emptyGlyph: PangoGlyph = 0x0fff_ffff
  /// PANGO_GLYPH_UNKNOWN_FLAG, a macro: set where no font has the character.
  private static let unknownFlag: PangoGlyph = 0x1000_0000

  private static func pixel(_ units: Int, from origin: Double) -> Int16 {
    Int16(clamping: Int((Double(units) / PangoTextLayout.unit + origin).rounded()))
  }

  private func xftFont(
    _ pangoFont: UnsafeMutablePointer<PangoFont>, isOnOpaque: Bool
  ) -> UnsafeMutablePointer<XftFont>? {
    let key = FontKey(font: UnsafeMutableRawPointer(pangoFont), isOnOpaque: isOnOpaque)
    if let font = fonts[key] { return font }
    // Markup may ask for any number of them.
    if fonts.count >= Self.mostFonts { closeFonts() }
    let fcFont = key.font.assumingMemoryBound(to: PangoFcFont.self)
    guard let pattern = FcPatternDuplicate(pango_fc_font_get_pattern(fcFont)) else { return nil }
    settings.apply(to: pattern)
    if !isOnOpaque || !pattern.hasSubpixels {
      FcPatternDel(pattern, FC_RGBA)
      FcPatternAddInteger(pattern, FC_RGBA, FC_RGBA_NONE)
    }
    let opened = XftLock.withLock { XftFontOpenPattern(connection.display, pattern) }
    guard let font = opened else {
      FcPatternDestroy(pattern)
      return nil
    }
    g_object_ref(key.font)
    fonts[key] = font
    return font
  }
}

extension OpaquePointer {
  /// Whether glyphs of a pattern use the parts of a pixel, which those with colours of their own do not.
  fileprivate var hasSubpixels: Bool {
    var (rgba, isColored): (Int32, FcBool) = (Int32(FC_RGBA_UNKNOWN), FcFalse)
    FcPatternGetInteger(self, FC_RGBA, 0, &rgba)
    FcPatternGetBool(self, FC_COLOR, 0, &isColored)
    return rgba != FC_RGBA_UNKNOWN && isColored == FcFalse
  }
}
