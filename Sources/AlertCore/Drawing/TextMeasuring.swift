/// How large a text turned out; lengths are in pixels.
public struct TextMetrics: Equatable, Sendable {
  /// The width of the longest line and the height of all lines.
  public var size: Size
  /// The number of lines.
  public var lineCount: Int

  /// Makes metrics.
  public init(size: Size, lineCount: Int) {
    self.size = size
    self.lineCount = lineCount
  }
}

/// Something that lays out text and says how large it is.
public protocol TextMeasuring {
  /// Lays out a text.
  func measure(_ request: TextRequest) -> TextMetrics
}
