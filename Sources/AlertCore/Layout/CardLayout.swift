/// Where everything on a card stands: the only place in the program that computes a rectangle.
///
/// The painter, the hit test and the tests read it, and the list of elements is derived from it. All lengths are whole
/// pixels; coordinates count from the card's top left corner, whatever the card's place.
package struct CardLayout: Equatable, Sendable {
  /// A text and the box that it stands in.
  package struct TextBlock: Equatable, Sendable {
    /// The text.
    package var request: TextRequest
    /// The box, as wide as lines may get.
    package var frame: Rect
    /// How far the letters reach beyond the box.
    package var overhang = TextOverhang()
  }

  /// A button.
  package struct Button: Equatable, Sendable {
    /// The button itself, without its focus ring.
    package var frame: Rect
    /// The label.
    package var label: TextBlock
  }

  /// The card's place on the cover.
  package var origin: Point
  /// The card's size.
  package var size: Size
  /// The icon's box, `nil` without an icon.
  package var icon: Rect?
  /// The title, `nil` without one.
  package var title: TextBlock?
  /// The message, `nil` without one; where it is in blocks, the box in which they are seen.
  package var message: TextBlock?
  /// The blocks of a message that is not laid out as a whole.
  package var flow: TextFlow?
  /// The bar beside a message that is scrolled.
  package var scrollBar: ScrollBar?
  /// The links in the message.
  package var links: [TextLink] = []
  /// The line under the title, `nil` without one.
  package var separator: Rect?
  /// The buttons by the order given.
  package var buttons: [Button]
  /// The indices of the buttons in the order in which they stand.
  package var order: [Int] = []
  /// The lines above and between the buttons, where they are segments.
  package var hairlines: [Rect] = []
  /// The box in which buttons are seen that are scrolled, `nil` where all of them are.
  package var buttonBox: Rect?
  /// The bar beside buttons that are scrolled.
  package var buttonBar: ScrollBar?
  /// How far the buttons are scrolled up.
  package internal(set) var buttonScroll = 0.0
  /// In which direction the card is read.
  package var direction = TextDirection.leftToRight
  /// The close button, `nil` without one.
  package var close: Rect?
  /// How much smaller than the theme's everything is, so that it fits; 1 as a rule.
  package var reduction = 1.0

  /// The card in its own coordinates.
  package var bounds: Rect { Rect(0, 0, size.width, size.height) }
  /// The card in the cover's coordinates.
  package var frame: Rect { bounds.offset(origin.x, origin.y) }

  /// The part of a button that is seen; empty where it is scrolled away.
  package func seenFrame(ofButton index: Int) -> Rect {
    let frame = buttons[index].frame
    return buttonBox.map { frame.intersection($0) } ?? frame
  }

  /// Where the buttons are on the cover, by the order given.
  var buttonPlaces: [Rect] { buttons.map { $0.frame.offset(origin.x, origin.y) } }

  /// The layout with the card in the middle of a monitor, or `offset` below it as far as `margin`
  /// allows, and inside of `area`, a part of the monitor.
  package func centered(
    in monitor: Rect, area: Rect? = nil, offset: Double = 0, margin: Double = 0
  ) -> CardLayout {
    let room = max(0, (monitor.height - size.height) / 2 - margin)
    let area = area ?? monitor
    func place(_ wished: Double, _ low: Double, _ high: Double) -> Double {
      max(low, min(wished.rounded(), high))
    }
    var layout = self
    layout.origin = Point(
      place(monitor.center.x - size.width / 2, area.x, area.maxX - size.width),
      place(
        monitor.center.y - size.height / 2 + min(max(offset, -room), room), area.y,
        area.maxY - size.height))
    return layout
  }
}
