/// The card as it is seen on the screen: found by its colours, not by its layout.
package struct CardSighting: Equatable, Sendable {
  /// The card's rectangle.
  package let frame: Frame
  /// The buttons' rectangles, line by line, from left to right.
  package let buttons: [Frame]

  /// The colour of a light card.
  package static let card: UInt32 = 0xff_ff_ff
  /// The fills of buttons at rest: default, plain, destructive.
  package static let fills: [UInt32] = [0x0a_62_d0, 0xec_ee_f1, 0xc9_30_2c]

  /// Finds the card in a picture, `nil` where there is none.
  package init?(in picture: Screenshot) {
    guard let frame = picture.bounds(of: CardSighting.card), frame.width > 200, frame.height > 80
    else { return nil }
    self.frame = frame
    buttons = CardSighting.fills.flatMap { picture.areas(of: $0) }
      .filter { frame.encloses($0) && $0.width >= 48 && $0.height >= 24 }
      .sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  /// A point of the screen beside the card.
  package var beside: (x: Int, y: Int) { (frame.x / 2, frame.y + frame.height / 2) }
}
