/// Something that a card asks of the world around it, while it stays on the screen.
package enum CardEffect: Equatable, Sendable {
  /// The text is to be what pasting gives.
  case copy(String)
  /// The user has selected the text, which the pointer's middle button pastes.
  case select(String)
  /// The link is to be opened.
  case open(String)
}

/// What the pointer looks like.
package enum CardCursor: Equatable, Sendable {
  /// An arrow.
  case arrow
  /// Over letters that can be selected.
  case text
  /// Over a link.
  case hand
}
