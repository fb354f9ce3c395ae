import AlertCore
import CPango

/// A stretch of glyphs of one font and one look on a line of a layout.
struct TextRun {
  /// Pango's own run, valid as long as its layout.
  let item: PangoGlyphItem
  /// How it is painted.
  let style: TextRunStyle
  /// Where its first glyph stands, in Pango's units from the text's left edge.
  let pen: Int
  /// Where its glyphs stand, in Pango's units from the text's top.
  let baseline: Int
  /// Its box without the space between lines, in pixels from the text's top left corner.
  let frame: Rect

  /// The lines under, through and over the glyphs in the order in which they are painted, as `frame`.
  ///
  /// `color` is that of the text.
  func lines(_ color: Color) -> [(frame: Rect, color: Color)] {
    guard style.hasLines, let font = item.item.pointee.analysis.font else { return [] }
    let metrics = pango_font_get_metrics(font, nil)
    defer { pango_font_metrics_unref(metrics) }
    func pixels(_ units: Int32) -> Double { Double(units) / PangoTextLayout.unit }
    let base = (Double(baseline) / PangoTextLayout.unit).rounded()
    let ink = style.foreground(color)
    func line(above height: Double, _ thickness: Int32, _ own: Color?) -> (Rect, Color) {
      let thickness = max(1, pixels(thickness).rounded())
      let top = base - height.rounded()
      return (Rect(frame.x, top, frame.width, thickness), own?.faded(color.alpha) ?? ink)
    }
    var lines: [(frame: Rect, color: Color)] = []
    let thickness = pango_font_metrics_get_underline_thickness(metrics)
    if style.underline != .none {
      let descent = pixels(pango_font_metrics_get_descent(metrics))
      let position = pixels(pango_font_metrics_get_underline_position(metrics))
      let first = line(
        above: style.underline == .low ? -descent : position, thickness, style.underlineColor)
      lines.append(first)
      if style.underline == .double {
        lines.append((first.0.offset(0, 2 * first.0.height), first.1))
      }
    }
    if style.isStruck {
      let position = pixels(pango_font_metrics_get_strikethrough_position(metrics))
      let thickness = pango_font_metrics_get_strikethrough_thickness(metrics)
      lines.append(line(above: position, thickness, style.strikethroughColor))
    }
    if style.isOverlined {
      let ascent = pixels(pango_font_metrics_get_ascent(metrics))
      lines.append(line(above: ascent, thickness, style.overlineColor))
    }
    return lines
  }
}

extension PangoTextLayout {
  /// Reads the runs of all lines that are not left out, from the top.
  func readRuns() -> [TextRun] {
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    var runs: [TextRun] = []
    repeat {
      if omitted != nil, pango_layout_iter_at_last_line(iterator) != 0 { break }
      guard let run = pango_layout_iter_get_run_readonly(iterator) else { continue }
      var box = PangoRectangle()
      pango_layout_iter_get_run_extents(iterator, nil, &box)
      runs.append(
        TextRun(
          item: run.pointee, style: TextRunStyle(run.pointee.item.pointee.analysis),
          pen: Int(box.x), baseline: Int(pango_layout_iter_get_run_baseline(iterator)),
          frame: Rect(
            Double(box.x) / Self.unit, Double(box.y) / Self.unit, Double(box.width) / Self.unit,
            Double(box.height) / Self.unit)))
    } while pango_layout_iter_next_run(iterator) != 0
    return runs
  }
}
