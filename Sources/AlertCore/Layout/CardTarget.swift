/// Something on a card that can be pressed.
package enum CardTarget: Hashable, Sendable {
  /// A button, by the order given.
  case button(Int)
  /// The close button in the corner.
  case close
}
