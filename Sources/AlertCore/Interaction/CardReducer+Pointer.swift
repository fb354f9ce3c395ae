/// What the pointer does to a card.
extension CardReducer {
  /// The numbers of the pointer's buttons that turning its wheel stands for.
  private static let wheel = (up: 4, down: 5)

  static func pointerMoved(
    _ state: inout CardState, to point: Point, by text: any TextMeasuring
  ) {
    state.pointer = point
    if state.drag != nil { drag(&state, to: point) }
    if state.selecting != nil { extendSelection(&state, to: point, by: text) }
  }

  static func pointerPressed(
    _ state: inout CardState, at point: Point, _ button: Int, _ time: Duration,
    by text: any TextMeasuring
  ) {
    switch button {
    case 1: break
    case wheel.up: return turnWheel(&state, at: point, by: -1)
    case wheel.down: return turnWheel(&state, at: point, by: 1)
    default: return
    }
    state.pointer = point
    state.pointerPress = nil
    switch state.hover {
    case .close: if state.consent.admitsEscape(at: time) { state.pointerPress = .close }
    case .button(let index):
      if state.consent.admitsPress(at: time) { state.pointerPress = .button(index) }
    case .link(let index):
      if state.consent.admitsPress(at: time) { state.pointerPress = .link(index) }
    case .message: beginSelection(&state, at: point, time, by: text)
    case .scrollBar, .buttonBar: grasp(&state, at: point)
    case nil: break
    }
  }

  static func pointerReleased(_ state: inout CardState, at point: Point, _ button: Int) {
    guard button == 1 else { return }
    let pressed = state.pointerPress
    state.pointerPress = nil
    state.pointer = point
    state.drag = nil
    endSelection(&state)
    guard let pressed, pressed == state.hover else { return }
    switch pressed {
    case .button(let index): state.response = .button(index: index, means: .pointer)
    case .close: state.response = .dismissed(index: state.content.cancelIndex, means: .close)
    case .link(let index): open(&state, index)
    case .message, .scrollBar, .buttonBar: break
    }
  }

  /// Asks for a link to be opened, which answers nothing.
  static func open(_ state: inout CardState, _ index: Int) {
    guard state.layout.links.indices.contains(index) else { return }
    state.effects.append(.open(state.layout.links[index].target))
  }
}
