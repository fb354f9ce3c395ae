package import AlertCore
import CPango

extension FontChoice {
  /// The sizes that a font may have, in points of which there are 96 to the inch.
  package static let sizes = 4.0...100.0

  /// Reads a font as Pango writes it, such as `DejaVu Serif Bold 12`; its points are those of printers, of
  /// which there are 72 to the inch.
  ///
  /// `nil` for a text that says nothing, and for a size beyond `sizes`.
  package init?(description: String) {
    guard let font = pango_font_description_from_string(description) else { return nil }
    defer { pango_font_description_free(font) }
    let fields = pango_font_description_get_set_fields(font).rawValue
    func has(_ field: PangoFontMask) -> Bool { fields & field.rawValue != 0 }
    self.init()
    if has(PANGO_FONT_MASK_FAMILY), let name = pango_font_description_get_family(font) {
      let name = String(cString: name)
      if !name.isEmpty { family = name }
    }
    // Pango says normal where the text says nothing.
    let weight = pango_font_description_get_weight(font).rawValue
    if weight != PANGO_WEIGHT_NORMAL.rawValue { isBold = weight >= PANGO_WEIGHT_SEMIBOLD.rawValue }
    if has(PANGO_FONT_MASK_SIZE) {
      let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
      let isAbsolute = pango_font_description_get_size_is_absolute(font) != 0
      let points = isAbsolute ? size : size * 96 / 72
      guard Self.sizes.contains(points) else { return nil }
      self.size = points
    }
    guard self != FontChoice() else { return nil }
  }
}
