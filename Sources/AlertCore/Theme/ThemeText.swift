extension Theme {
  /// A block of text.
  public struct Text: Equatable, Sendable {
    /// The font.
    public var font: FontRequest
    /// The colour.
    public var color: Color
    /// From one baseline to the next.
    public var lineHeight: Double
    /// The height of the block's box, in whose middle a lower text stands; 0 for the text's own.
    public var minimumHeight = 0.0
    /// The space to the card's edges on both sides.
    public var inset: Double
    /// The space under the block, if another block of text or the icon follows.
    public var gap = 0.0
    /// The number of lines up to which the block is centred; longer ones begin at the start edge.
    public var centeredLines = 3
    /// The number of lines after which the text ends in an ellipsis; 0 for as many as there is room for.
    public var maximumLines = 0
  }
}
