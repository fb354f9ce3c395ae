import AlertCore
import CPango

@testable import AlertCard

extension PangoText {
  /// What stands in each line of a text, by places of the text as it was given.
  func lineRanges(_ request: TextRequest) -> [Range<Int>] {
    let layout = layout(request)
    return (0..<pango_layout_get_line_count(layout.layout)).compactMap { number in
      guard let line = pango_layout_get_line_readonly(layout.layout, number)?.pointee else {
        return nil
      }
      let end = Int(line.start_index + line.length)
      return layout.sourceOffset(Int(line.start_index))..<layout.sourceOffset(end)
    }
  }

  /// What stands in each line of a text.
  func lines(_ request: TextRequest) -> [String] {
    let source = Array(request.string.utf8)
    return lineRanges(request).map { String(decoding: source[$0], as: UTF8.self) }
  }

  /// The glyphs of a text with the characters that they stand for in Pango's text.
  func glyphs(_ request: TextRequest) -> [(scalar: Unicode.Scalar, glyph: PangoGlyph)] {
    let layout = layout(request)
    let string = Array(String(cString: pango_layout_get_text(layout.layout)).utf8)
    return layout.runs.flatMap { run in
      let start = Int(run.item.item.pointee.offset)
      guard let glyphs = run.item.glyphs?.pointee else {
        return [(scalar: Unicode.Scalar, glyph: PangoGlyph)]()
      }
      return (0..<Int(glyphs.num_glyphs)).compactMap { index in
        let place = start + Int(glyphs.log_clusters[index])
        let rest = String(decoding: string[place..<min(place + 4, string.count)], as: UTF8.self)
        return rest.unicodeScalars.first.map { ($0, glyphs.glyphs[index].glyph) }
      }
    }
  }

  /// The groups of glyphs of a text with what they stand for in Pango's text.
  func clusters(_ request: TextRequest) -> [(text: String, glyphs: [PangoGlyph])] {
    let layout = layout(request)
    let string = Array(String(cString: pango_layout_get_text(layout.layout)).utf8)
    return layout.runs.flatMap { run -> [(text: String, glyphs: [PangoGlyph])] in
      let item = run.item.item.pointee
      let start = Int(item.offset)
      guard let glyphs = run.item.glyphs?.pointee else { return [] }
      let places = (0..<Int(glyphs.num_glyphs)).map { start + Int(glyphs.log_clusters[$0]) }
      let starts = Set(places).sorted()
      return zip(starts, starts.dropFirst() + [start + Int(item.length)]).map { first, last in
        let numbers = places.indices.filter { places[$0] == first }
        return (
          String(decoding: string[first..<last], as: UTF8.self),
          numbers.map { glyphs.glyphs[$0].glyph }
        )
      }
    }
  }
}
