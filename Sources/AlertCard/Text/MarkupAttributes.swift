import AlertCore
import CPango

/// The attributes of a markup's whole text as they are laid out, of which each block takes its part.
final class MarkupAttributes {
  private struct Entry {
    var range: Range<Int>
    var attribute: UnsafeMutablePointer<PangoAttribute>
  }

  /// What the attributes depend on.
  private struct Key: Equatable {
    var markup: String?
    var scale: Double
    var font: FontRequest
    var lineHeight: Double?
    var language: String?

    init(_ request: TextRequest) {
      markup = request.markup
      scale = request.scale
      font = request.font
      lineHeight = request.lineHeight
      language = request.language
    }
  }

  private let key: Key
  private var entries: [Entry] = []

  /// Reads the markup of a request; what is not valid has no attributes.
  init(_ request: TextRequest) {
    key = Key(request)
    guard let parsed = request.markup.flatMap({ try? ParsedMarkup($0) }) else { return }
    guard let list = Self.list(parsed, request) else { return }
    defer { pango_attr_list_unref(list) }
    for correction in TextCorrections(request, to: list).attributes {
      pango_attr_list_insert(list, correction)
    }
    list.forEachAttribute { attribute in
      let range = Int(attribute.pointee.start_index)..<Int(attribute.pointee.end_index)
      entries.append(Entry(range: range, attribute: attribute))
    }
  }

  deinit {
    for entry in entries { pango_attribute_destroy(entry.attribute) }
  }

  /// Whether these are the attributes of a request's markup.
  func isOf(_ request: TextRequest) -> Bool { key == Key(request) }

  /// Calls a function with a copy of each attribute that reaches into a part of the text, and where in
  /// that part; the copy is the function's.
  func forEach(
    in part: Range<Int>, _ body: (UnsafeMutablePointer<PangoAttribute>?, Range<Int>) -> Void
  ) {
    for entry in entries {
      let range = entry.range.clamped(to: part)
      if range.isEmpty { continue }
      body(
        pango_attribute_copy(entry.attribute),
        range.lowerBound - part.lowerBound..<range.upperBound - part.lowerBound)
    }
  }

  /// The attributes by places of the displayable text.
  private static func list(
    _ parsed: borrowing ParsedMarkup, _ request: TextRequest
  ) -> OpaquePointer? {
    let list = pango_attr_list_new()
    let text = DisplayableText(parsed.text, keepsPlaces: true)
    parsed.attributes?.forEachAttribute { attribute in
      let start = text.offset(Int(attribute.pointee.start_index))
      let end = text.offset(Int(attribute.pointee.end_index))
      guard start < end else { return pango_attribute_destroy(attribute) }
      adjust(attribute, request)
      attribute.pointee.start_index = UInt32(start)
      attribute.pointee.end_index = UInt32(end)
      pango_attr_list_insert(list, attribute)
    }
    return list
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
    case PANGO_ATTR_SHOW:
      // Nobody asked to see what is put in for Pango.
      if let number { number.pointee.value &= ~Int32(PANGO_SHOW_IGNORABLES.rawValue) }
    default: break
    }
  }
}
