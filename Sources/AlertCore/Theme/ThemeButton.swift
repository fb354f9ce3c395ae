extension Theme {
  /// The buttons.
  public struct Button: Equatable, Sendable {
    /// How buttons stand together.
    public var arrangement = Arrangement.row
    /// Where a row stands that does not fill the card.
    public var alignment = Alignment.center
    /// Where the cancel button stands.
    public var cancelPlace = CancelPlace.given
    /// The width of each of several buttons, or more where labels need it; 0 shares out the card's width.
    public var width = 0.0
    /// The width of a button that stands alone; 0 for the card's width.
    public var soleWidth = 0.0
    /// The height of a button with a label of one line.
    public var height: Double
    /// The radius of the corners.
    public var radius: Double
    /// The space to the card's edges on both sides; buttons reach beyond them where it is negative.
    public var inset: Double
    /// The space between buttons; where they are segments, the width of the hairlines.
    public var gap: Double
    /// The space between the text and the buttons.
    public var gapAbove: Double
    /// The space between the buttons and the card's foot.
    public var gapBelow: Double
    /// The least space beside a label, both sides together.
    public var labelPadding: Double
    /// The font of the labels.
    public var font: FontRequest
    /// From one baseline of a label to the next.
    public var lineHeight: Double
    /// The lines above and between segments.
    public var hairline = Color.clear
    /// An ordinary button.
    public var plain: ButtonColors
    /// The button that Return stands for at first.
    public var prominent: ButtonColors
    /// The cancel button; one like the ordinary ones is prominent where the focus begins on it.
    public var cancel: ButtonColors
    /// A button that loses something.
    public var destructive: ButtonColors
    /// The colours of single buttons, by the order given.
    public var own: [Int: ButtonTint] = [:]
    /// How much black is mixed in under the pointer.
    public var hoverShade: Double
    /// How much black is mixed in while pressed.
    public var pressedShade: Double
    /// The label's opacity until the card can be answered.
    public var unarmedLabel: Double
    /// The width of the focus ring.
    public var ringWidth: Double
    /// The space between the button and its ring, which lies inside where it is negative.
    public var ringOffset: Double

    /// How buttons stand together, as long as their labels fit.
    public enum Arrangement: String, CaseIterable, Sendable {
      /// Beside each other; above each other where they do not fit.
      case row
      /// Above each other.
      case stacked
      /// Parts of one control from edge to edge, with hairlines above and between them.
      case segments
    }

    /// Where a row stands that does not fill the card.
    public enum Alignment: String, CaseIterable, Sendable {
      /// In the middle.
      case center
      /// At the edge where reading starts.
      case start
    }

    /// Where the cancel button stands; its index stays the same.
    public enum CancelPlace: String, CaseIterable, Sendable {
      /// Where it was given.
      case given
      /// Before the others.
      case first
      /// After the others.
      case last
    }
  }

  /// The close button in the card's corner.
  public struct CloseButton: Equatable, Sendable {
    /// Whether there is one.
    public var isShown = false
    /// Its width and height.
    public var size = 32.0
    /// The space to the card's edges.
    public var inset = 0.0
    /// The width of the pen that draws it.
    public var stroke = 2.0
    /// What it shows.
    public var picture = ClosePicture.cross
    /// What it shows while it is pressed.
    public var pressedPicture = ClosePicture.disc
    /// The colour of what it shows.
    public var color: Color
    /// That colour while it is pressed.
    public var pressedColor: Color
  }
}
