/// The whole behaviour of a card: state and event to state.
///
/// `CardState.response` tells how the card ended; nothing that comes after it counts.
package enum CardReducer {
  /// Takes one event into account; `text` measures what of the message comes into sight.
  package static func reduce(
    _ state: inout CardState, _ event: InputEvent, by text: any TextMeasuring
  ) {
    // Before the event: what happened after the end counts no more.
    endInTime(&state, event.time)
    guard state.response == nil else { return }
    if state.isViewStale, event.kind.isAboutSight { look(&state, by: text) }
    switch event.kind {
    case .pointerMoved(let point): pointerMoved(&state, to: point, by: text)
    case .pointerLeft: state.pointer = nil
    case .pointerPressed(let point, let button):
      pointerPressed(&state, at: point, button, event.time, by: text)
    case .pointerReleased(let point, let button): pointerReleased(&state, at: point, button)
    case .keyPressed(let key, let code): keyPressed(&state, key, code, event.time, by: text)
    case .keyReleased(let code): keyReleased(&state, code)
    case .focusGained(let heldKeys): focusGained(&state, heldKeys, event.time)
    case .focusLost: focusLost(&state)
    case .firstFramePainted: state.consent.firstFramePainted(at: event.time)
    case .entryPainted: entryPainted(&state, event.time)
    case .covered(let covered):
      // What lies above may get the release of the pointer's button.
      if covered { state.letGo() }
      disturb(&state) { $0.setCovered(covered, at: event.time) }
    case .moved(let layout): moved(&state, layout, event.time)
    case .updated(let content, let layout, let isAnother):
      updated(&state, content, layout, isAnother, event.time)
    case .continued: disturb(&state) { $0.disturb(at: event.time) }
    case .closeRequested: dismiss(&state, .close, begun: event.time)
    case .withdrawn(let reason): state.response = .withdrawn(reason)
    case .tick: scrollOn(&state, event.time, by: text)
    }
    // Many turns of the wheel may come at once: only where they end is looked at, with the next tick.
    if state.isViewStale, !event.kind.isWheel { look(&state, by: text) }
  }

  /// Lays out what of the message is seen.
  static func look(_ state: inout CardState, by text: any TextMeasuring) {
    state.isViewStale = false
    if let box = state.layout.message?.frame {
      state.flow?.settle(&state.scroll, height: box.height, by: text)
    }
    state.view = MessageView(
      of: state.layout, state.flow, from: state.scroll, selected: state.selection, by: text)
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
  static func disturb(
    _ state: inout CardState, _ change: (inout ConsentGuard) -> Void
  ) {
    change(&state.consent)
    state.pointerPress = nil
    state.keyPress = nil
  }

  private static func moved(_ state: inout CardState, _ layout: CardLayout, _ time: Duration) {
    guard layout != state.given else { return }
    state.give(layout)
    disturb(&state) { $0.disturb(at: time) }
  }

  /// The focus stays at its place among the buttons, unless the content says where it begins, or it
  /// would be left on one that loses something and did not do so before.
  ///
  /// Another title, another button, a button at another place or the focus on another one disturbs.
  /// Another message alone does not: a card that tells how far something has come could else never be
  /// answered. So it moves no focus either, and a link that had it leaves it to nobody. A dismissal
  /// under way goes on, since it loses nothing whatever is asked.
  private static func updated(
    _ state: inout CardState, _ content: AlertContent, _ layout: CardLayout, _ isAnother: Bool,
    _ time: Duration
  ) {
    guard isAnother || content != state.content || layout != state.given else { return }
    let old = state.content
    let asksAnew =
      isAnother || content.title != old.title || content.buttons != old.buttons
      || content.initialFocus != old.initialFocus
      || layout.buttonPlaces != state.given.buttonPlaces
    state.content = content
    if isAnother { state.scroll = ScrollPlace() }
    if isAnother || content.message != old.message { state.forgetLetters() }
    state.give(layout)
    guard asksAnew else { return }
    let stays = state.focus.map { focus in
      !isAnother && content.initialFocus == old.initialFocus
        && content.buttons.indices.contains(focus)
        && (content.buttons[focus].role != .destructive
          || old.buttons[focus].role == .destructive)
    }
    if stays != true { state.focus = content.initialFocusIndex }
    if state.linkFocus != nil { state.focus = nil }
    if let focus = state.focus { state.scrollButtons(toShow: focus) }
    let (pointer, key) = (state.pointerPress, state.keyPress)
    disturb(&state) { $0.disturb(at: time) }
    if pointer == .close { state.pointerPress = pointer }
    if let key, key.action == .dismiss { state.keyPress = key }
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
}
