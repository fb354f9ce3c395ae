/// How letters of the message are selected and copied.
extension CardReducer {
  /// How soon a press has to follow another one to count as its second or third.
  private static let clickTime = Duration.milliseconds(400)
  /// How far from each other such presses may be, in pixels.
  private static let clickDistance = 4.0

  /// A press selects from its place on; a second one the word, a third one the line of the author.
  static func beginSelection(
    _ state: inout CardState, at point: Point, _ time: Duration, by text: any TextMeasuring
  ) {
    let isAgain = state.lastClick.map { last in
      time - last.time < clickTime && abs(point.x - last.point.x) <= clickDistance
        && abs(point.y - last.point.y) <= clickDistance
    }
    let count = isAgain == true ? (state.lastClick?.count ?? 0) % 3 + 1 : 1
    state.lastClick = CardState.Click(time: time, point: point, count: count)
    let unit = CardState.Selecting.Unit(rawValue: count) ?? .letter
    let place = place(in: state, of: point, by: text)
    let anchor = range(of: unit, around: place, in: state, by: text)
    state.selecting = CardState.Selecting(anchor: anchor, unit: unit)
    state.select(anchor)
  }

  /// Selects as far as a point.
  static func extendSelection(
    _ state: inout CardState, to point: Point, by text: any TextMeasuring
  ) {
    guard let selecting = state.selecting else { return }
    let place = place(in: state, of: point, by: text)
    let head = range(of: selecting.unit, around: place, in: state, by: text)
    state.select(
      min(
        selecting.anchor.lowerBound, head.lowerBound)..<max(
          selecting.anchor.upperBound, head.upperBound))
  }

  /// What was selected by hand can be pasted with the pointer's middle button.
  static func endSelection(_ state: inout CardState) {
    guard state.selecting != nil else { return }
    state.selecting = nil
    if let selection = state.selection {
      state.effects.append(.select(state.content.message.part(selection)))
    }
  }

  static func selectAll(_ state: inout CardState) {
    state.select(0..<state.content.message.utf8.count)
    if state.selection != nil { state.effects.append(.select(state.content.message)) }
  }

  /// Copies what is selected, or else all that the card says.
  static func copy(_ state: inout CardState) {
    let text = state.selection.map { state.content.message.part($0) }
    state.effects.append(.copy(text ?? state.content.wholeText))
  }

  private static func place(
    in state: CardState, of point: Point, by text: any TextMeasuring
  ) -> Int {
    let local = point.offset(-state.layout.origin.x, -state.layout.origin.y)
    guard let box = state.layout.message?.frame else { return 0 }
    // What is not seen is not selected before it is scrolled to.
    return state.view.offset(
      at: Point(local.x, min(max(local.y, box.y), box.maxY - 1)), by: text)
  }

  private static func range(
    of unit: CardState.Selecting.Unit, around place: Int, in state: CardState,
    by text: any TextMeasuring
  ) -> Range<Int> {
    switch unit {
    case .letter: place..<place
    case .word: state.view.word(at: place, by: text)
    case .line: state.content.message.line(around: place)
    }
  }
}

extension String {
  /// What stands between two newlines, by its bytes.
  fileprivate func line(around place: Int) -> Range<Int> {
    let middle = utf8.index(utf8.startIndex, offsetBy: place)
    let newline = UInt8(ascii: "\n")
    let start = utf8[..<middle].lastIndex(of: newline).map { utf8.index(after: $0) }
    let end = utf8[middle...].firstIndex(of: newline) ?? utf8.endIndex
    let first = utf8.distance(from: utf8.startIndex, to: start ?? utf8.startIndex)
    return first..<first + utf8.distance(from: start ?? utf8.startIndex, to: end)
  }
}

extension AlertContent {
  /// All that the card says: the title, the message and the labels.
  fileprivate var wholeText: String {
    let labels = buttons.map(\.label).joined(separator: "\n")
    return [title, message, labels].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
