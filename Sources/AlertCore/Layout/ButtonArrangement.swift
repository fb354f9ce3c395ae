/// How the buttons of a card stand together.
extension CardLayoutEngine {
  func labelRequest(_ index: Int, width: Double?) -> TextRequest {
    var font = theme.button.font
    font.isBold = theme.colors(of: index, in: content).isBold
    return request(
      content.buttons[index].label, font, width: width, lineHeight: theme.button.lineHeight)
  }

  /// Whether the buttons are parts of one control.
  var isSegmented: Bool { theme.button.arrangement == .segments }

  /// The height of a button beyond that of its label; the line above a segment is part of its height.
  var verticalPadding: Double {
    let line = isSegmented ? theme.button.gap : 0
    return max(0, theme.button.height - line - theme.button.lineHeight)
  }

  /// The height that is left for the buttons beside one line of each text.
  private var gridRoom: Double {
    let title = content.title.isEmpty ? 0 : max(theme.title.lineHeight, theme.title.minimumHeight)
    let message = content.message.isEmpty ? 0 : theme.message.lineHeight
    let between = title > 0 && message > 0 ? theme.title.gap : 0
    let above = title + message > 0 ? theme.button.gapAbove : 0
    return available.height - textTop - title - between - message - above
      - theme.button.gapBelow
  }

  /// The width that is left between the insets of the widest card.
  private var gridLimit: Double { available.width - 2 * theme.button.inset }

  /// Whether one line of each text and of each label has its place.
  var hasRoom: Bool {
    let (title, message) = (theme.title.font.size, theme.message.font.size)
    let isWide =
      (content.title.isEmpty || cardWidth - 2 * titleInset >= 4 * title)
      && (content.message.isEmpty || cardWidth - 2 * theme.message.inset >= 4 * message)
    guard isWide else { return false }
    let grid = buttonGrid(width: cardWidth - 2 * theme.button.inset)
    return grid.visibleHeight <= gridRoom && grid.width <= gridLimit
      && grid.visibleHeight >= min(grid.height, theme.button.height)
      && grid.buttonWidth >= leastButtonWidth
  }

  /// The width of the widest label on one line.
  private var widestLabel: Double {
    content.buttons.indices.map { text.measure(labelRequest($0, width: nil)).size.width }.max() ?? 0
  }

  /// The width of a button whose label keeps a few characters and an ellipsis; what reaches beyond the
  /// card is cut off.
  var leastButtonWidth: Double {
    theme.button.labelPadding + min(widestLabel, 2 * theme.button.font.size).rounded(.up)
      + max(0, -theme.button.inset)
  }

  /// The theme's width of a button beside the others, or alone; 0 for an equal share.
  private var fixedWidth: Double {
    content.buttons.count == 1 ? theme.button.soleWidth : theme.button.width
  }

  /// The width of all buttons beside each other, as wide as they want to be.
  var rowWidth: Double {
    guard theme.button.arrangement != .stacked else { return 0 }
    let widest = widestLabel
    let fits = widest + theme.button.labelPadding <= fixedWidth
    let width = fits ? fixedWidth : (widest + 2 * theme.button.labelPadding).rounded(.up)
    return Double(content.buttons.count) * (width + theme.button.gap) - theme.button.gap
  }

  /// The width of all buttons above each other with no label that wraps.
  var stackWidth: Double {
    content.buttons.count > 1 ? (widestLabel + theme.button.labelPadding).rounded(.up) : 0
  }

  /// The arrangement with the fewest rows that needs no wrapped label; else a stack, or as many columns as
  /// it takes to see all buttons at once with each label on one line; else a stack that is scrolled.
  func buttonGrid(width: Double) -> ButtonGrid {
    let count = content.buttons.count
    let widest = widestLabel
    if theme.button.arrangement != .stacked || count == 1 {
      let row = row(width: width, widest: widest)
      if row.buttonWidth >= widest + theme.button.labelPadding { return row }
    }
    let stack = grid(columns: 1, width: width)
    let height = min((available.height / 2).rounded(.down), gridRoom)
    if stack.height <= height { return stack }
    for columns in 1...max(1, min(count, mostColumns)) {
      let room = min(gridLimit, wished(columns, widest, over: width))
      let button = (room + theme.button.gap) / Double(columns) - theme.button.gap
      // Nothing is measured that is known to wrap.
      guard button.rounded(.down) >= widest + theme.button.labelPadding else { continue }
      let grid = grid(columns: columns, width: room)
      if grid.height <= height { return grid }
    }
    return scrolled(width: width, height: height)
  }

  /// The stack of which no more is seen at once than there is room for, with space for a bar beside it.
  private func scrolled(width: Double, height: Double) -> ButtonGrid {
    let space = max(0, theme.reading.scrollBarSpace - max(0, theme.button.inset))
    var stack = grid(columns: 1, width: max(1, width - space * (isSegmented ? 1 : 2)))
    stack.visibleHeight = min(stack.height, max(height, 0))
    return stack
  }

  /// How many of the narrowest buttons stand beside each other.
  private var mostColumns: Int {
    Int((gridLimit + theme.button.gap) / (leastButtonWidth + theme.button.gap))
  }

  /// The width at which labels stay on one line in `columns` columns.
  private func wished(_ columns: Int, _ widest: Double, over width: Double) -> Double {
    let button = (widest + 2 * theme.button.labelPadding).rounded(.up)
    return max(width, Double(columns) * (button + theme.button.gap) - theme.button.gap)
  }

  /// All buttons beside each other, of the theme's width where it has one and the labels fit.
  private func row(width: Double, widest: Double) -> ButtonGrid {
    let count = Double(content.buttons.count)
    guard fixedWidth > 0 else { return grid(columns: content.buttons.count, width: width) }
    let button = max(fixedWidth, (widest + theme.button.labelPadding).rounded(.up))
    return grid(
      columns: content.buttons.count,
      width: min(width, count * (button + theme.button.gap) - theme.button.gap))
  }

  private func grid(columns: Int, width: Double) -> ButtonGrid {
    let gap = theme.button.gap
    var pitch = max(1 + gap, (width + gap) / Double(columns))
    // Segments reach from edge to edge; other buttons are all of the same width.
    if !isSegmented { pitch = pitch.rounded(.down) }
    var grid = ButtonGrid(columns: columns, pitch: pitch, gap: gap)
    grid.top = isSegmented ? gap : 0
    let labelWidth = max(1, grid.buttonWidth - theme.button.labelPadding)
    let order = buttonOrder(columns: columns)
    let heights = order.map { index in
      text.measure(labelRequest(index, width: labelWidth)).size.height.rounded(.up)
        + verticalPadding
    }
    grid.rowHeights = stride(from: 0, to: heights.count, by: columns).map { start in
      heights[start..<min(start + columns, heights.count)].max() ?? theme.button.height
    }
    return grid
  }
}
