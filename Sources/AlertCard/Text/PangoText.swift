import AlertCore
import CPango

/// Lays out text with Pango on its FreeType font map, which needs no display.
///
/// A layout is made once for each request and kept: what was measured is what is drawn. One thread
/// at a time may use it; it may be handed from one to another.
final class PangoText: TextMeasuring {
  /// A font map that is not shared with the host program.
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  /// A context for each direction.
  private let contexts: [TextDirection: OpaquePointer]
  private var layouts: [TextRequest: PangoTextLayout] = [:]
  /// The fonts that text is laid out with; they are looked at when they are first needed.
  private(set) lazy var fonts = FontSupply(for: fontMap)
  /// The attributes of the markup that was last asked for.
  private(set) var markup: MarkupAttributes?

  /// The fonts that Pango has measured.
  private var measuredFonts: Set<FontRequest> = []

  /// How many bytes the texts of the layouts have that are kept, and some for each layout.
  private var keptBytes = 0

  /// How many such bytes there may be: a card's, with much more than is seen of a long message.
  private static let mostBytes = 500_000

  /// Makes a font map; Fontconfig reads its configuration meanwhile or at the first layout.
  init() {
    fontMap = pango_ft2_font_map_new()
    var contexts: [TextDirection: OpaquePointer] = [:]
    for direction in TextDirection.allCases {
      let context = pango_font_map_create_context(fontMap)
      pango_context_set_round_glyph_positions(context, 1)
      pango_context_set_base_dir(context, direction.pango)
      contexts[direction] = context
    }
    self.contexts = contexts
  }

  deinit {
    layouts = [:]
    for context in contexts.values { g_object_unref(UnsafeMutableRawPointer(context)) }
    g_object_unref(UnsafeMutableRawPointer(fontMap))
  }

  /// Drops all layouts, after which nothing may be drawn that was measured before.
  func forgetLayouts() {
    layouts = [:]
    keptBytes = 0
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
    let layout = PangoLock.withLock { newLayout(request) }
    keptBytes += request.string.utf8.count + 200
    if keptBytes > Self.mostBytes { forgetLayouts() }
    layouts[request] = layout
    return layout
  }

  private func newLayout(_ request: TextRequest) -> PangoTextLayout {
    let layout = laidOut(request)
    guard request.isRich, layout.metrics.size.height > request.maximumHeight ?? .infinity else {
      return layout
    }
    // A single line that is too high by what its author gave it has to do without.
    var plain = request
    plain.spans = []
    plain.markup = nil
    return laidOut(plain)
  }

  private func laidOut(_ request: TextRequest) -> PangoTextLayout {
    if request.markup != nil, markup?.isOf(request) != true {
      markup = MarkupAttributes(request)
    }
    // Before anything is asked of Pango, which ends the process where there is no font.
    if !fonts.isEmpty { measureFont(of: request) }
    let attributes = request.markup == nil ? nil : markup
    return fonts.layout(
      { PangoTextLayout(request, contexts[request.direction], markup: attributes) },
      fontsChange: { forgetLayouts() })
  }

  /// Has Pango measure the font of a text before all others.
  ///
  /// What no font has is as wide as this font's letters, and 0 where Pango asks for that width while it
  /// measures another font.
  private func measureFont(of request: TextRequest) {
    guard measuredFonts.insert(request.font).inserted else { return }
    let description = request.font.description
    defer { pango_font_description_free(description) }
    let context = contexts[request.direction]
    guard let font = pango_font_map_load_font(fontMap, context, description) else { return }
    pango_font_metrics_unref(pango_font_get_metrics(font, nil))
    g_object_unref(UnsafeMutableRawPointer(font))
  }
}
