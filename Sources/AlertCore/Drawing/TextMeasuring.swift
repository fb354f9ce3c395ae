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

/// A line of a text.
package struct TextLine: Equatable, Sendable {
  /// Where it begins in the text, in bytes of UTF-8.
  package var start: Int
  /// Where it begins on the screen, in pixels from the text's top.
  package var top: Double

  /// Makes a line.
  package init(start: Int, top: Double) {
    self.start = start
    self.top = top
  }
}

/// How far letters reach beyond the lines and the width of a text, in whole pixels.
package struct TextOverhang: Equatable, Sendable {
  /// Above the first line.
  package var above: Double
  /// Below the last line.
  package var below: Double
  /// Beyond the left edge of the width.
  package var left: Double
  /// Beyond the right edge of the width.
  package var right: Double

  /// Makes an overhang.
  package init(above: Double = 0, below: Double = 0, left: Double = 0, right: Double = 0) {
    self.above = above
    self.below = below
    self.left = left
    self.right = right
  }
}

/// Something that lays out text and says how large it is, and where its parts are.
///
/// Places in a text are in bytes of UTF-8, points and rectangles in pixels from the text's top left corner.
package protocol TextMeasuring {
  /// Lays out a text.
  func measure(_ request: TextRequest) -> TextMetrics
  /// How far the letters of a text reach beyond its lines.
  func overhang(_ request: TextRequest) -> TextOverhang
  /// Where the last line begins, be it left out or not.
  func lastLine(of request: TextRequest) -> TextLine
  /// The place between two characters that is nearest to a point.
  func offset(at point: Point, in request: TextRequest) -> Int
  /// The boxes of a part of the text, as high as their lines; several on a line of both directions.
  func rectangles(of range: Range<Int>, in request: TextRequest) -> [Rect]
  /// The word at a place, or what lies between words.
  func word(at offset: Int, in request: TextRequest) -> Range<Int>
}
