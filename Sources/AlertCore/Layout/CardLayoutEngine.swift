/// Computes the layout of a card from its content, a theme in pixels and measured text.
public struct CardLayoutEngine {
  let content: AlertContent
  let theme: Theme
  let monitor: Rect
  let text: any TextMeasuring

  /// Makes an engine for one card.
  ///
  /// `theme` is already scaled, `monitor` is the part of the cover that the card may use, in pixels.
  public init(content: AlertContent, theme: Theme, monitor: Rect, text: any TextMeasuring) {
    self.content = content
    self.theme = theme
    self.monitor = monitor
    self.text = text
  }

  /// The layout, in the middle of the monitor and never larger than it.
  ///
  /// What does not fit gives way in this order: the card's width grows, the message is cut with an
  /// ellipsis, the icon goes, the title is cut; buttons stay whole and reachable.
  public func layout() -> CardLayout {
    let width = cardWidth
    let inner = width - 2 * theme.card.padding
    let grid = buttonGrid(width: inner, height: available.height / 2)
    let gridWidth = max(
      inner, Double(grid.columns) * (grid.buttonWidth + grid.gap) - grid.gap)
    var stack = Stack(
      layout: CardLayout(
        origin: Point(0, 0), size: Size(gridWidth + 2 * theme.card.padding, 0), buttons: []),
      y: theme.card.padding, inner: gridWidth, left: theme.card.padding)
    place(in: &stack, room: available.height - 2 * theme.card.padding - grid.height)
    placeButtons(grid, in: &stack)
    stack.layout.size.height = stack.y + theme.card.padding
    return stack.layout.centered(in: monitor)
  }

  /// The layout under construction.
  private struct Stack {
    var layout: CardLayout
    /// Where the next block begins.
    var y: Double
    /// The width between the paddings.
    var inner: Double
    /// The left padding.
    var left: Double
  }

  /// The largest size of a card on this monitor.
  private var available: Size {
    Size(
      max(1, monitor.width - 2 * theme.card.margin),
      max(1, monitor.height - 2 * theme.card.margin))
  }

  /// The card's width: as narrow as the content allows, wider where text would get long.
  private var cardWidth: Double {
    let padding = 2 * theme.card.padding
    let card = theme.card
    let title = text.measure(titleRequest(width: nil))
    let message = text.measure(messageRequest(width: nil, alignment: .center))
    let labels = content.buttons.indices.map { text.measure(labelRequest($0, width: nil)) }
    let widest = labels.map(\.size.width).max() ?? 0
    let count = Double(content.buttons.count)
    let row = count * (widest + 2 * theme.button.labelPadding) + (count - 1) * theme.button.gap
    var natural = max(title.size.width, message.size.width) + padding
    if natural > card.preferredWidth { natural = card.preferredWidth }
    let wrapped = text.measure(
      messageRequest(width: card.preferredWidth - padding, alignment: .center))
    if wrapped.lineCount > 2 * theme.message.centeredLines { natural = card.maximumWidth }
    if row + padding <= card.maximumWidth { natural = max(natural, row + padding) }
    let width = min(max(natural, card.minimumWidth), card.maximumWidth)
    return min(width.rounded(.up), available.width)
  }

  // MARK: Text

  /// Places icon, title and message into what room the buttons leave.
  private func place(in stack: inout Stack, room: Double) {
    let hasTitle = !content.title.isEmpty
    let hasMessage = !content.message.isEmpty
    let least =
      (hasTitle ? theme.title.lineHeight + theme.title.gap : 0)
      + (hasMessage ? theme.message.lineHeight : 0) + theme.button.gapAbove
    if content.style != .none, room >= least + theme.icon.height + theme.icon.gap {
      placeIcon(in: &stack)
    }
    let bottom = theme.card.padding + room - theme.button.gapAbove
    if hasTitle {
      let reserve = hasMessage ? theme.title.gap + theme.message.lineHeight : 0
      placeTitle(in: &stack, bottom: bottom - reserve)
    }
    if hasMessage {
      if stack.layout.title != nil { stack.y += theme.title.gap }
      placeMessage(in: &stack, bottom: bottom)
    }
  }

  private func placeIcon(in stack: inout Stack) {
    // The warning triangle is a little wider than high, and strokes reach beyond their path.
    let width = (theme.icon.height * 1.2).rounded() + theme.icon.stroke
    let left = stack.left + ((stack.inner - width) / 2).rounded()
    stack.layout.icon = Rect(left, stack.y, width, theme.icon.height)
    stack.y += theme.icon.height
    if !content.title.isEmpty || !content.message.isEmpty { stack.y += theme.icon.gap }
  }

  private func placeTitle(in stack: inout Stack, bottom: Double) {
    var request = titleRequest(width: stack.inner)
    request.maximumHeight = bottom - stack.y
    stack.layout.title = block(request, in: &stack)
  }

  private func placeMessage(in stack: inout Stack, bottom: Double) {
    var request = messageRequest(width: stack.inner, alignment: .center)
    let lines = text.measure(request).lineCount
    if lines > theme.message.centeredLines { request.alignment = .start }
    if request.alignment == .center, lines > 1 { balance(&request, lines: lines) }
    request.maximumHeight = bottom - stack.y
    stack.layout.message = block(request, in: &stack)
  }

  /// Makes centred lines about equally long: the narrowest width that needs no more lines and
  /// breaks no word.
  private func balance(_ request: inout TextRequest, lines: Int) {
    guard var high = request.width else { return }
    var low = high / Double(lines)
    while high - low > 4 {
      let middle = ((low + high) / 2).rounded()
      var narrower = request
      narrower.width = middle
      narrower.breaksWords = false
      let metrics = text.measure(narrower)
      let fits = metrics.lineCount <= lines && metrics.size.width <= middle
      if fits { high = middle } else { low = middle }
    }
    request.width = high
  }

  /// Puts a text under what is there; `nil` where there is no room for a line of it.
  private func block(_ request: TextRequest, in stack: inout Stack) -> CardLayout.TextBlock? {
    guard let room = request.maximumHeight, room >= (request.lineHeight ?? 1) else { return nil }
    let height = min(text.measure(request).size.height.rounded(.up), room)
    let width = request.width ?? stack.inner
    let frame = Rect(
      stack.left + ((stack.inner - width) / 2).rounded(.down), stack.y, width, height)
    stack.y += height
    return CardLayout.TextBlock(request: request, frame: frame)
  }

  private func titleRequest(width: Double?) -> TextRequest {
    TextRequest(
      content.title, font: theme.title.font, width: width, lineHeight: theme.title.lineHeight)
  }

  private func messageRequest(width: Double?, alignment: TextRequest.Alignment) -> TextRequest {
    TextRequest(
      content.message, font: theme.message.font, width: width, alignment: alignment,
      lineHeight: theme.message.lineHeight)
  }

  // MARK: Buttons

  private func labelRequest(_ index: Int, width: Double?) -> TextRequest {
    var font = theme.button.font
    font.isBold = theme.colors(of: index, in: content).isBold
    return TextRequest(
      content.buttons[index].label, font: font, width: width, lineHeight: theme.button.lineHeight)
  }

  /// The arrangement with the fewest rows that needs no wrapped label, else a stack, else as many
  /// columns as bring all buttons into `height`.
  private func buttonGrid(width: Double, height: Double) -> ButtonGrid {
    let count = content.buttons.count
    let row = grid(columns: count, width: width)
    let widest =
      content.buttons.indices
      .map { text.measure(labelRequest($0, width: nil)).size.width }.max() ?? 0
    if row.buttonWidth >= widest + theme.button.labelPadding { return row }
    let stack = grid(columns: 1, width: width)
    if stack.height <= height { return stack }
    let limit = available.width - 2 * theme.card.padding
    let candidates = (2...max(2, count)).map { columns in
      grid(columns: columns, width: min(limit, wished(columns, widest, over: width)))
    }
    return candidates.first { $0.height <= height }
      ?? candidates.min { $0.height < $1.height } ?? stack
  }

  /// The width at which labels stay on one line in `columns` columns.
  private func wished(_ columns: Int, _ widest: Double, over width: Double) -> Double {
    let button = (widest + 2 * theme.button.labelPadding).rounded(.up)
    return max(width, Double(columns) * (button + theme.button.gap) - theme.button.gap)
  }

  private func grid(columns: Int, width: Double) -> ButtonGrid {
    let gap = theme.button.gap
    let buttonWidth = max(
      1, ((width - gap * Double(columns - 1)) / Double(columns)).rounded(.down))
    let labelWidth = max(1, buttonWidth - theme.button.labelPadding)
    let padding = theme.button.height - theme.button.lineHeight
    let heights = content.buttons.indices.map { index in
      text.measure(labelRequest(index, width: labelWidth)).size.height.rounded(.up) + padding
    }
    let rows = stride(from: 0, to: heights.count, by: columns).map { start in
      heights[start..<min(start + columns, heights.count)].max() ?? theme.button.height
    }
    return ButtonGrid(columns: columns, buttonWidth: buttonWidth, rowHeights: rows, gap: gap)
  }

  private func placeButtons(_ grid: ButtonGrid, in stack: inout Stack) {
    if stack.y > theme.card.padding { stack.y += theme.button.gapAbove }
    // Whole pixels leave a rest beside the last column; it is shared out on both sides.
    let used = Double(grid.columns) * (grid.buttonWidth + grid.gap) - grid.gap
    let left = stack.left + ((stack.inner - used) / 2).rounded(.down)
    stack.layout.buttons = content.buttons.indices.map { index in
      let frame = grid.frame(of: index).offset(left, stack.y)
      let labelWidth = max(1, grid.buttonWidth - theme.button.labelPadding)
      let request = labelRequest(index, width: labelWidth)
      let height = text.measure(request).size.height.rounded(.up)
      let label = Rect(
        frame.x + ((frame.width - labelWidth) / 2).rounded(.down),
        frame.y + ((frame.height - height) / 2).rounded(.down), labelWidth, height)
      return CardLayout.Button(
        frame: frame, label: CardLayout.TextBlock(request: request, frame: label))
    }
    stack.y += grid.height
  }
}
