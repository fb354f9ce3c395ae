/// What a key means to a card.
package enum Key: Equatable, Sendable {
  /// Return, KP_Enter or Space: activates the button with the focus.
  case activate
  /// A digit from 1 to 9: activates the button at that place.
  case digit(Int)
  /// Escape: dismisses the card.
  case escape
  /// Tab: the next button.
  case tab
  /// Shift and Tab: the button before.
  case backTab
  /// An arrow to the left or up: the button before.
  case before
  /// An arrow to the right or down: the button after.
  case after
  /// The first button.
  case home
  /// The last button.
  case end
  /// Shift, Control and their like: no sign of typing.
  case modifier
  /// Any other key: a sign of typing.
  case other
}
