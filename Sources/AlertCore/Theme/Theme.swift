/// How a card looks and moves: nothing else in the program knows a colour, a length or a duration.
///
/// Lengths are in points (96 to the inch); `scaled(by:)` makes them whole pixels.
public struct Theme: Equatable, Sendable {
  /// What dims the screen.
  public var cover: Color
  /// The card itself.
  public var card: Card
  /// The drawn icon.
  public var icon: Icon
  /// The title.
  public var title: Text
  /// The message.
  public var message: Text
  /// The buttons.
  public var button: Button
  /// How the card comes and goes.
  public var motion: MotionStyle

  /// The card itself.
  public struct Card: Equatable, Sendable {
    /// The card's colour.
    public var fill: Color
    /// A hairline at the card's edge.
    public var border: Color
    /// The width of that hairline; none where it is 0.
    public var borderWidth: Double
    /// The radius of the corners.
    public var radius: Double
    /// The narrowest that a card gets.
    public var minimumWidth: Double
    /// The width at which text of a few lines breaks.
    public var preferredWidth: Double
    /// The widest that long text makes a card.
    public var maximumWidth: Double
    /// The space between the card's edges and what stands on it.
    public var padding: Double
    /// The least distance from the monitor's edges.
    public var margin: Double
    /// The shadows, the lowest first.
    public var shadows: [Shadow]
  }

  /// The drawn icon.
  public struct Icon: Equatable, Sendable {
    /// The height of the icon's box.
    public var height: Double
    /// The width of the pen.
    public var stroke: Double
    /// The space under the icon.
    public var gap: Double
    /// The colour of each style.
    public var colors: [AlertStyle: Color]
  }

  /// A block of text.
  public struct Text: Equatable, Sendable {
    /// The font.
    public var font: FontRequest
    /// The colour.
    public var color: Color
    /// From one baseline to the next.
    public var lineHeight: Double
    /// The space under the block, if another block follows.
    public var gap: Double
    /// The number of lines up to which the block is centred; longer ones begin at the start edge.
    public var centeredLines: Int
  }

  /// The buttons.
  public struct Button: Equatable, Sendable {
    /// The height of a button with a label of one line.
    public var height: Double
    /// The radius of the corners.
    public var radius: Double
    /// The space between buttons.
    public var gap: Double
    /// The space between the text and the buttons.
    public var gapAbove: Double
    /// The least space beside a label.
    public var labelPadding: Double
    /// The size of the label's font.
    public var font: FontRequest
    /// From one baseline of a label to the next.
    public var lineHeight: Double
    /// An ordinary button.
    public var plain: ButtonColors
    /// The button that Return stands for at first.
    public var prominent: ButtonColors
    /// A button that loses something.
    public var destructive: ButtonColors
    /// How much black is mixed in under the pointer.
    public var hoverShade: Double
    /// How much black is mixed in while pressed.
    public var pressedShade: Double
    /// The label's opacity until the card can be answered.
    public var unarmedLabel: Double
    /// The width of the focus ring.
    public var ringWidth: Double
    /// The space between the button and its ring.
    public var ringOffset: Double
  }
}
