/// What a key means to a card.
package enum Key: Equatable, Sendable {
  /// Return, KP_Enter or Space: activates the button with the focus.
  case activate
  /// A digit from 1 to 9: activates the button at that place.
  case digit(Int)
  /// Escape: dismisses the card.
  case escape
  /// Tab: the next link or button.
  case tab
  /// Shift and Tab: the link or button before.
  case backTab
  /// The arrow to the left: the button there.
  case left
  /// The arrow to the right: the button there.
  case right
  /// The arrow up: the button above, or the lines above.
  case up
  /// The arrow down: the button below, or the lines below.
  case down
  /// The beginning of the message, or the first button.
  case home
  /// The end of the message, or the last button.
  case end
  /// What stands above.
  case pageUp
  /// What stands below.
  case pageDown
  /// Control and C: copies.
  case copy
  /// Control and A: selects the whole message.
  case selectAll
  /// Shift, Control and their like: no sign of typing.
  case modifier
  /// Any other key: a sign of typing.
  case other
}
