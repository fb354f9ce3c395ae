/// How large a text turned out; lengths are in pixels.
package struct TextMetrics: Equatable, Sendable {
  /// The width of the longest line and the height of all lines.
  package var size: Size
  /// The number of lines.
  package var lineCount: Int

  /// Makes metrics.
  package init(size: Size, lineCount: Int) {
    self.size = size
    self.lineCount = lineCount
  }
}

/// How far letters reach above the first and below the last line, in whole pixels.
package struct TextOverhang: Equatable, Sendable {
  /// Above the first line.
  package var above: Double
  /// Below the last line.
  package var below: Double

  /// Makes an overhang.
  package init(above: Double = 0, below: Double = 0) {
    self.above = above
    self.below = below
  }
}

/// Something that lays out text and says how large it is.
package protocol TextMeasuring {
  /// Lays out a text.
  func measure(_ request: TextRequest) -> TextMetrics
  /// How far the letters of a text reach beyond its lines.
  func overhang(_ request: TextRequest) -> TextOverhang
}
