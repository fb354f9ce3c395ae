import AlertCore
import CPango

/// Text that has been laid out: lines of glyphs at their places.
final class PangoTextLayout {
  /// Pango's own layout.
  let layout: OpaquePointer
  /// How large the text is.
  private(set) var metrics = TextMetrics(size: .zero, lineCount: 0)
  /// The text as Pango has it.
  let text: PangoString
  /// Where the ellipsis of a text that is cut begins in Pango's text, which stands for all the rest.
  private(set) var ellipsis: Int?
  /// The language of the text.
  let language: OpaquePointer?
  /// The size of the font, in pixels.
  let fontSize: Double
  /// The last line where it is left out.
  private(set) var omitted: TextLine?
  /// The runs of all lines that are not left out, from the top.
  private(set) lazy var runs = readRuns()
  /// How many lines the text was cut to last.
  private var lastCut = Int.max

  /// The width of the box that the lines stand in, in pixels.
  var width: Double { max(boxWidth, metrics.size.width) }

  /// The width that lines are broken at, in pixels; 0 for none.
  let boxWidth: Double
  /// The attributes of the whole text.
  private let attributes: TextAttributeList

  /// Lays out a text in a context of its direction; `markup` are the attributes of its markup.
  init(_ request: TextRequest, _ context: OpaquePointer?, markup: MarkupAttributes?) {
    layout = pango_layout_new(context)
    text = PangoString(request)
    attributes = TextAttributeList(request, text, markup: markup)
    language = request.pangoLanguage
    fontSize = request.font.size
    boxWidth = request.width ?? 0
    setFont(request.font)
    setLines(request)
    if request.isRich, text.source.utf8.contains(0x09) { setTabs(request.font, context) }
    if let height = request.maximumHeight {
      cut(setBeginning(of: text.string, higherThan: height), to: height)
    } else {
      setText(text.string)
    }
    metrics = measured
    if request.omitsLastLine, metrics.lineCount > 1 { omitLastLine() }
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// Pango's fixed-point units in a pixel.
  static let unit = 1024.0

  /// A length in those units; 0 for what is no number.
  static func units(_ pixels: Double) -> Int32 {
    pixels > 0 ? Int32(min((pixels * unit).rounded(), Double(Int32.max / 4))) : 0
  }

  private func setFont(_ font: FontRequest) {
    let description = font.description
    defer { pango_font_description_free(description) }
    pango_layout_set_font_description(layout, description)
  }

  private func setLines(_ request: TextRequest) {
    pango_layout_set_wrap(layout, request.breaksWords ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD)
    pango_layout_set_auto_dir(layout, request.isDirectionForced ? 0 : 1)
    pango_layout_set_alignment(layout, request.pangoAlignment)
    if let width = request.width { pango_layout_set_width(layout, Self.units(width)) }
  }

  /// Sets stops as Pango does, every eight spaces, but not by what the first letter's author gave it.
  private func setTabs(_ font: FontRequest, _ context: OpaquePointer?) {
    let spaces = TextRequest(String(repeating: " ", count: 8), font: font)
    let stop = Int32(PangoTextLayout(spaces, context, markup: nil).metrics.size.width * Self.unit)
    guard let tabs = pango_tab_array_new(1, 0) else { return }
    defer { pango_tab_array_free(tabs) }
    pango_tab_array_set_tab(tabs, 0, PANGO_TAB_LEFT, stop)
    pango_layout_set_tabs(layout, tabs)
  }

  /// Sets the text, or a beginning of it.
  private func setText(_ text: String) {
    setAttributes(upTo: text)
    ellipsis = nil
    set(text)
  }

  /// Sets a beginning of the text with an ellipsis behind it.
  private func setCut(_ text: String) {
    setAttributes(upTo: text)
    ellipsis = text.utf8.count
    set(text + "\u{2026}")
  }

  /// Sets the attributes of a beginning of the text: Pango reads beyond its end for those that begin there.
  private func setAttributes(upTo text: String) {
    let cut = attributes.cut(at: text.utf8.count)
    pango_layout_set_attributes(layout, cut.list)
  }

  private func set(_ text: String) {
    text.withCString { pango_layout_set_text(layout, $0, Int32(clamping: text.utf8.count)) }
  }

  private var measured: TextMetrics {
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_size(layout, &width, &height)
    return TextMetrics(
      size: Size(
        (Double(width) / Self.unit).rounded(.up), (Double(height) / Self.unit).rounded(.up)),
      lineCount: Int(pango_layout_get_line_count(layout)))
  }

  /// Leaves the last line out.
  private func omitLastLine() {
    let line = lastLine
    omitted = line
    metrics.lineCount -= 1
    metrics.size.height = line.top.rounded(.up)
  }

  // MARK: Cutting

  /// Lays out no more of a text than it takes to be too high, and says how much that is.
  ///
  /// Breaking a word of any length takes Pango the square of it.
  private func setBeginning(of text: String, higherThan height: Double) -> String {
    let scalars = text.unicodeScalars
    let total = scalars.count
    var count = 512
    while count < total {
      let beginning = String(scalars.prefix(count))
      setText(beginning)
      if measured.size.height > height { return beginning }
      count *= 2
    }
    setText(text)
    return text
  }

  /// Takes lines away until the rest is no higher than `height` and ends in an ellipsis.
  ///
  /// Pango's own ellipsis keeps at least one line of every paragraph, which may be any number.
  private func cut(_ text: String, to height: Double) {
    // A line with glyphs of another font may be a little higher than the line that it replaces.
    while measured.size.height > height, measured.lineCount > 1 {
      setText(text)
      cut(text, toLines: max(1, min(fittingLines(in: height), lastCut - 1)))
    }
  }

  private func cut(_ text: String, toLines count: Int) {
    lastCut = count
    // By scalars: Pango may break a line inside what Swift takes for one character.
    var rest = text.unicodeScalars.prefix(utf8: end(ofLine: count - 1))
    while true {
      while rest.last?.properties.isWhitespace == true { rest.removeLast() }
      setCut(String(rest))
      if Int(pango_layout_get_line_count(layout)) <= count || rest.isEmpty { return }
      rest.removeLast()
    }
  }

  private func fittingLines(in height: Double) -> Int {
    var lines = 0
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    repeat {
      var (top, bottom): (Int32, Int32) = (0, 0)
      pango_layout_iter_get_line_yrange(iterator, &top, &bottom)
      if Double(bottom) / Self.unit > height { break }
      lines += 1
    } while pango_layout_iter_next_line(iterator) != 0
    return lines
  }

  private func end(ofLine index: Int) -> Int {
    guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { return 0 }
    return Int(line.pointee.start_index + line.pointee.length)
  }
}

extension String.UnicodeScalarView {
  /// The scalars that lie wholly within so many bytes of UTF-8.
  fileprivate func prefix(utf8 bytes: Int) -> String.UnicodeScalarView {
    var rest = bytes
    return String.UnicodeScalarView(
      prefix { scalar in
        rest -= UTF8.width(scalar)
        return rest >= 0
      })
  }
}
