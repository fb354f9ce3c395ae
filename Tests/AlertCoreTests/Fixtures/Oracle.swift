import AlertCore

/// The rules of the guard once more, as questions about a card's whole history.
///
/// It keeps no state: each answer is looked for among everything that has happened.
struct Oracle {
  /// An event, with the content, the layout and the focus as they were when it came.
  struct Entry {
    var event: InputEvent
    var content: AlertContent
    var layout: CardLayout
    var focus: Int?
  }

  let guardDelay: Duration
  private(set) var history: [Entry] = []

  init(guardDelay: Duration) {
    self.guardDelay = guardDelay
  }

  mutating func add(_ event: InputEvent, to state: CardState) {
    history.append(
      Entry(event: event, content: state.content, layout: state.layout, focus: state.focus))
  }

  /// What the last event answers.
  var answer: AlertResponse? {
    guard let last = history.indices.last else { return nil }
    switch history[last].event.kind {
    case .pointerReleased(let point, button: 1): return click(last, point)
    case .keyReleased(let code): return key(last, code)
    case .closeRequested:
      guard mayDismiss(last) else { return nil }
      return .dismissed(index: history[last].content.cancelIndex, means: .close)
    case .withdrawn(let reason): return .withdrawn(reason)
    default: return nil
    }
  }

  // MARK: Pointer

  private func click(_ release: Int, _ point: Point) -> AlertResponse? {
    for index in history[..<release].indices.reversed() {
      switch history[index].event.kind {
      case .pointerReleased(_, button: 1): return nil
      case .pointerPressed(let start, button: 1):
        guard let pressed = history[index].layout.target(at: start),
          pressed == history[release].layout.target(at: point)
        else { return nil }
        switch pressed {
        case .button(let button):
          return mayPress(index) ? .button(index: button, means: .pointer) : nil
        default: return nil
        }
      default: if isDisturbance(index) { return nil }
      }
    }
    return nil
  }

  // MARK: Keys

  private func key(_ release: Int, _ code: Int) -> AlertResponse? {
    var wasUpdated = false
    for index in history[..<release].indices.reversed() {
      switch history[index].event.kind {
      case .keyReleased(code: code), .focusLost: return nil
      case .keyPressed(let key, code: code):
        if isDown(code, before: index) { continue }
        // A dismissal under way is one whatever is asked.
        if wasUpdated, key != .escape { return nil }
        return answer(of: key, pressedAt: index, releasedAt: release)
      case .keyPressed(let other, code: _): if other != .modifier { return nil }
      case .updated: wasUpdated = wasUpdated || isDisturbance(index)
      default: if isDisturbance(index) { return nil }
      }
    }
    return nil
  }

  private func answer(
    of key: Key, pressedAt index: Int, releasedAt release: Int
  ) -> AlertResponse? {
    switch key {
    case .activate:
      guard let focus = history[index].focus, mayPress(index) else { return nil }
      return .button(index: focus, means: .key)
    case .digit(let digit):
      guard digit <= history[index].content.buttons.count, mayPress(index) else { return nil }
      return .button(index: digit - 1, means: .key)
    case .escape:
      guard mayDismiss(index), guardDelay == .zero || !isCovered(index) else { return nil }
      return .dismissed(index: history[release].content.cancelIndex, means: .escape)
    default: return nil
    }
  }

  /// Whether a key was down before an event, as far as the card could know.
  private func isDown(_ code: Int, before index: Int) -> Bool {
    for entry in history[..<index].reversed() {
      switch entry.event.kind {
      case .keyPressed(_, code: code): return true
      case .keyReleased(code: code), .focusLost: return false
      case .focusGained(let held): return held.contains(code)
      default: continue
      }
    }
    return false
  }

  // MARK: Time

  private func isDisturbance(_ index: Int) -> Bool {
    switch history[index].event.kind {
    case .focusGained, .covered, .continued: true
    case .moved(let layout): layout != history[index].layout
    case .updated(let content, let layout, isAnother: _):
      content.buttons != history[index].content.buttons
        || content.title != history[index].content.title
        || layout.frame != history[index].layout.frame
    default: false
    }
  }

  private func mayPress(_ index: Int) -> Bool {
    guard guardDelay > .zero else { return true }
    let now = history[index].event.time
    var isShown = false
    for earlier in 0..<index {
      let event = history[earlier].event
      if case .entryPainted = event.kind { isShown = true }
      let restarts = isDisturbance(earlier) || event.kind == .entryPainted
      if restarts, now - event.time < guardDelay { return false }
      if case .keyPressed(let key, code: _) = event.kind, key != .modifier,
        now - event.time < .milliseconds(250)
      {
        return false
      }
    }
    return isShown && !isCovered(index)
  }

  private func isCovered(_ index: Int) -> Bool {
    history[..<index].reduce(false) { covered, entry in
      if case .covered(let now) = entry.event.kind { now } else { covered }
    }
  }

  private func mayDismiss(_ index: Int) -> Bool {
    guard guardDelay > .zero else { return true }
    func first(_ isMeant: (InputEvent.Kind) -> Bool) -> Duration? {
      history[..<index].first { isMeant($0.event.kind) }?.event.time
    }
    guard let frame = first({ $0 == .firstFramePainted }) else { return false }
    let focus = first { if case .focusGained = $0 { true } else { false } }
    let now = history[index].event.time
    return now - max(frame, focus ?? frame) >= min(guardDelay, .milliseconds(200))
  }
}
