/// What a card knows while it is up.
package struct CardState: Equatable, Sendable {
  /// What the card says and offers.
  package internal(set) var content: AlertContent
  /// Where everything stands, before anything is scrolled.
  package private(set) var given: CardLayout
  /// Where everything stands now.
  package internal(set) var layout: CardLayout
  /// What of the message is seen.
  package internal(set) var view = MessageView()
  /// The button with the focus.
  package internal(set) var focus: Int?
  /// The link with the focus, which no button has then.
  package internal(set) var linkFocus: Int?
  /// The part of the message that is selected, in bytes of UTF-8; never empty.
  package private(set) var selection: Range<Int>?
  /// What is under the pointer.
  package var hover: CardTarget? { pointer.flatMap { layout.target(at: $0, view: view) } }
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
  /// What the card asks for, until it is taken.
  var effects: [CardEffect] = []
  /// The message in blocks, laid out where it has been seen.
  var flow: TextFlow?
  /// What of the message is at the upper edge of its box.
  var scroll = ScrollPlace()
  /// Whether `view` has to be made anew.
  var isViewStale = true
  /// The scroll bar that is held.
  var drag: Drag?
  /// The letters from which the pointer selects.
  var selecting: Selecting?
  /// The last press on the message.
  var lastClick: Click?
  /// When the message was last scrolled by the pointer's being away from it.
  var lastTick: Duration?
  /// The keys that are down, as far as is known; their repeats count for nothing.
  var downKeys: Set<Int> = []

  /// A key that acts when it comes up.
  struct KeyPress: Equatable, Sendable {
    /// The key on the keyboard.
    var code: Int
    /// What it does.
    var action: Action

    /// What a key does.
    enum Action: Equatable, Sendable {
      /// Activates a button.
      case button(Int)
      /// Opens a link.
      case link(Int)
      /// Dismisses the card.
      case dismiss
    }
  }

  /// How long a server may take to say that it has painted the entry.
  static let paintingPatience = Duration.seconds(1)

  /// Makes the state of a card that has not been seen yet, and whose entry is over at a time.
  package init(
    content: AlertContent, layout: CardLayout, options: AlertOptions, entryEnd: Duration = .zero
  ) {
    shownAtLatest = entryEnd + Self.paintingPatience
    self.content = content
    given = layout
    self.layout = layout
    flow = layout.flow
    self.focus = content.initialFocusIndex
    self.consent = ConsentGuard(delay: options.guardDelay)
    self.timeout = options.timeout.flatMap { $0 > .zero ? $0 : nil }
    if let focus { scrollButtons(toShow: focus) }
  }

  /// Whether the card has come to its place and has been seen there.
  package var isShown: Bool { shown != nil }

  /// What looks pressed.
  package var pressed: CardTarget? {
    if let pointerPress, pointerPress == hover { return pointerPress }
    if let drag { return drag.bar }
    if case .button(let index) = keyPress?.action { return .button(index) }
    return nil
  }

  /// When the card ends by itself, `nil` for never or not known yet.
  package var timeoutTime: Duration? {
    timeout.map { min(shown ?? shownAtLatest, shownAtLatest) + $0 }
  }

  /// What the card asks for since the last time.
  package mutating func takeEffects() -> [CardEffect] {
    defer { effects = [] }
    return effects
  }

  // MARK: Changes

  /// Puts everything elsewhere; the same part of the message stays in sight, and of the buttons where
  /// those stay.
  mutating func give(_ layout: CardLayout) {
    let top = flow.map { $0.range(of: scroll.block).lowerBound }
    let buttonsStay = layout.buttonPlaces == given.buttonPlaces
    let distance = self.layout.buttonScroll
    given = layout
    self.layout = layout
    flow = layout.flow
    let block = top.flatMap { top in flow.map { $0.block(at: top) } } ?? 0
    scroll = ScrollPlace(block: block, offset: flow == nil ? 0 : scroll.offset)
    drag = nil
    scrollButtons(to: buttonsStay ? distance : 0)
    if !buttonsStay, let focus { scrollButtons(toShow: focus) }
    isViewStale = true
  }

  /// Forgets what belongs to letters that are no longer there.
  mutating func forgetLetters() {
    selection = nil
    selecting = nil
    linkFocus = nil
    if case .link = pointerPress { pointerPress = nil }
    if case .link = keyPress?.action { keyPress = nil }
  }

  /// Holds no bar and no letters any more, as if the pointer's button had come up.
  mutating func letGo() {
    drag = nil
    selecting = nil
  }

  /// Selects a part of the message.
  mutating func select(_ range: Range<Int>) {
    selection = range.isEmpty ? nil : range
    isViewStale = true
  }
}
