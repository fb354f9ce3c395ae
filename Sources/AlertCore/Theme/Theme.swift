/// How a card looks and moves: nothing else in the program knows a colour, a length or a duration.
///
/// Lengths are in points (96 to the inch); `scaled(by:)` makes them whole pixels. `ThemeProperty` has
/// the name of each property in a theme file.
public struct Theme: Equatable, Sendable {
  /// What dims the screen.
  public var cover: Cover
  /// The card itself.
  public var card: Card
  /// The drawn icon.
  public var icon: Icon
  /// The title.
  public var title: Text
  /// The line under the title.
  public var separator: Separator
  /// The message.
  public var message: Text
  /// Scroll bars, selected letters and links.
  public var reading: ReadingAids
  /// The buttons.
  public var button: Button
  /// The close button in the card's corner.
  public var close: CloseButton
  /// How the card comes and goes.
  public var motion: MotionStyle
  /// Pixels per point.
  public internal(set) var scale = 1.0

  /// Makes a theme of its parts; reading aids that are not given take tones of the other colours.
  public init(
    cover: Cover, card: Card, icon: Icon, title: Text, separator: Separator = .none, message: Text,
    reading: ReadingAids? = nil, button: Button, close: CloseButton, motion: MotionStyle
  ) {
    self.cover = cover
    self.card = card
    self.icon = icon
    self.title = title
    self.separator = separator
    self.message = message
    self.reading = reading ?? ReadingAids(card: card, message: message, button: button)
    self.button = button
    self.close = close
    self.motion = motion
  }
}
