/// What the keyboard does to a card.
extension CardReducer {
  static func keyPressed(
    _ state: inout CardState, _ key: Key, _ code: Int, _ time: Duration,
    by text: any TextMeasuring
  ) {
    let isRepeat = !state.downKeys.insert(code).inserted
    if key == .modifier { return }
    // Another key while one is held down: somebody types.
    if state.keyPress?.code != code { state.keyPress = nil }
    defer { state.consent.keyPressed(at: time) }
    switch key {
    case .activate, .digit:
      guard !isRepeat, let action = action(of: key, state), state.consent.admitsPress(at: time),
        isSeen(action, &state, by: text)
      else { return }
      state.keyPress = CardState.KeyPress(code: code, action: action)
    case .escape:
      guard !isRepeat, state.consent.admitsEscape(at: time) else { return }
      state.keyPress = CardState.KeyPress(code: code, action: .dismiss)
    case .tab: step(&state, by: 1, text)
    case .backTab: step(&state, by: -1, text)
    case .left: moveFocus(&state, by: state.layout.direction == .rightToLeft ? 1 : -1)
    case .right: moveFocus(&state, by: state.layout.direction == .rightToLeft ? -1 : 1)
    case .up: moveVertically(&state, by: -1)
    case .down: moveVertically(&state, by: 1)
    case .home: goToEnd(&state, isFirst: true)
    case .end: goToEnd(&state, isFirst: false)
    case .pageUp: scrollPage(&state, by: -1)
    case .pageDown: scrollPage(&state, by: 1)
    case .copy: if !isRepeat { copy(&state) }
    case .selectAll: selectAll(&state)
    case .modifier, .other: break
    }
  }

  private static func action(of key: Key, _ state: CardState) -> CardState.KeyPress.Action? {
    guard case .digit(let digit) = key else {
      return state.linkFocus.map { .link($0) } ?? state.focus.map { .button($0) }
    }
    // As the user sees them, not as the caller counts them.
    let order = state.layout.order
    return order.indices.contains(digit - 1) ? .button(order[digit - 1]) : nil
  }

  /// Whether what a key acts on is in sight; where it is not, it comes there, and the key does no more.
  private static func isSeen(
    _ action: CardState.KeyPress.Action, _ state: inout CardState, by text: any TextMeasuring
  ) -> Bool {
    let before = (state.layout.buttonScroll, state.scroll)
    switch action {
    case .button(let index): state.scrollButtons(toShow: index)
    case .link(let index): show(&state, state.layout.links[index].range, by: text)
    case .dismiss: break
    }
    if state.isViewStale { look(&state, by: text) }
    return before == (state.layout.buttonScroll, state.scroll)
  }

  static func keyReleased(_ state: inout CardState, _ code: Int) {
    state.downKeys.remove(code)
    guard let press = state.keyPress, press.code == code else { return }
    state.keyPress = nil
    switch press.action {
    case .button(let index): state.response = .button(index: index, means: .key)
    case .link(let index): open(&state, index)
    case .dismiss:
      state.response = .dismissed(index: state.content.cancelIndex, means: .escape)
    }
  }

  static func dismiss(
    _ state: inout CardState, _ means: AlertResponse.Dismissal, begun: Duration
  ) {
    guard state.consent.admitsDismissal(at: begun) else { return }
    state.response = .dismissed(index: state.content.cancelIndex, means: means)
  }

  // MARK: The focus

  /// Goes to the next of all links and buttons, round and round.
  private static func step(_ state: inout CardState, by distance: Int, _ text: any TextMeasuring) {
    let links = state.layout.links.count
    let order = state.layout.order
    let count = links + order.count
    guard count > 0 else { return }
    let place =
      state.linkFocus ?? state.focus.flatMap { order.firstIndex(of: $0) }.map { $0 + links }
    let next = place.map { ($0 + distance + count) % count } ?? (distance > 0 ? 0 : count - 1)
    if next < links {
      state.focus = nil
      state.linkFocus = next
      show(&state, state.layout.links[next].range, by: text)
    } else {
      focus(&state, order[next - links])
    }
    state.isViewStale = true
  }

  private static func focus(_ state: inout CardState, _ button: Int) {
    state.linkFocus = nil
    state.focus = button
    state.scrollButtons(toShow: button)
  }

  /// Moves the focus in the order in which the buttons stand, as far as there are some; nobody has it
  /// until Tab gives it to somebody.
  private static func moveFocus(_ state: inout CardState, by distance: Int) {
    let order = state.layout.order
    guard let place = state.focus.flatMap({ order.firstIndex(of: $0) }) else { return }
    focus(&state, order[min(max(place + distance, 0), order.count - 1)])
  }

  /// Moves the focus to the row above or below; scrolls the message where there is none.
  private static func moveVertically(_ state: inout CardState, by distance: Int) {
    if let next = state.layout.button(from: state.focus, isBelow: distance > 0) {
      focus(&state, next)
    } else if state.isScrollable {
      scrollLine(&state, by: distance)
    } else {
      moveFocus(&state, by: distance)
    }
  }

  /// Home and End belong to a message that can be scrolled, and else to the buttons.
  private static func goToEnd(_ state: inout CardState, isFirst: Bool) {
    if state.isScrollable {
      scroll(&state, toEnd: !isFirst)
    } else if state.focus != nil,
      let button = isFirst ? state.layout.order.first : state.layout.order.last
    {
      focus(&state, button)
    }
  }
}

extension CardLayout {
  /// The button of the next row above or below that is nearest to one.
  fileprivate func button(from index: Int?, isBelow: Bool) -> Int? {
    guard let index, buttons.indices.contains(index) else { return nil }
    let frame = buttons[index].frame
    let others = order.filter {
      isBelow ? buttons[$0].frame.y >= frame.maxY : buttons[$0].frame.maxY <= frame.y
    }
    func distance(_ other: Int) -> (Double, Double) {
      let center = buttons[other].frame.center
      return (abs(center.y - frame.center.y), abs(center.x - frame.center.x))
    }
    return others.min { distance($0) < distance($1) }
  }
}
