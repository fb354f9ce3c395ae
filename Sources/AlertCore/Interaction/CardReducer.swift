/// The whole behaviour of a card: state and event to state.
///
/// `CardState.response` tells how the card ended; nothing that comes after it counts.
package enum CardReducer {
  /// Takes one event into account.
  package static func reduce(_ state: inout CardState, _ event: InputEvent) {
    // Before the event: what happened after the end counts no more.
    endInTime(&state, event.time)
    guard state.response == nil else { return }
    switch event.kind {
    case .pointerMoved(let point): state.pointer = point
    case .pointerLeft: state.pointer = nil
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
    case .updated(let content, let layout, let isAnother):
      updated(&state, content, layout, isAnother, event.time)
    case .continued: disturb(&state) { $0.disturb(at: event.time) }
    case .closeRequested: dismiss(&state, .close, begun: event.time)
    case .withdrawn(let reason): state.response = .withdrawn(reason)
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
    disturb(&state) { $0.disturb(at: time) }
  }

  /// The focus stays at its place among the buttons, unless the content says where it begins, or it
  /// would be left on one that loses something and did not do so before.
  ///
  /// Another title, another button or a button at another place disturbs. Another message alone does
  /// not: a card that tells how far something has come could else never be answered. A dismissal under
  /// way goes on, since it loses nothing whatever is asked.
  private static func updated(
    _ state: inout CardState, _ content: AlertContent, _ layout: CardLayout, _ isAnother: Bool,
    _ time: Duration
  ) {
    guard isAnother || content != state.content || layout != state.layout else { return }
    let old = state.content
    let asksAnew =
      isAnother || content.title != old.title || content.buttons != old.buttons
      || layout.buttonPlaces != state.layout.buttonPlaces
    state.content = content
    state.layout = layout
    let stays = state.focus.map { focus in
      !isAnother && content.initialFocus == old.initialFocus
        && content.buttons.indices.contains(focus)
        && (content.buttons[focus].role != .destructive
          || old.buttons[focus].role == .destructive)
    }
    if stays != true { state.focus = content.initialFocusIndex }
    guard asksAnew else { return }
    let (pointer, key) = (state.pointerPress, state.keyPress)
    disturb(&state) { $0.disturb(at: time) }
    if pointer == .close { state.pointerPress = pointer }
    if let key, key.button == nil { state.keyPress = key }
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
    state.pointer = point
    let counts =
      state.hover == .close
      ? state.consent.admitsEscape(at: time) : state.consent.admitsPress(at: time)
    state.pointerPress = counts ? state.hover : nil
  }

  private static func pointerReleased(_ state: inout CardState, at point: Point, _ button: Int) {
    guard button == 1 else { return }
    let pressed = state.pointerPress
    state.pointerPress = nil
    state.pointer = point
    guard let pressed, pressed == state.hover else { return }
    switch pressed {
    case .button(let index): state.response = .button(index: index, means: .pointer)
    case .close: state.response = .dismissed(index: state.content.cancelIndex, means: .close)
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
    // As the user sees them, not as the caller counts them.
    let order = state.layout.order
    return order.indices.contains(digit - 1) ? order[digit - 1] : nil
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

  /// Moves the focus in the order in which the buttons stand; nobody has it until Tab gives it to
  /// somebody.
  private static func moveFocus(_ state: inout CardState, _ key: Key) {
    let order = state.layout.order
    guard !order.isEmpty else { return }
    let last = order.count - 1
    guard let place = state.focus.flatMap({ order.firstIndex(of: $0) }) else {
      if key == .tab { state.focus = order[0] }
      if key == .backTab { state.focus = order[last] }
      return
    }
    switch key {
    case .tab: state.focus = order[place == last ? 0 : place + 1]
    case .backTab: state.focus = order[place == 0 ? last : place - 1]
    case .before: state.focus = order[max(0, place - 1)]
    case .after: state.focus = order[min(last, place + 1)]
    case .home: state.focus = order[0]
    case .end: state.focus = order[last]
    default: break
    }
  }
}
