import AlertCore
import CPango
import Testing

@testable import AlertCard

/// Texts in twenty scripts and of all of them, by chance: nothing of them is lost or out of its place.
@Suite struct TextSweepTests {
  let text = PangoText()

  private static let all = RandomText.scripts.count + 1

  private func requests(_ script: Int, count: Int) -> [TextRequest] {
    var random = RandomText(seed: UInt64(script) + 7)
    return (0..<count).map { number in
      let scale = [1, 1.25, 2, 2.5][number % 4]
      var request = TextRequest(
        random.text(script == Self.all ? nil : script), font: FontRequest(size: 15 * scale),
        width: Double(100 + random.next(501)), alignment: number % 3 == 0 ? .center : .start,
        lineHeight: number % 2 == 0 ? 22 * scale : nil)
      request.direction = number % 5 == 0 ? .rightToLeft : .leftToRight
      return request
    }
  }

  @Test(arguments: 0...all)
  func noLineIsWiderThanTheWidth(script: Int) {
    for request in requests(script, count: 40) {
      let width = request.width ?? 0
      let bytes = Array(request.string.utf8)
      let lines = text.lineRanges(request)
      #expect(lines.map(\.count).reduce(0, +) + bytes.count { $0 == 0x0a } == bytes.count)
      for line in lines {
        // White space may stand beyond the edge.
        var part = String(decoding: bytes[line], as: UTF8.self)
        while part.last?.isWhitespace == true { part.removeLast() }
        let end = line.lowerBound + part.utf8.count
        let boxes = text.rectangles(of: line.lowerBound..<end, in: request)
        let extent = (boxes.map(\.maxX).max() ?? 0) - (boxes.map(\.x).min() ?? 0)
        #expect(extent <= width || part.count == 1, "\(part.debugDescription) \(request)")
      }
    }
  }

  @Test(arguments: 0...all)
  func noGlyphIsLost(script: Int) {
    let fonts = Fonts.all
    var known: [Unicode.Scalar: Bool] = [:]
    func isInstalled(_ scalar: Unicode.Scalar) -> Bool {
      if let known = known[scalar] { return known }
      let found = fonts.contains { $0.has(scalar) }
      known[scalar] = found
      return found
    }
    for request in requests(script, count: 40) {
      let clusters = text.clusters(request)
      #expect(
        clusters.map(\.text).joined().filter { $0 != "\n" }.unicodeScalars.count
          == text.layout(request).text.string.unicodeScalars.count { $0 != "\n" })
      for cluster in clusters {
        let shown = cluster.text.unicodeScalars.filter {
          !$0.properties.isDefaultIgnorableCodePoint && !$0.properties.isWhitespace
        }
        if shown.isEmpty { continue }
        #expect(cluster.glyphs.contains { $0 != 0x0fff_ffff }, "\(cluster.text.debugDescription)")
        let isUnknown = cluster.glyphs.contains { $0 & 0x1000_0000 != 0 }
        #expect(!isUnknown || !shown.allSatisfy(isInstalled), "\(cluster.text.debugDescription)")
      }
    }
  }

  @Test(arguments: ["", "Xft.rgba: rgb\nXft.hintstyle: hintfull\n"])
  func theInkLiesWhereItIsSaidTo(resources: String) throws {
    let painted = try PaintedText(resources: resources)
    for script in 0...Self.all {
      for request in requests(script, count: 4) {
        let metrics = painted.text.measure(request)
        let over = painted.text.overhang(request)
        let width = request.width ?? 0
        let pixels = painted.paint(
          request, width: Int(width) + 160, height: Int(metrics.size.height) + 160, margin: 80,
          isOpaque: !resources.isEmpty)
        let rows = pixels.indices.filter { y in pixels[y].contains { $0 != 0xffffff } }
        let columns = pixels[0].indices.filter { x in pixels.contains { $0[x] != 0xffffff } }
        let box = (
          left: 80 - over.left, right: 80 + width + over.right, top: 80 - over.above,
          bottom: 80 + metrics.size.height + over.below
        )
        #expect(Double(columns.first ?? 80) >= box.left, "\(request)")
        #expect(Double(columns.last ?? 80) < box.right, "\(request)")
        #expect(Double(rows.first ?? 80) >= box.top, "\(request)")
        #expect(Double(rows.last ?? 80) < box.bottom, "\(request)")
      }
    }
    #expect(painted.errors == [])
  }

  @Test func manyMarksReachBeyondTheLinesAndNoFurther() {
    let request = TextRequest(
      "f\u{301}\u{302}\u{303}j", font: FontRequest(size: 20), width: 100, alignment: .start,
      lineHeight: 20)
    let over = text.overhang(request)
    #expect(over.above > 2 && over.above < 60)
  }

  /// Lines break where they do without anything of ours but hyphens.
  @Test(arguments: 0...all)
  func linesBreakWherePangoBreaksThem(script: Int) throws {
    let map = try #require(pango_ft2_font_map_new())
    let context = pango_font_map_create_context(map)
    pango_context_set_round_glyph_positions(context, 1)
    for request in requests(script, count: 20) where request.direction == .leftToRight {
      guard text.layout(request).text.string == request.string else { continue }
      #expect(text.lines(request) == PangoLock.withLock { plainLines(request, context) })
    }
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(map))
  }

  private func plainLines(_ request: TextRequest, _ context: OpaquePointer?) -> [String] {
    guard let layout = pango_layout_new(context) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let font = request.font.description
    defer { pango_font_description_free(font) }
    pango_layout_set_font_description(layout, font)
    pango_font_metrics_unref(pango_context_get_metrics(context, font, nil))
    pango_layout_set_width(layout, Int32((request.width ?? 0) * 1024))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    let list = pango_attr_list_new()
    pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
    pango_layout_set_text(layout, request.string, -1)
    let bytes = Array(request.string.utf8)
    return (0..<pango_layout_get_line_count(layout)).compactMap { number in
      guard let line = pango_layout_get_line_readonly(layout, number)?.pointee else { return nil }
      let end = Int(line.start_index + line.length)
      return String(decoding: bytes[Int(line.start_index)..<end], as: UTF8.self)
    }
  }
}
