/// How the message, or buttons that do not fit, are scrolled.
extension CardReducer {
  /// How many lines the wheel goes at once.
  private static let wheelLines = 3.0

  /// The wheel moves what is under the pointer, or else what can be moved at all.
  static func turnWheel(_ state: inout CardState, at point: Point, by direction: Double) {
    let local = point.offset(-state.layout.origin.x, -state.layout.origin.y)
    let isOverButtons = state.layout.buttonBox?.contains(local) ?? false
    if state.isScrollable, !isOverButtons {
      scroll(&state, by: direction * wheelLines * state.lineHeight)
    } else if state.layout.buttonBox != nil, isOverButtons || !state.isScrollable {
      state.scrollButtons(by: direction * (state.layout.buttons.first?.frame.height ?? 0))
    }
  }

  static func scrollLine(_ state: inout CardState, by direction: Int) {
    scroll(&state, by: Double(direction) * state.lineHeight)
  }

  /// Scrolls by what is seen, but for a line.
  static func scrollPage(_ state: inout CardState, by direction: Int) {
    if state.isScrollable {
      let box = state.layout.message?.frame.height ?? 0
      let page = max(state.lineHeight, box - state.lineHeight)
      scroll(&state, by: Double(direction) * page)
    } else if let box = state.layout.buttonBox {
      state.scrollButtons(by: Double(direction) * box.height)
    }
  }

  static func scroll(_ state: inout CardState, by distance: Double) {
    guard state.isScrollable else { return }
    state.scroll.offset += distance
    state.isViewStale = true
  }

  static func scroll(_ state: inout CardState, toEnd isEnd: Bool) {
    guard let flow = state.flow else { return }
    state.scroll = isEnd ? .end(of: flow) : ScrollPlace()
    state.isViewStale = true
  }

  /// Scrolls so that a part of the message is seen, where it is not.
  static func show(_ state: inout CardState, _ range: Range<Int>, by text: any TextMeasuring) {
    guard state.isScrollable, let box = state.layout.message?.frame, var flow = state.flow else {
      return
    }
    let seen = state.view.boxes(of: range, by: text)
    if let first = seen.first, let last = seen.last, first.y >= box.y, last.maxY <= box.maxY {
      return
    }
    let block = flow.block(at: range.lowerBound)
    flow.measure(block, by: text)
    state.flow = flow
    let start = flow.range(of: block).lowerBound
    let place = range.lowerBound - start..<range.lowerBound - start + 1
    let top = text.rectangles(of: place, in: flow.request(of: block)).first?.y ?? 0
    state.scroll = ScrollPlace(block: block, offset: top - (box.height / 3).rounded())
    state.isViewStale = true
  }

  // MARK: The bars

  /// Takes hold of a bar's thumb, or goes a page towards a press beside it.
  static func grasp(_ state: inout CardState, at point: Point) {
    guard let target = state.hover, let thumb = state.thumb(of: target) else { return }
    let y = point.y - state.layout.origin.y
    if y >= thumb.y, y < thumb.maxY {
      state.drag = CardState.Drag(bar: target, grip: y - thumb.y)
    } else if target == .scrollBar {
      scrollPage(&state, by: y < thumb.y ? -1 : 1)
    } else if let box = state.layout.buttonBox {
      state.scrollButtons(by: y < thumb.y ? -box.height : box.height)
    }
  }

  /// Moves the thumb that is held.
  static func drag(_ state: inout CardState, to point: Point) {
    guard let drag = state.drag else { return }
    let top = point.y - state.layout.origin.y - drag.grip
    if drag.bar == .scrollBar, let bar = state.layout.scrollBar, let flow = state.flow {
      let box = state.layout.message?.frame.height ?? 0
      state.scroll = flow.place(at: bar.distance(at: top, box: box, whole: flow.height))
      state.isViewStale = true
    } else if let bar = state.layout.buttonBar, let box = state.layout.buttonBox {
      let distance = bar.distance(at: top, box: box.height, whole: state.layout.buttonsHeight)
      state.scrollButtons(to: distance)
    }
  }

  // MARK: Beside the message

  /// How fast the message is scrolled for each pixel that the pointer is away from it, in pixels a second.
  private static let haste = 8.0

  /// Goes on scrolling while letters are selected with the pointer above or below the message.
  static func scrollOn(_ state: inout CardState, _ time: Duration, by text: any TextMeasuring) {
    let last = state.lastTick ?? time
    state.lastTick = state.isScrollingOn ? time : nil
    guard state.isScrollingOn, let pointer = state.pointer, let box = state.layout.message?.frame
    else { return }
    let y = pointer.y - state.layout.origin.y
    let away = y < box.y ? y - box.y : y - box.maxY
    let seconds = min(max(0, (time - last) / .seconds(1)), 0.1)
    scroll(&state, by: away * haste * seconds)
    look(&state, by: text)
    extendSelection(&state, to: pointer, by: text)
  }
}
