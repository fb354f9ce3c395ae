/// The whole behaviour of a card: state and event to state.
///
/// `CardState.response` tells how the card ended; nothing that comes after it counts.
public enum CardReducer {
  /// Takes one event into account.
  public static func reduce(_ state: inout CardState, _ event: InputEvent) {
    // Before the event: what happened after the end counts no more.
    endInTime(&state, event.time)
    guard state.response == nil else { return }
    switch event.kind {
    case .pointerMoved(let point): state.hover = state.layout.button(at: point)
    case .pointerLeft: state.hover = nil
    case .pointerPressed(let point, let button):
      pointerPressed(&state, at: point, button, event.time)
    case .pointerReleased(let point, let button): pointerReleased(&state, at: point, button)
    case .keyPressed(let key, let code): keyPressed(&state, key, code, event.time)
    case .keyReleased(let code): keyReleased(&state, code)
    case .focusGained(let heldKeys): focusGained(&state, heldKeys, event.time)
    case .focusLost: focusLost(&state)
    case .firstFramePainted: state.consent.firstFramePainted(at: event.time)
    case .entryPainted: entryPainted(&state, event.time)
    case .covered(let covered): disturb(&state) { $0.setCovered(covered, at: event.time) }
    case .moved(let layout): moved(&state, layout, event.time)
    case .continued: disturb(&state) { $0.disturb(at: event.time) }
    case .closeRequested: dismiss(&state, .close, begun: event.time)
    case .readerGone: state.response = .withdrawn(.readerGone)
    case .tick: break
    }
  }

  // MARK: Time

  private static func endInTime(_ state: inout CardState, _ time: Duration) {
    guard state.response == nil, let end = state.timeoutTime, time >= end else { return }
    state.response = .timedOut
  }

  private static func entryPainted(_ state: inout CardState, _ time: Duration) {
    state.shown = state.shown ?? time
    state.consent.entryPainted(at: time)
  }

  // MARK: The card's circumstances

  /// What was pressed before a disturbance does not count after it.
  private static func disturb(
    _ state: inout CardState, _ change: (inout ConsentGuard) -> Void
  ) {
    change(&state.consent)
    state.pointerPress = nil
    state.keyPress = nil
  }

  private static func moved(_ state: inout CardState, _ layout: CardLayout, _ time: Duration) {
    guard layout != state.layout else { return }
    state.layout = layout
    state.hover = nil
    disturb(&state) { $0.disturb(at: time) }
  }

  private static func focusGained(
    _ state: inout CardState, _ heldKeys: Set<Int>, _ time: Duration
  ) {
    state.downKeys = heldKeys
    disturb(&state) { $0.focusGained(at: time) }
  }

  private static func focusLost(_ state: inout CardState) {
    state.downKeys = []
    state.keyPress = nil
  }

  // MARK: Pointer

  private static func pointerPressed(
    _ state: inout CardState, at point: Point, _ button: Int, _ time: Duration
  ) {
    guard button == 1 else { return }
    state.hover = state.layout.button(at: point)
    state.pointerPress = state.consent.admitsPress(at: time) ? state.hover : nil
  }

  private static func pointerReleased(_ state: inout CardState, at point: Point, _ button: Int) {
    guard button == 1 else { return }
    let pressed = state.pointerPress
    state.pointerPress = nil
    state.hover = state.layout.button(at: point)
    if let pressed, pressed == state.hover {
      state.response = .button(index: pressed, means: .pointer)
    }
  }

  // MARK: Keys

  private static func keyPressed(
    _ state: inout CardState, _ key: Key, _ code: Int, _ time: Duration
  ) {
    let isRepeat = !state.downKeys.insert(code).inserted
    if key == .modifier { return }
    // Another key while one is held down: somebody types.
    if state.keyPress?.code != code { state.keyPress = nil }
    defer { state.consent.keyPressed(at: time) }
    switch key {
    case .activate, .digit:
      guard !isRepeat, let button = target(of: key, state), state.consent.admitsPress(at: time)
      else { return }
      state.keyPress = CardState.KeyPress(code: code, button: button)
    case .escape:
      guard !isRepeat, state.consent.admitsEscape(at: time) else { return }
      state.keyPress = CardState.KeyPress(code: code, button: nil)
    case .tab, .backTab, .before, .after, .home, .end: moveFocus(&state, key)
    case .modifier, .other: break
    }
  }

  private static func target(of key: Key, _ state: CardState) -> Int? {
    guard case .digit(let digit) = key else { return state.focus }
    return state.content.buttons.indices.contains(digit - 1) ? digit - 1 : nil
  }

  private static func keyReleased(_ state: inout CardState, _ code: Int) {
    state.downKeys.remove(code)
    guard let press = state.keyPress, press.code == code else { return }
    state.keyPress = nil
    if let button = press.button {
      state.response = .button(index: button, means: .key)
    } else {
      state.response = .dismissed(index: state.content.cancelIndex, means: .escape)
    }
  }

  private static func dismiss(
    _ state: inout CardState, _ means: AlertResponse.Dismissal, begun: Duration
  ) {
    guard state.consent.admitsDismissal(at: begun) else { return }
    state.response = .dismissed(index: state.content.cancelIndex, means: means)
  }

  /// Moves the focus; nobody has it until Tab gives it to somebody.
  private static func moveFocus(_ state: inout CardState, _ key: Key) {
    let last = state.content.buttons.count - 1
    guard let focus = state.focus else {
      if key == .tab { state.focus = 0 }
      if key == .backTab { state.focus = last }
      return
    }
    switch key {
    case .tab: state.focus = focus == last ? 0 : focus + 1
    case .backTab: state.focus = focus == 0 ? last : focus - 1
    case .before: state.focus = max(0, focus - 1)
    case .after: state.focus = min(last, focus + 1)
    case .home: state.focus = 0
    case .end: state.focus = last
    default: break
    }
  }
}
