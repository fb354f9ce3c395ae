import AlertCore
import CPango

/// Which place of a text a point means.
extension PangoTextLayout {
  /// The place between two characters that is nearest to a point; below the last line it is the end.
  func offset(at point: Point) -> Int {
    func units(_ pixels: Double) -> Int32 {
      Int32(min(max(pixels * Self.unit, -1e9), 1e9).rounded(.down))
    }
    let end = omitted?.start ?? text.source.utf8.count
    guard point.y < metrics.size.height else { return end }
    let (x, y) = (units(point.x), units(max(0, point.y)))
    var (index, trailing): (Int32, Int32) = (0, 0)
    pango_layout_xy_to_index(layout, x, y, &index, &trailing)
    let hit = scalar(Int(trailing), after: Int(index))
    guard let cluster = character(joinedAt: hit) ?? cluster(joinedAt: hit) else {
      return sourceOffset(hit)
    }
    var (first, last) = (PangoRectangle(), PangoRectangle())
    pango_layout_index_to_pos(layout, Int32(cluster.lowerBound), &first)
    pango_layout_index_to_pos(layout, Int32(scalar(-1, after: cluster.upperBound)), &last)
    let isFirst = abs(x - first.x) <= abs(x - last.x - last.width)
    return sourceOffset(isFirst ? cluster.lowerBound : cluster.upperBound)
  }

  /// The character of Unicode's around a place, `nil` between two of them; Pango has older rules.
  private func character(joinedAt index: Int) -> Range<Int>? {
    let (source, utf8) = (text.source, text.source.utf8)
    let place = sourceOffset(index)
    let middle = utf8.index(utf8.startIndex, offsetBy: place)
    guard place < utf8.count, String.Index(middle, within: source) == nil else { return nil }
    let end = source.index(after: middle)
    let start = source.index(before: end)
    func offset(_ index: String.Index) -> Int {
      text.offset(utf8.distance(from: utf8.startIndex, to: index))
    }
    return offset(start)..<offset(end)
  }

  /// The glyphs around a place that cannot be taken apart there, `nil` where they can.
  ///
  /// To Pango, consonants that a virama joins into one shape may be characters of their own.
  private func cluster(joinedAt index: Int) -> Range<Int>? {
    guard index > 0, virama(endsAt: index) else { return nil }
    var (number, x): (Int32, Int32) = (0, 0)
    pango_layout_index_to_line_x(layout, Int32(index), 0, &number, &x)
    var node = pango_layout_get_line_readonly(layout, number)?.pointee.runs
    while let current = node {
      let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      let start = Int(run.item.pointee.offset)
      let range = start..<start + Int(run.item.pointee.length)
      if range.contains(index), let glyphs = run.glyphs?.pointee {
        let starts = (0..<Int(glyphs.num_glyphs)).map { start + Int(glyphs.log_clusters[$0]) }
        guard let first = starts.filter({ $0 <= index }).max(), first < index else { return nil }
        return first..<(starts.filter { $0 > index }.min() ?? range.upperBound)
      }
      node = current.pointee.next
    }
    return nil
  }

  /// Whether the character before a place of Pango's text joins consonants.
  private func virama(endsAt index: Int) -> Bool {
    let start = pango_layout_get_text(layout) + scalar(-1, after: index)
    let value = g_utf8_get_char(start)
    return Unicode.Scalar(value)?.properties.canonicalCombiningClass == .virama
  }

  /// The place so many characters after a place of Pango's text.
  private func scalar(_ count: Int, after index: Int) -> Int {
    guard let string = pango_layout_get_text(layout) else { return index }
    return g_utf8_offset_to_pointer(string + index, count) - UnsafeMutablePointer(mutating: string)
  }
}
