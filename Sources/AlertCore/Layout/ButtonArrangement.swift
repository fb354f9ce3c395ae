/// Where the buttons of a card stand.
extension CardLayoutEngine {
  private func labelRequest(_ index: Int, width: Double?) -> TextRequest {
    var font = theme.button.font
    font.isBold = theme.colors(of: index, in: content).isBold
    return TextRequest(
      content.buttons[index].label, font: font, width: width, lineHeight: theme.button.lineHeight)
  }

  /// The height that is left for the buttons beside one line of each text.
  private var gridRoom: Double {
    let title = content.title.isEmpty ? 0 : theme.title.lineHeight
    let message = content.message.isEmpty ? 0 : theme.message.lineHeight
    let between = title > 0 && message > 0 ? theme.title.gap : 0
    let above = title + message > 0 ? theme.button.gapAbove : 0
    return available.height - 2 * theme.card.padding - title - between - message - above
  }

  /// The width that is left between the paddings of the widest card.
  private var gridLimit: Double { available.width - 2 * theme.card.padding }

  /// Whether one line of each text and of each label has its place.
  var hasRoom: Bool {
    let width = cardWidth - 2 * theme.card.padding
    guard width >= 4 * theme.title.font.size else { return false }
    let grid = buttonGrid(width: width)
    return grid.height <= gridRoom && grid.buttonWidth >= leastButtonWidth
  }

  /// The width of the widest label on one line.
  var widestLabel: Double {
    content.buttons.indices.map { text.measure(labelRequest($0, width: nil)).size.width }.max() ?? 0
  }

  /// The width of a button whose label keeps a few characters and an ellipsis.
  private var leastButtonWidth: Double {
    theme.button.labelPadding + min(widestLabel, 2 * theme.button.font.size).rounded(.up)
  }

  /// The arrangement with the fewest rows that needs no wrapped label, else a stack, else as many
  /// columns as leave half of the height to the text, else the lowest one; labels are cut where even
  /// that is too high.
  func buttonGrid(width: Double) -> ButtonGrid {
    let count = content.buttons.count
    let row = grid(columns: count, width: width)
    let widest = widestLabel
    if row.buttonWidth >= widest + theme.button.labelPadding { return row }
    let stack = grid(columns: 1, width: width)
    let height = min(available.height / 2, gridRoom)
    if stack.height <= height { return stack }
    let columns = (1...max(1, min(count, mostColumns))).map { columns in
      grid(columns: columns, width: min(gridLimit, wished(columns, widest, over: width)))
    }
    .filter { [least = leastButtonWidth] in $0.buttonWidth >= least }
    if let grid = columns.first(where: { $0.height <= height }) { return grid }
    if let grid = columns.min(by: { $0.height < $1.height }), grid.height <= gridRoom {
      return grid
    }
    return columns.lazy.compactMap { cut($0) }.first ?? stack
  }

  /// The arrangement with as many lines of each label as there is room for; `nil` without room for one.
  private func cut(_ grid: ButtonGrid) -> ButtonGrid? {
    var grid = grid
    let rows = Double(grid.rowHeights.count)
    let padding = theme.button.height - theme.button.lineHeight
    let room = ((gridRoom - grid.gap * (rows - 1)) / rows - padding) / theme.button.lineHeight
    guard room >= 1 else { return nil }
    let height = padding + room.rounded(.down) * theme.button.lineHeight
    grid.rowHeights = grid.rowHeights.map { min($0, height) }
    return grid
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

  func placeButtons(_ grid: ButtonGrid, in stack: inout Stack) {
    if stack.y > theme.card.padding { stack.y += theme.button.gapAbove }
    // Whole pixels leave a rest beside the last column; it is shared out on both sides.
    let used = Double(grid.columns) * (grid.buttonWidth + grid.gap) - grid.gap
    let left = stack.left + ((stack.inner - used) / 2).rounded(.down)
    stack.layout.buttons = content.buttons.indices.map { index in
      let frame = grid.frame(of: index).offset(left, stack.y)
      let labelWidth = max(1, grid.buttonWidth - theme.button.labelPadding)
      var request = labelRequest(index, width: labelWidth)
      let room = frame.height - (theme.button.height - theme.button.lineHeight)
      if text.measure(request).size.height.rounded(.up) > room { request.maximumHeight = room }
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
