extension Theme {
  /// What dims the screen.
  public struct Cover: Equatable, Sendable {
    /// The colour.
    public var color: Color
    /// How much of what lies beneath it hides, from 0 to 1.
    public var opacity: Double

    /// Makes a cover.
    public init(color: Color = .black, opacity: Double) {
      self.color = color
      self.opacity = opacity
    }

    /// The colour at its opacity.
    public var dim: Color { color.faded(opacity) }
  }

  /// The card itself.
  public struct Card: Equatable, Sendable {
    /// The card's colour.
    public var fill: Color
    /// A hairline at the card's edge.
    public var border = Color.clear
    /// The width of that hairline; none where it is 0.
    public var borderWidth = 0.0
    /// The radius of the corners.
    public var radius: Double
    /// The width as a share of the monitor's, up to `maximumWidth`; 0 lets the content decide.
    public var widthShare = 0.0
    /// The narrowest that a card gets.
    public var minimumWidth: Double
    /// The width at which text of a few lines breaks.
    public var preferredWidth: Double
    /// The widest that long text makes a card.
    public var maximumWidth: Double
    /// The lowest that a card gets.
    public var minimumHeight = 0.0
    /// The least height as a share of the card's own width.
    public var heightShare = 0.0
    /// The space above the first thing on the card.
    public var paddingTop: Double
    /// How far the card's centre lies below that of the monitor; above it where it is negative.
    public var offset = 0.0
    /// The least distance from the monitor's edges.
    public var margin = 16.0
    /// Where the room goes that a card of the least height has to spare.
    public var spareRoom = SpareRoom.below
    /// The shadow.
    public var shadow = Shadow.none
    /// A second shadow over the first, of what lies closer to the card.
    public var contactShadow = Shadow.none

    /// Where the room goes that a card of the least height has to spare.
    public enum SpareRoom: String, CaseIterable, Sendable {
      /// Between the text and the buttons.
      case below
      /// One half above the text, the other one below it.
      case around
    }
  }

  /// A thin line across the card under the title.
  public struct Separator: Equatable, Sendable {
    /// The colour.
    public var color: Color
    /// How thick the line is; none where it is 0.
    public var thickness: Double
    /// The space between the title and the line, which stands within the title's gap.
    public var offset: Double

    /// No line.
    public static let none = Separator(color: .clear, thickness: 0, offset: 0)
  }
}
