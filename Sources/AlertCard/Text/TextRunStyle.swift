import AlertCore
import CPango

/// How a run of glyphs is painted, beyond its font.
struct TextRunStyle {
  /// A line under the glyphs.
  enum Underline {
    /// None.
    case none
    /// One line.
    case single
    /// Two lines.
    case double
    /// One line below the descenders.
    case low
  }

  /// The line under the glyphs.
  private(set) var underline = Underline.none
  /// The colour of that line, `nil` for the glyphs'.
  private(set) var underlineColor: Color?
  /// Whether a line goes through the glyphs.
  private(set) var isStruck = false
  /// The colour of that line, `nil` for the glyphs'.
  private(set) var strikethroughColor: Color?
  /// Whether a line stands over the glyphs.
  private(set) var isOverlined = false
  /// The colour of that line, `nil` for the glyphs'.
  private(set) var overlineColor: Color?
  private var foreground: Color?
  private var opacity = 1.0
  private var backgroundColor: Color?
  private var backgroundOpacity = 1.0

  /// Reads the attributes of a run; of several of a kind the last counts, as for Pango's own painter.
  init(_ analysis: PangoAnalysis) {
    var node = analysis.extra_attrs
    while let current = node {
      if let data = current.pointee.data {
        read(data.assumingMemoryBound(to: PangoAttribute.self))
      }
      node = current.pointee.next
    }
  }

  /// Whether there is any line.
  var hasLines: Bool { underline != .none || isStruck || isOverlined }

  /// What lies behind the glyphs, `nil` for nothing.
  var background: Color? { backgroundColor?.faded(backgroundOpacity) }

  /// The colour of the glyphs where that of the text is `color`.
  func foreground(_ color: Color) -> Color {
    (foreground?.faded(color.alpha) ?? color).faded(opacity)
  }

  private mutating func read(_ attribute: UnsafeMutablePointer<PangoAttribute>) {
    let color = pango_attribute_as_color(attribute).map { Color($0.pointee.color) }
    let number = pango_attribute_as_int(attribute)?.pointee.value ?? 0
    switch attribute.pointee.klass.pointee.type {
    case PANGO_ATTR_FOREGROUND: foreground = color
    case PANGO_ATTR_FOREGROUND_ALPHA: opacity = Double(number) / 65535
    case PANGO_ATTR_BACKGROUND: backgroundColor = color
    case PANGO_ATTR_BACKGROUND_ALPHA: backgroundOpacity = Double(number) / 65535
    case PANGO_ATTR_UNDERLINE: underline = Underline(PangoUnderline(UInt32(number)))
    case PANGO_ATTR_UNDERLINE_COLOR: underlineColor = color
    case PANGO_ATTR_STRIKETHROUGH: isStruck = number != 0
    case PANGO_ATTR_STRIKETHROUGH_COLOR: strikethroughColor = color
    case PANGO_ATTR_OVERLINE: isOverlined = number != 0
    case PANGO_ATTR_OVERLINE_COLOR: overlineColor = color
    default: break
    }
  }
}

extension TextRunStyle.Underline {
  fileprivate init(_ underline: PangoUnderline) {
    switch underline {
    case PANGO_UNDERLINE_NONE: self = .none
    case PANGO_UNDERLINE_DOUBLE, PANGO_UNDERLINE_DOUBLE_LINE: self = .double
    case PANGO_UNDERLINE_LOW: self = .low
    default: self = .single
    }
  }
}

extension Color {
  fileprivate init(_ color: PangoColor) {
    self.init(
      red: Double(color.red) / 65535, green: Double(color.green) / 65535,
      blue: Double(color.blue) / 65535)
  }
}
