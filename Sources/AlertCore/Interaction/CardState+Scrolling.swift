extension CardState {
  /// A scroll bar that is held.
  struct Drag: Equatable, Sendable {
    /// Which bar.
    var bar: CardTarget
    /// Where its thumb is held, in pixels from the thumb's top.
    var grip: Double
  }

  /// The letters from which the pointer selects.
  struct Selecting: Equatable, Sendable {
    /// What is selected in any case, in bytes of UTF-8.
    var anchor: Range<Int>
    /// What is selected at once.
    var unit: Unit

    /// What is selected at once, by how often the pointer was pressed.
    enum Unit: Int, Sendable {
      /// Each letter by itself.
      case letter = 1
      /// Whole words.
      case word
      /// What stands between two newlines.
      case line
    }
  }

  /// A press on the message.
  struct Click: Equatable, Sendable {
    var time: Duration
    var point: Point
    /// The how-many-eth in a row it is.
    var count: Int
  }

  /// Whether there is more of the message than is seen.
  var isScrollable: Bool { layout.scrollBar != nil }

  /// The height of a line of the message, in pixels.
  var lineHeight: Double {
    flow.map { $0.whole.lineHeight ?? $0.whole.font.size } ?? 0
  }

  /// Whether letters are being selected with the pointer above or below the message, which scrolls.
  package var isScrollingOn: Bool {
    guard selecting != nil, isScrollable, let pointer, let box = layout.message?.frame else {
      return false
    }
    let y = pointer.y - layout.origin.y
    return y < box.y || y >= box.maxY
  }

  /// What the pointer looks like.
  package var cursor: CardCursor {
    if selecting != nil { return .text }
    switch hover {
    case .message: return .text
    case .link: return .hand
    default: return .arrow
    }
  }

  /// The thumb of a bar, in pixels from the card's top left corner.
  func thumb(of target: CardTarget) -> Rect? {
    switch target {
    case .scrollBar: view.thumb
    case .buttonBar: layout.buttonThumb
    default: nil
    }
  }

  // MARK: Buttons

  mutating func scrollButtons(by distance: Double) {
    scrollButtons(to: layout.buttonScroll + distance)
  }

  /// Scrolls the buttons so that `distance` pixels of them are above their box.
  mutating func scrollButtons(to distance: Double) {
    layout = given.withButtonsScrolled(to: distance)
  }

  /// Scrolls the buttons no further than it takes to see one of them.
  mutating func scrollButtons(toShow index: Int) {
    guard let box = given.buttonBox, given.buttons.indices.contains(index) else { return }
    let frame = given.buttons[index].frame
    let (first, last) = (frame.maxY - box.maxY, frame.y - box.y)
    scrollButtons(to: first > last ? last : min(max(layout.buttonScroll, first), last))
  }
}

extension CardLayout {
  /// The height of all buttons, in pixels.
  package var buttonsHeight: Double {
    let frames = buttons.map(\.frame)
    return (frames.map(\.maxY).max() ?? 0) - (frames.map(\.y).min() ?? 0)
  }

  /// The thumb of the bar beside the buttons, `nil` without one.
  var buttonThumb: Rect? {
    guard let buttonBar, let buttonBox else { return nil }
    return buttonBar.thumb(at: buttonScroll, box: buttonBox.height, whole: buttonsHeight)
  }

  /// The layout with its buttons scrolled up, as far as there are any.
  func withButtonsScrolled(to distance: Double) -> CardLayout {
    guard let buttonBox else { return self }
    var layout = self
    let most = max(0, buttonsHeight - buttonBox.height)
    layout.buttonScroll = min(max(distance.rounded(), 0), most)
    for index in buttons.indices {
      layout.buttons[index].frame.y -= layout.buttonScroll
      layout.buttons[index].label.frame.y -= layout.buttonScroll
    }
    for index in hairlines.indices { layout.hairlines[index].y -= layout.buttonScroll }
    return layout
  }
}
