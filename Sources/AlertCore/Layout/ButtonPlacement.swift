/// Where the buttons of a card stand.
extension CardLayoutEngine {
  /// The indices of the buttons in the order in which they stand.
  ///
  /// Above each other the cancel button is the last one wherever a look gives it a place of its own.
  func buttonOrder(columns: Int) -> [Int] {
    let indices = Array(content.buttons.indices)
    guard theme.button.cancelPlace != .given, let cancel = content.cancelIndex else {
      return indices
    }
    let others = indices.filter { $0 != cancel }
    let isFirst = theme.button.cancelPlace == .first && columns > 1
    return isFirst ? [cancel] + others : others + [cancel]
  }

  /// Places the buttons, once the card has its size.
  func placeButtons(_ grid: ButtonGrid, in stack: inout Stack) {
    let inset = theme.button.inset
    // Whole pixels leave a rest beside the last column; it is shared out on both sides.
    let spare = stack.width - 2 * inset - grid.width
    let isCentered = theme.button.alignment == .center && !isSegmented
    let left = inset + (isCentered ? (spare / 2).rounded(.down) : 0)
    stack.layout.order = buttonOrder(columns: grid.columns)
    let border = theme.card.borderWidth
    let edge = Rect(border, stack.y, stack.width - 2 * border, grid.height)
    var placed: [Int: CardLayout.Button] = [:]
    for (place, index) in stack.layout.order.enumerated() {
      let frame = grid.frame(at: place).offset(left, stack.y)
      placed[index] = CardLayout.Button(
        frame: frame.intersection(edge), label: label(index, in: frame))
    }
    stack.layout.buttons = content.buttons.indices.compactMap { placed[$0] }
    if isSegmented { placeHairlines(grid, in: &stack, edge) }
    if grid.isScrolled {
      // What is scrolled past the card's round corners would fill them.
      let corners = max(0, theme.card.radius - theme.button.gapBelow)
      let box = Rect(0, stack.y, stack.width, max(1, grid.visibleHeight - corners))
      stack.layout.buttonBox = box
      stack.layout.buttonBar = bar(beside: box, in: stack)
    }
    stack.y += grid.visibleHeight
  }

  private func label(_ index: Int, in frame: Rect) -> CardLayout.TextBlock {
    let width = max(1, frame.width - theme.button.labelPadding)
    var request = labelRequest(index, width: width)
    let room = frame.height - verticalPadding
    if text.measure(request).size.height.rounded(.up) > room { request.maximumHeight = room }
    let height = text.measure(request).size.height.rounded(.up)
    let box = Rect(
      frame.x + ((frame.width - width) / 2).rounded(.down),
      frame.y + ((frame.height - height) / 2).rounded(.down), width, height)
    return CardLayout.TextBlock(request: request, frame: box)
  }

  /// The lines above each row of segments and between them.
  private func placeHairlines(_ grid: ButtonGrid, in stack: inout Stack, _ edge: Rect) {
    let frames = stack.layout.order.map { stack.layout.buttons[$0].frame }
    for (place, frame) in frames.enumerated() {
      let isFirst = place.isMultiple(of: grid.columns)
      let line =
        isFirst
        ? Rect(edge.x, frame.y - grid.gap, edge.width, grid.gap)
        : Rect(frame.x - grid.gap, frame.y, grid.gap, frame.height)
      if !line.isEmpty { stack.layout.hairlines.append(line) }
    }
  }
}
