/// A text together with all that decides its lines; lengths are in pixels.
public struct TextRequest: Hashable, Sendable {
  /// Where the lines stand in the width.
  public enum Alignment: Hashable, Sendable {
    /// At the edge where reading starts.
    case start
    /// In the middle.
    case center
  }

  /// The literal text.
  public var string: String
  /// The font.
  public var font: FontRequest
  /// The width at which lines break, `nil` for never.
  public var width: Double?
  /// Whether a word longer than a line is broken; else it reaches beyond the width.
  public var breaksWords = true
  /// Where the lines stand in the width.
  public var alignment: Alignment
  /// The distance from one baseline to the next, `nil` for the font's own.
  public var lineHeight: Double?
  /// The height behind which the text is cut with an ellipsis, `nil` for never.
  public var maximumHeight: Double?

  /// Makes a request for a text.
  public init(
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
