/// The font that a card has in the place of its theme's.
public struct FontChoice: Equatable, Sendable {
  /// The family as Fontconfig knows it; `nil` keeps the theme's.
  public var family: String?
  /// The size of the message in points (96 to the inch), with which the other texts grow; `nil` keeps the
  /// theme's.
  public var size: Double?
  /// Whether the weight is bold; `nil` keeps the theme's.
  public var isBold: Bool?

  /// Makes a choice of which nothing has to be given.
  public init(family: String? = nil, size: Double? = nil, isBold: Bool? = nil) {
    self.family = family
    self.size = size
    self.isBold = isBold
  }
}
