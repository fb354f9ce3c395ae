import AlertCore

/// A card and what happens to it, in milliseconds.
///
/// A story that begins `shown` has its first frame at 0, the focus at 20 and the card at its place
/// at 300, so that the usual guard is armed at 800.
struct Story {
  var state: CardState

  /// When the guard of a card is armed that begins `shown`.
  static let armed = 800

  init(
    message: String = "They cannot be recovered.",
    buttons: [AlertButton] = [AlertButton("Delete"), AlertButton("Keep"), AlertButton("Ask")],
    focus: InitialFocus = .automatic, guardDelay: Int = 500, timeout: Int? = nil,
    opensLinks: Bool = false
  ) {
    let content = AlertContent(
      title: "Delete 3 files?", message: message, style: .warning,
      buttons: buttons, initialFocus: focus)
    let options = AlertOptions(
      opensLinks: opensLinks, guardDelay: .milliseconds(guardDelay),
      timeout: timeout.map { .milliseconds($0) })
    state = CardState(
      content: content, layout: Self.layout(of: content, options), options: options)
  }

  /// A card that has come to rest.
  static func shown(
    message: String = "They cannot be recovered.",
    buttons: [AlertButton] = [AlertButton("Delete"), AlertButton("Keep"), AlertButton("Ask")],
    focus: InitialFocus = .automatic, guardDelay: Int = 500, timeout: Int? = nil,
    opensLinks: Bool = false
  ) -> Story {
    var story = Story(
      message: message, buttons: buttons, focus: focus, guardDelay: guardDelay, timeout: timeout,
      opensLinks: opensLinks)
    story.at(0, .firstFramePainted)
    story.at(20, .focusGained(heldKeys: []))
    story.at(300, .entryPainted)
    return story
  }

  static func layout(
    of content: AlertContent, _ options: AlertOptions = AlertOptions()
  ) -> CardLayout {
    CardLayoutEngine(
      content: content, theme: .card(.light), monitor: Rect(0, 0, 1280, 800),
      text: FixedWidthText(), options: options
    ).layout()
  }

  var response: AlertResponse? { state.response }

  /// The middle of a button, in the cover's coordinates.
  func middle(of button: Int) -> Point {
    state.layout.buttons[button].frame.center.offset(state.layout.origin.x, state.layout.origin.y)
  }

  /// The middle of the message, in the cover's coordinates.
  var middleOfMessage: Point {
    let origin = state.layout.origin
    return (state.layout.message?.frame.center ?? Point(0, 0)).offset(origin.x, origin.y)
  }

  /// The layout with the card elsewhere.
  func layout(movedBy distance: Double) -> CardLayout {
    var layout = state.given
    layout.origin = layout.origin.offset(distance, 0)
    return layout
  }

  /// Lets something happen, and the turn end in which it did.
  mutating func at(_ time: Int, _ kind: InputEvent.Kind) {
    CardReducer.reduce(&state, InputEvent(kind, at: .milliseconds(time)))
    CardReducer.reduce(&state, InputEvent(.tick, at: .milliseconds(time)))
  }

  /// Lets the card say something else, laid out as it is then.
  mutating func update(_ content: AlertContent, at time: Int) {
    at(time, .updated(content, Self.layout(of: content)))
  }

  mutating func press(_ index: Int, at time: Int, button: Int = 1) {
    at(time, .pointerPressed(middle(of: index), button: button))
  }

  mutating func release(_ index: Int, at time: Int, button: Int = 1) {
    at(time, .pointerReleased(middle(of: index), button: button))
  }

  /// Presses and releases the pointer's button.
  mutating func click(_ index: Int, from start: Int, to end: Int, button: Int = 1) {
    press(index, at: start, button: button)
    release(index, at: end, button: button)
  }

  /// Presses and releases a key; keys that mean the same are the same key.
  mutating func strike(_ key: Key, from start: Int, to end: Int) {
    keyDown(key, at: start)
    keyUp(key, at: end)
  }

  mutating func keyDown(_ key: Key, at time: Int) {
    at(time, .keyPressed(key, code: Self.code(of: key)))
  }

  mutating func keyUp(_ key: Key, at time: Int) {
    at(time, .keyReleased(code: Self.code(of: key)))
  }

  /// The place of a key on the keyboard.
  static func code(of key: Key) -> Int {
    switch key {
    case .digit(let digit): 9 + digit
    case .escape: 9
    case .tab, .backTab: 23
    case .activate: 36
    case .other: 38
    case .modifier: 50
    case .home: 110
    case .left, .up: 113
    case .right, .down: 114
    case .end: 115
    case .pageUp: 112
    case .pageDown: 117
    case .copy: 54
    case .selectAll: 39
    }
  }
}

extension AlertResponse {
  static func clicked(_ index: Int) -> AlertResponse { .button(index: index, means: .pointer) }
  static func typed(_ index: Int) -> AlertResponse { .button(index: index, means: .key) }
}
