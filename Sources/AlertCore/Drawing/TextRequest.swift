/// A text together with all that decides its lines; lengths are in pixels.
package struct TextRequest: Hashable, Sendable {
  /// Where the lines stand in the width.
  package enum Alignment: Hashable, Sendable {
    /// At the edge where reading starts.
    case start
    /// In the middle.
    case center
  }

  /// The literal text.
  package var string: String
  /// The font.
  package var font: FontRequest
  /// The width at which lines break, `nil` for never.
  package var width: Double?
  /// Whether a word longer than a line is broken; else it reaches beyond the width.
  package var breaksWords = true
  /// Where the lines stand in the width.
  package var alignment: Alignment
  /// The distance from one baseline to the next, `nil` for the font's own.
  package var lineHeight: Double?
  /// The height behind which the text is cut with an ellipsis, `nil` for never.
  package var maximumHeight: Double?
  /// The parts with attributes of their own, in the order of the text and without overlaps.
  package var spans: [TextSpan] = []
  /// Pango markup of which `string` is the displayable text, `nil` for none.
  package var markup: String?
  /// How many pixels a point of `spans` and `markup` has.
  package var scale = 1.0

  /// Makes a request for a text.
  package init(
    _ string: String, font: FontRequest, width: Double? = nil, alignment: Alignment = .center,
    lineHeight: Double? = nil, maximumHeight: Double? = nil
  ) {
    self.string = string
    self.font = font
    self.width = width
    self.alignment = alignment
    self.lineHeight = lineHeight
    self.maximumHeight = maximumHeight
  }
}
