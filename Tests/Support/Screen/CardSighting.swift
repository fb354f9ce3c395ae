/// The card as it is seen on the screen: found by its colours, not by its layout.
package struct CardSighting: Equatable, Sendable {
  /// The card's rectangle.
  package let frame: Frame
  /// The buttons' rectangles, line by line, from left to right.
  package let buttons: [Frame]
  /// Whether every button shows its label in full: while the guard holds, labels are faint.
  package let isArmed: Bool

  /// Finds the card in a picture, `nil` where there is none.
  package init?(in picture: Screenshot, colours: CardColours = .light) {
    guard let frame = picture.bounds(of: colours.card), frame.width > 200, frame.height > 80
    else { return nil }
    let card = picture.cropped(to: frame)
    let patches = card.patches(of: Array(colours.labels.keys))
      .filter { $0.frame.width >= 48 && $0.frame.height >= 24 }
      .sorted { ($0.frame.y, $0.frame.x) < ($1.frame.y, $1.frame.x) }
    self.frame = frame
    buttons = patches.map(\.frame)
    isArmed =
      !patches.isEmpty
      && patches.allSatisfy { patch in
        card.cropped(to: patch.frame.core).pixels.contains { $0 == colours.labels[patch.colour] }
      }
  }

  /// A point of the screen beside the card.
  package var beside: (x: Int, y: Int) { (frame.x / 2, frame.y + frame.height / 2) }
}

extension Frame {
  /// The rectangle without its corners, which may be round.
  fileprivate var core: Frame {
    let edge = height / 4
    return Frame(x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge)
  }
}
