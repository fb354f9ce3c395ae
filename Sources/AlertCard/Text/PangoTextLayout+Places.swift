import AlertCore
import CPango

/// Where the parts of a text are.
extension PangoTextLayout {
  /// Where the last line begins.
  var lastLine: TextLine {
    let last = max(0, metrics.lineCount - 1)
    guard let line = pango_layout_get_line_readonly(layout, Int32(last)) else {
      return TextLine(start: 0, top: 0)
    }
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    while pango_layout_iter_next_line(iterator) != 0 {}
    var (top, bottom): (Int32, Int32) = (0, 0)
    pango_layout_iter_get_line_yrange(iterator, &top, &bottom)
    return TextLine(start: Int(line.pointee.start_index), top: Double(top) / Self.unit)
  }

  /// The place between two characters that is nearest to a point.
  func offset(at point: Point) -> Int {
    var (index, trailing): (Int32, Int32) = (0, 0)
    pango_layout_xy_to_index(
      layout, Int32(point.x * Self.unit), Int32(point.y * Self.unit), &index, &trailing)
    return Int(index)
  }

  /// The boxes of a part of the text.
  func rectangles(of range: Range<Int>) -> [Rect] { [] }

  /// The word at a place, or what lies between words.
  func word(at offset: Int) -> Range<Int> { offset..<offset }
}
