import AlertCore
import CPango

/// What keeps the fonts of a text within bounds and its lines apart, whatever its author asks for.
struct TextCorrections {
  /// Attributes to be added to those of the text.
  private(set) var attributes: [UnsafeMutablePointer<PangoAttribute>] = []
  private let request: TextRequest
  private var fonts: Set<Font> = []

  /// What Fontconfig looks for, which takes it milliseconds.
  private struct Font: Hashable {
    var description: UInt32
    var language: OpaquePointer?
  }

  private static let mostFonts = 64

  /// Finds what is wrong with the attributes of a text.
  init(_ request: TextRequest, to list: OpaquePointer) {
    self.request = request
    let iterator = pango_attr_list_get_iterator(list)
    defer { pango_attr_iterator_destroy(iterator) }
    repeat {
      let first = attributes.count
      let size = correctFont(at: iterator)
      correctLine(at: iterator, size: size)
      var (start, end): (Int32, Int32) = (0, 0)
      pango_attr_iterator_range(iterator, &start, &end)
      for attribute in attributes[first...] {
        attribute.pointee.start_index = UInt32(start)
        attribute.pointee.end_index = UInt32(end)
      }
    } while pango_attr_iterator_next(iterator) != 0
  }

  private mutating func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
    if let attribute { attributes.append(attribute) }
  }

  /// Makes the size pixels within bounds, and returns it.
  private mutating func correctFont(at iterator: OpaquePointer?) -> Double {
    let font = request.font.description
    defer { pango_font_description_free(font) }
    var language: OpaquePointer?
    pango_attr_iterator_get_font(iterator, font, &language, nil)
    let key = Font(description: pango_font_description_hash(font), language: language)
    guard fonts.contains(key) || fonts.count < Self.mostFonts else {
      addUsualFont()
      return request.font.size
    }
    fonts.insert(key)
    let asked = Double(pango_font_description_get_size(font)) / PangoTextLayout.unit
    let isAbsolute = pango_font_description_get_size_is_absolute(font) != 0
    let pixels = isAbsolute ? asked : asked * request.scale * 96 / 72
    let size = min(max(pixels, FontRequest.smallest), request.largestSize)
    if !isAbsolute || size != pixels {
      add(pango_attr_size_new_absolute(PangoTextLayout.units(size)))
      add(pango_attr_scale_new(1))
    }
    return size
  }

  private mutating func addUsualFont() {
    let font = request.font.description
    defer { pango_font_description_free(font) }
    add(pango_attr_font_desc_new(font))
    add(pango_attr_scale_new(1))
    add(pango_attr_language_new(request.pangoLanguage))
  }

  /// Makes lines as high as the letters in them.
  private mutating func correctLine(at iterator: OpaquePointer?, size: Double) {
    func has(_ type: PangoAttrType) -> Bool { pango_attr_iterator_get(iterator, type) != nil }
    if request.lineHeight == nil || has(PANGO_ATTR_LINE_HEIGHT) { return }
    let isShifted = has(PANGO_ATTR_RISE) || has(PANGO_ATTR_BASELINE_SHIFT)
    // A small letter that is raised does not need the space between lines around it.
    if isShifted { add(pango_attr_line_height_new_absolute(0)) }
    // The larger one of this and the absolute height counts.
    if isShifted || size > request.font.size { add(pango_attr_line_height_new(1)) }
  }
}

extension TextRequest {
  /// The largest size that a font in it may have, in pixels.
  var largestSize: Double { 10 * font.size }
}
