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

/// Something that lays out text and says how large it is.
package protocol TextMeasuring {
  /// Lays out a text.
  func measure(_ request: TextRequest) -> TextMetrics
}
