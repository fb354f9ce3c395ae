import AlertCore
import CPango

/// A line of a layout: what stands in it and where it is; places are those of Pango's text.
struct TextLineBox {
  /// Two edges of a box, in pixels from the text's left edge.
  typealias Edges = (left: Double, right: Double)

  /// What stands in it, without a line break.
  let range: Range<Int>
  /// Whether there is a line break behind it.
  let isParagraphEnd: Bool
  /// Its upper edge, in whole pixels from the text's top.
  let top: Double
  /// Its height, in whole pixels.
  let height: Double
  private let line: UnsafeMutablePointer<PangoLayoutLine>
  private let extents: PangoRectangle

  /// Reads the line at which an iterator stands.
  init?(at iterator: OpaquePointer, of layout: OpaquePointer) {
    guard let line = pango_layout_iter_get_line_readonly(iterator) else { return nil }
    self.line = line
    let start = Int(line.pointee.start_index)
    range = start..<start + Int(line.pointee.length)
    isParagraphEnd = pango_layout_get_text(layout)[range.upperBound] == 0x0a
    var (first, last) = (Int32(0), Int32(0))
    pango_layout_iter_get_line_yrange(iterator, &first, &last)
    top = (Double(first) / PangoTextLayout.unit).rounded()
    height = (Double(last) / PangoTextLayout.unit).rounded() - top
    var extents = PangoRectangle()
    pango_layout_iter_get_line_extents(iterator, nil, &extents)
    self.extents = extents
  }

  /// The edges of a part of the text on this line; there are several where directions change.
  func edges(of part: Range<Int>) -> [Edges] {
    let part = part.clamped(to: range)
    if part.isEmpty { return [] }
    var values: UnsafeMutablePointer<Int32>?
    var count: Int32 = 0
    pango_layout_line_get_x_ranges(
      line, Int32(part.lowerBound), Int32(part.upperBound), &values, &count)
    defer { g_free(values) }
    guard let values else { return [] }
    return (0..<Int(count)).map {
      (
        Double(values[2 * $0]) / PangoTextLayout.unit,
        Double(values[2 * $0 + 1]) / PangoTextLayout.unit
      )
    }
  }

  /// The edges of the line break behind this line, at most as wide as `width` and within a box.
  func edgesOfBreak(_ width: Double, in box: Double) -> Edges {
    let left = Double(extents.x) / PangoTextLayout.unit
    let right = Double(extents.x + extents.width) / PangoTextLayout.unit
    if pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL {
      return (max(0, left - width), left)
    }
    return (right, min(right + width, box))
  }
}

extension [TextLineBox.Edges] {
  /// The same in whole pixels, from left to right, with those that touch in one.
  var merged: [TextLineBox.Edges] {
    var result: [TextLineBox.Edges] = []
    for edges in sorted(by: { $0.left < $1.left }) {
      let (left, right) = (edges.left.rounded(), edges.right.rounded())
      if right <= left { continue }
      if let last = result.last, left <= last.right {
        result[result.count - 1].right = Swift.max(last.right, right)
      } else {
        result.append((left, right))
      }
    }
    return result
  }
}
