/// What a card knows while it is up.
package struct CardState: Equatable, Sendable {
  /// What the card says and offers.
  package internal(set) var content: AlertContent
  /// Where everything stands.
  package internal(set) var layout: CardLayout
  /// The button with the focus.
  package internal(set) var focus: Int?
  /// What is under the pointer.
  package var hover: CardTarget? { pointer.flatMap { layout.target(at: $0) } }
  /// What keeps the card from being answered by accident.
  package internal(set) var consent: ConsentGuard
  /// How the card ended, `nil` while it is up.
  package internal(set) var response: AlertResponse?

  let timeout: Duration?
  /// When the card was fully shown.
  var shown: Duration?
  /// When the timeout begins to run although nobody said that the card was shown.
  let shownAtLatest: Duration
  /// Where the pointer is on the cover, `nil` while it is elsewhere.
  var pointer: Point?
  /// Where the pointer's first button went down, if that counts.
  var pointerPress: CardTarget?
  /// The key that went down and may act when it comes up.
  var keyPress: KeyPress?
  /// The keys that are down, as far as is known; their repeats count for nothing.
  var downKeys: Set<Int> = []

  /// A key that acts when it comes up.
  struct KeyPress: Equatable, Sendable {
    /// The key on the keyboard.
    var code: Int
    /// The button that it activates, `nil` where it dismisses the card.
    var button: Int?
  }

  /// How long a server may take to say that it has painted the entry.
  static let paintingPatience = Duration.seconds(1)

  /// Makes the state of a card that has not been seen yet, and whose entry is over at a time.
  package init(
    content: AlertContent, layout: CardLayout, options: AlertOptions, entryEnd: Duration = .zero
  ) {
    shownAtLatest = entryEnd + Self.paintingPatience
    self.content = content
    self.layout = layout
    self.focus = content.initialFocusIndex
    self.consent = ConsentGuard(delay: options.guardDelay)
    self.timeout = options.timeout.flatMap { $0 > .zero ? $0 : nil }
  }

  /// Whether the card has come to its place and has been seen there.
  package var isShown: Bool { shown != nil }

  /// What looks pressed.
  package var pressed: CardTarget? {
    if let pointerPress, pointerPress == hover { return pointerPress }
    return keyPress?.button.map { .button($0) }
  }

  /// When the card ends by itself, `nil` for never or not known yet.
  package var timeoutTime: Duration? {
    timeout.map { min(shown ?? shownAtLatest, shownAtLatest) + $0 }
  }
}
