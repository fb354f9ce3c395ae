/// The font that a text asks for.
public struct FontRequest: Hashable, Sendable {
  /// The family as Fontconfig knows it.
  public var family: String
  /// The size of the em square, in points; in pixels once scaled.
  public var size: Double
  /// Whether the weight is bold.
  public var isBold: Bool

  /// Makes a request for a font.
  public init(family: String = "sans", size: Double, isBold: Bool = false) {
    self.family = family
    self.size = size
    self.isBold = isBold
  }
}
