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
  /// Where `string` begins in the text of `markup`, in bytes of UTF-8.
  package var start = 0
  /// Whether the last of several lines is left out, because it goes on beyond `string`.
  package var omitsLastLine = false
  /// The direction of a paragraph that does not show its own, and of the card around the text.
  package var direction = TextDirection.leftToRight
  /// Whether paragraphs have `direction` whatever they show: one that began before `string`.
  package var isDirectionForced = false
  /// The language by BCP 47, which chooses among the forms of letters; `nil` for the locale's.
  package var language: String?
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

extension TextRequest {
  /// Hashes what tells the blocks of a message apart, and nothing that is long: letters beyond ASCII take
  /// Swift many times as long to hash as to compare.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(width)
    hasher.combine(start)
    hasher.combine(maximumHeight)
  }

  /// The request for a part of the text, in bytes of UTF-8; its attributes stay at their letters.
  func part(_ range: Range<Int>) -> TextRequest {
    var part = self
    part.string = string.part(range)
    part.start = start + range.lowerBound
    part.spans = spans.part(range)
    return part
  }
}

extension [TextSpan] {
  /// The spans of a part of a text, counted from its beginning; they are in order and do not overlap.
  fileprivate func part(_ range: Range<Int>) -> [TextSpan] {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].range.upperBound <= range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return self[low...].prefix { $0.range.lowerBound < range.upperBound }.map { span in
      let inside = span.range.clamped(to: range)
      return TextSpan(
        inside.lowerBound - range.lowerBound..<inside.upperBound - range.lowerBound,
        span.attributes)
    }
  }
}
