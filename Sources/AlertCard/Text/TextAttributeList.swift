import AlertCore
import CPango

/// Pango's attributes of a text: its line height, and what its author gave to parts of it.
struct TextAttributeList: ~Copyable {
  /// Pango's own list.
  let list: OpaquePointer

  /// Makes the attributes of a text.
  init(_ request: TextRequest) {
    list = pango_attr_list_new()
    if let lineHeight = request.lineHeight {
      insert(pango_attr_line_height_new_absolute(PangoTextLayout.units(lineHeight)))
    }
    guard request.isRich else { return }
    if let markup = request.markup { insert(markup, of: request) }
    for span in request.spans { insert(span, of: request) }
    for correction in TextCorrections(request, to: list).attributes { insert(correction) }
  }

  private init(_ list: OpaquePointer) {
    self.list = list
  }

  deinit {
    pango_attr_list_unref(list)
  }

  /// The attributes of the beginning of the text, as long as `end` bytes, with an ellipsis behind it.
  ///
  /// The ellipsis looks as what it stands for.
  func cut(at end: Int) -> TextAttributeList {
    let result = TextAttributeList(pango_attr_list_new())
    list.forEachAttribute { attribute in
      let start = attribute.pointee.start_index
      guard start < end || start == 0 else { return pango_attribute_destroy(attribute) }
      if attribute.pointee.end_index > end { attribute.pointee.end_index = UInt32.max }
      pango_attr_list_insert(result.list, attribute)
    }
    return result
  }

  private func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, in range: Range<Int>? = nil
  ) {
    guard let attribute else { return }
    if let range {
      attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
      attribute.pointee.end_index = UInt32(clamping: range.upperBound)
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

  // MARK: Markup

  private func insert(_ markup: String, of request: TextRequest) {
    guard let parsed = try? ParsedMarkup(markup), let attributes = parsed.attributes else { return }
    let text = DisplayableText(parsed.text, keepsPlaces: true)
    attributes.forEachAttribute { attribute in
      let start = text.offset(Int(attribute.pointee.start_index))
      let end = text.offset(Int(attribute.pointee.end_index))
      guard start < end else { return pango_attribute_destroy(attribute) }
      Self.adjust(attribute, request)
      insert(attribute, in: start..<end)
    }
  }

  /// Scales the lengths in an attribute and keeps them within bounds.
  private static func adjust(
    _ attribute: UnsafeMutablePointer<PangoAttribute>, _ request: TextRequest
  ) {
    func length(_ value: Int32) -> Int32 {
      let most = request.largestSize * PangoTextLayout.unit
      return Int32(min(max(Double(value) * request.scale, -most), most))
    }
    let number = pango_attribute_as_int(attribute)
    switch attribute.pointee.klass.pointee.type {
    case PANGO_ATTR_RISE, PANGO_ATTR_LETTER_SPACING:
      if let number { number.pointee.value = length(number.pointee.value) }
    case PANGO_ATTR_BASELINE_SHIFT:
      // Small numbers stand for superscript and subscript.
      if let number, abs(Int(number.pointee.value)) > 1024 {
        number.pointee.value = length(number.pointee.value)
      }
    case PANGO_ATTR_ABSOLUTE_LINE_HEIGHT:
      let least = PangoTextLayout.units(request.lineHeight ?? 0)
      if let number { number.pointee.value = max(length(number.pointee.value), least) }
    case PANGO_ATTR_LINE_HEIGHT:
      if let factor = pango_attribute_as_float(attribute) {
        factor.pointee.value = min(max(factor.pointee.value, 1), 10)
      }
    default: break
    }
  }
}

extension TextRequest {
  /// Whether parts of the text have attributes of their own.
  var isRich: Bool { !spans.isEmpty || markup != nil }
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
  fileprivate func forEachAttribute(_ body: (UnsafeMutablePointer<PangoAttribute>) -> Void) {
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
