import AlertCore
import CPango

/// Lays out text with Pango on its FreeType font map, which needs no display.
///
/// A layout is made once for each request and kept: what was measured is what is drawn. One thread
/// at a time may use it; it may be handed from one to another.
final class PangoText: TextMeasuring {
  /// A font map that is not shared with the host program.
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private var layouts: [TextRequest: PangoTextLayout] = [:]
  /// The fonts that text is laid out with; they are looked at when they are first needed.
  private(set) lazy var fonts = FontSupply(for: fontMap)

  /// Makes a font map; Fontconfig reads its configuration meanwhile or at the first layout.
  init() {
    fontMap = pango_ft2_font_map_new()
    context = pango_font_map_create_context(fontMap)
    pango_context_set_round_glyph_positions(context, 1)
  }

  deinit {
    layouts = [:]
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(fontMap))
  }

  /// Drops all layouts, after which nothing may be drawn that was measured before.
  func forgetLayouts() {
    layouts = [:]
  }

  /// Lays out a text and says how large it is.
  func measure(_ request: TextRequest) -> TextMetrics {
    layout(request).metrics
  }

  /// How far the letters of a text reach beyond its lines.
  func overhang(_ request: TextRequest) -> TextOverhang {
    layout(request).overhang
  }

  func lastLine(of request: TextRequest) -> TextLine { layout(request).lastLine }

  func offset(at point: Point, in request: TextRequest) -> Int {
    layout(request).offset(at: point)
  }

  func rectangles(of range: Range<Int>, in request: TextRequest) -> [Rect] {
    layout(request).rectangles(of: range)
  }

  func word(at offset: Int, in request: TextRequest) -> Range<Int> {
    layout(request).word(at: offset)
  }

  /// The layout of a text.
  func layout(_ request: TextRequest) -> PangoTextLayout {
    if let layout = layouts[request] { return layout }
    var layout = fonts.layout(request, context) { forgetLayouts() }
    if request.isRich, layout.metrics.size.height > request.maximumHeight ?? .infinity {
      // A single line that is too high by what its author gave it has to do without.
      var plain = request
      plain.spans = []
      plain.markup = nil
      layout = PangoTextLayout(plain, context)
    }
    layouts[request] = layout
    return layout
  }
}
