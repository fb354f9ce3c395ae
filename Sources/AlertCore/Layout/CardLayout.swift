/// Where everything on a card stands: the only place in the program that computes a rectangle.
///
/// The painter, the hit test and the tests read it, and the list of elements is derived from it. All lengths are whole
/// pixels; coordinates count from the card's top left corner, whatever the card's place.
public struct CardLayout: Equatable, Sendable {
  /// A text and the box that it stands in.
  public struct TextBlock: Equatable, Sendable {
    /// The text.
    public var request: TextRequest
    /// The box, as wide as lines may get.
    public var frame: Rect
  }

  /// A button.
  public struct Button: Equatable, Sendable {
    /// The button itself, without its focus ring.
    public var frame: Rect
    /// The label.
    public var label: TextBlock
  }

  /// The card's place on the cover.
  public var origin: Point
  /// The card's size.
  public var size: Size
  /// The icon's box, `nil` without an icon.
  public var icon: Rect?
  /// The title, `nil` without one.
  public var title: TextBlock?
  /// The message, `nil` without one.
  public var message: TextBlock?
  /// The buttons by the order given.
  public var buttons: [Button]
  /// How much smaller than the theme's everything is, so that it fits; 1 as a rule.
  public var reduction = 1.0

  /// The card in its own coordinates.
  public var bounds: Rect { Rect(0, 0, size.width, size.height) }
  /// The card in the cover's coordinates.
  public var frame: Rect { bounds.offset(origin.x, origin.y) }

  /// The index of the button at a point of the cover.
  public func button(at point: Point) -> Int? {
    let local = point.offset(-origin.x, -origin.y)
    return buttons.firstIndex { $0.frame.contains(local) }
  }

  /// The layout with the card in the middle of a monitor.
  public func centered(in monitor: Rect) -> CardLayout {
    var layout = self
    layout.origin = Point(
      (monitor.center.x - size.width / 2).rounded(),
      (monitor.center.y - size.height / 2).rounded())
    return layout
  }
}
