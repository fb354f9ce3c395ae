/// How a part of the message differs from the rest; what is `nil` is as the rest.
public struct TextAttributes: Hashable, Sendable {
  /// The colour.
  public var color: Color?
  /// The colour behind the letters.
  public var background: Color?
  /// The size of the font in points (96 to the inch), as the theme's sizes are.
  public var size: Double?
  /// Whether the weight is bold.
  public var isBold: Bool?
  /// Whether the letters are slanted.
  public var isItalic: Bool?
  /// Whether there is a line under the letters.
  public var isUnderlined: Bool?
  /// The font's family as Fontconfig knows it.
  public var family: String?
  /// Colours of a terminal, which become `color` and `background` once those of the card are known.
  package var terminal: TerminalColors?

  /// Makes attributes of which none has to be given.
  public init(
    color: Color? = nil, background: Color? = nil, size: Double? = nil, isBold: Bool? = nil,
    isItalic: Bool? = nil, isUnderlined: Bool? = nil, family: String? = nil
  ) {
    self.color = color
    self.background = background
    self.size = size
    self.isBold = isBold
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
    self.family = family
  }
}
