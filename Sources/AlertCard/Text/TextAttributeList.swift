import AlertCore
import CPango

/// Pango's attributes of a text: its line height, and what its author gave to parts of it.
struct TextAttributeList: ~Copyable {
  /// Pango's own list.
  let list: OpaquePointer

  private let text: PangoString

  /// Makes the attributes of a text; `markup` are those of the request's markup.
  init(_ request: TextRequest, _ text: PangoString, markup: MarkupAttributes?) {
    list = pango_attr_list_new()
    self.text = text
    if let lineHeight = request.lineHeight {
      insert(pango_attr_line_height_new_absolute(PangoTextLayout.units(lineHeight)))
    }
    if request.language != nil { insert(pango_attr_language_new(request.pangoLanguage)) }
    // A hyphen in a number or the name of a file would be taken for a part of it.
    insert(pango_attr_insert_hyphens_new(0))
    for place in text.softHyphens { insert(pango_attr_insert_hyphens_new(1), in: place) }
    // Says what is so anyway, but parts of different attributes are taken one by one.
    for stretch in text.stretches { insert(pango_attr_fallback_new(1), in: stretch) }
    guard request.isRich else { return }
    let end = request.start + text.source.utf8.count
    markup?.forEach(in: request.start..<end) { insert($0, in: $1) }
    for span in request.spans { insert(span, of: request) }
    for correction in TextCorrections(request, to: list).attributes { insert(correction) }
  }

  private init(_ text: PangoString) {
    list = pango_attr_list_new()
    self.text = text
  }

  deinit {
    pango_attr_list_unref(list)
  }

  /// The attributes of the beginning of the text, as long as `end` bytes, with an ellipsis behind it.
  ///
  /// The ellipsis looks as what it stands for.
  func cut(at end: Int) -> TextAttributeList {
    let result = TextAttributeList(text)
    list.forEachAttribute { attribute in
      let start = attribute.pointee.start_index
      guard start < end || start == 0 else { return pango_attribute_destroy(attribute) }
      if attribute.pointee.end_index > end { attribute.pointee.end_index = UInt32.max }
      pango_attr_list_insert(result.list, attribute)
    }
    return result
  }

  /// Adds an attribute to a part of the source, or to all of the text.
  private func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, in range: Range<Int>? = nil
  ) {
    guard let attribute else { return }
    if let range {
      attribute.pointee.start_index = UInt32(clamping: text.boundary(text.offset(range.lowerBound)))
      attribute.pointee.end_index = UInt32(clamping: text.boundary(text.offset(range.upperBound)))
    }
    pango_attr_list_insert(list, attribute)
  }

  // MARK: Spans

  private func insert(_ span: TextSpan, of request: TextRequest) {
    let look = span.attributes
    if let color = look.color.map(PangoTint.init) {
      insert(pango_attr_foreground_new(color.red, color.green, color.blue), in: span.range)
      insert(pango_attr_foreground_alpha_new(color.alpha), in: span.range)
    }
    if let color = look.background.map(PangoTint.init) {
      insert(pango_attr_background_new(color.red, color.green, color.blue), in: span.range)
      insert(pango_attr_background_alpha_new(color.alpha), in: span.range)
    }
    if let size = look.size {
      insert(
        pango_attr_size_new_absolute(PangoTextLayout.units(size * request.scale)), in: span.range)
    }
    if let isBold = look.isBold {
      insert(
        pango_attr_weight_new(isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL), in: span.range)
    }
    if let isItalic = look.isItalic {
      insert(
        pango_attr_style_new(isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL), in: span.range)
    }
    if let isUnderlined = look.isUnderlined {
      insert(
        pango_attr_underline_new(isUnderlined ? PANGO_UNDERLINE_SINGLE : PANGO_UNDERLINE_NONE),
        in: span.range)
    }
    if let family = look.family { insert(pango_attr_family_new(family), in: span.range) }
  }
}

extension TextRequest {
  /// Whether parts of the text have attributes of their own.
  var isRich: Bool { !spans.isEmpty || markup != nil }

  /// Pango's name for the language.
  var pangoLanguage: OpaquePointer? {
    language.map { pango_language_from_string($0) } ?? pango_language_get_default()
  }
}

extension FontRequest {
  /// Pango's description of the font; to be freed.
  var description: OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, family)
    pango_font_description_set_weight(
      description, isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    pango_font_description_set_absolute_size(
      description, (max(size, Self.smallest) * PangoTextLayout.unit).rounded())
    return description
  }

  /// The smallest size in pixels: of a colour glyph that is smaller still, Xft makes a pixmap without
  /// an extent.
  static let smallest = 2.0
}

extension OpaquePointer {
  /// Calls a function with a copy of each attribute of a list, in order; the copy is the function's.
  func forEachAttribute(_ body: (UnsafeMutablePointer<PangoAttribute>) -> Void) {
    let attributes = pango_attr_list_get_attributes(self)
    defer { g_slist_free(attributes) }
    var node = attributes
    while let current = node {
      if let data = current.pointee.data {
        body(data.assumingMemoryBound(to: PangoAttribute.self))
      }
      node = current.pointee.next
    }
  }
}

/// A colour as Pango has it: 16 bits a component.
private struct PangoTint {
  let red: UInt16
  let green: UInt16
  let blue: UInt16
  let alpha: UInt16

  init(_ color: Color) {
    func component(_ value: Double) -> UInt16 {
      value > 0 ? UInt16((min(value, 1) * 65535).rounded()) : 0
    }
    red = component(color.red)
    green = component(color.green)
    blue = component(color.blue)
    alpha = component(color.alpha)
  }
}
