import AlertCore
import CPango

/// Where the parts of a text are; places are those of the text as it was given.
extension PangoTextLayout {
  /// Where the last line begins.
  var lastLine: TextLine {
    var last = TextLine(start: 0, top: 0)
    forEachLine { last = TextLine(start: sourceOffset($0.range.lowerBound), top: $0.top) }
    return last
  }

  /// The boxes of a part of the text, as high as their lines; a line break has a narrow one.
  ///
  /// Their edges are whole pixels, and those of neighbours meet.
  func rectangles(of range: Range<Int>) -> [Rect] {
    let first = offset(range.lowerBound)
    let last = range.isEmpty ? first : offset(range.upperBound, isEnd: true)
    var rectangles: [Rect] = []
    guard first < last else { return [] }
    forEachLine { line in
      let end = line.range.upperBound
      var edges = line.edges(of: first..<last)
      if first <= end, end < last, line.isParagraphEnd {
        edges.append(line.edgesOfBreak(fontSize / 4, in: width))
      }
      rectangles += edges.merged.map { Rect($0.left, line.top, $0.right - $0.left, line.height) }
    }
    return rectangles
  }

  /// The word at a place or ending there, or else what lies between words on its line.
  func word(at offset: Int) -> Range<Int> {
    let bytes = Array(text.source.utf8)
    let offset = min(max(offset, 0), bytes.count)
    let start = bytes[..<offset].lastIndex(of: 0x0a).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: 0x0a) ?? bytes.count
    let words = WordBounds(of: bytes[start..<end], language)
    if let first = words.starts.last(where: { $0 <= offset }),
      let last = words.ends.first(where: { $0 > first }), offset <= last
    {
      return first..<last
    }
    let first = words.ends.last { $0 <= offset } ?? start
    return first..<(words.starts.first { $0 > offset } ?? end)
  }

  /// How far the ink reaches beyond the lines and the width.
  var overhang: TextOverhang {
    var (ink, logical) = (PangoRectangle(), PangoRectangle())
    pango_layout_get_extents(layout, &ink, &logical)
    // Glyphs are placed on whole pixels, hinting moves their edges by up to another one, and so does the
    // filter for the parts of a pixel.
    func reach(_ units: Int32) -> Double {
      max(0, (Double(units) / Self.unit).rounded(.up) + 2)
    }
    if ink.width == 0 { return TextOverhang() }
    let width = boxWidth > 0 ? Int32(boxWidth * Self.unit) : logical.width
    return TextOverhang(
      above: reach(logical.y - ink.y),
      below: reach(ink.y + ink.height - logical.y - logical.height),
      left: reach(-ink.x), right: reach(ink.x + ink.width - width))
  }

  // MARK: Places in Pango's text

  /// Where a place of the source is in Pango's text; an ellipsis is all that it stands for.
  private func offset(_ source: Int, isEnd: Bool = false) -> Int {
    let count = text.source.utf8.count
    let offset = text.offset(min(max(source, 0), count))
    guard let ellipsis, offset > ellipsis || source >= count else { return offset }
    return isEnd || source >= count ? ellipsis + 3 : ellipsis
  }

  /// Where a place of Pango's text is in the source.
  func sourceOffset(_ offset: Int) -> Int {
    if let ellipsis, offset > ellipsis { return text.source.utf8.count }
    return text.sourceOffset(offset)
  }

  /// Calls a function with each line, from the top.
  private func forEachLine(_ body: (TextLineBox) -> Void) {
    guard let iterator = pango_layout_get_iter(layout) else { return }
    defer { pango_layout_iter_free(iterator) }
    repeat {
      if let line = TextLineBox(at: iterator, of: layout) { body(line) }
    } while pango_layout_iter_next_line(iterator) != 0
  }
}

/// Where words start and end in a line of text.
private struct WordBounds {
  var starts: [Int] = []
  var ends: [Int] = []

  init(of bytes: ArraySlice<UInt8>, _ language: OpaquePointer?) {
    let line = Array(bytes)
    let count = line.count { !UTF8.isContinuation($0) }
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    line.withUnsafeBytes { bytes in
      pango_get_log_attrs(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: line.count), -1,
        language, &attributes, Int32(clamping: attributes.count))
    }
    var place = bytes.startIndex
    for attribute in attributes {
      while place < bytes.endIndex, UTF8.isContinuation(bytes[place]) { place += 1 }
      if attribute.is_word_start != 0 { starts.append(place) }
      if attribute.is_word_end != 0 { ends.append(place) }
      place += 1
    }
  }
}
