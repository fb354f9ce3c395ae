/// Computes the layout of a card from its content, a theme in pixels and measured text.
public struct CardLayoutEngine {
  let content: AlertContent
  var theme: Theme
  let monitor: Rect
  let text: any TextMeasuring
  private let isLong: Bool

  /// Makes an engine for one card.
  ///
  /// `theme` is already scaled, `monitor` is the part of the cover that the card may use, in pixels.
  public init(content: AlertContent, theme: Theme, monitor: Rect, text: any TextMeasuring) {
    self.content = content
    self.theme = theme
    self.monitor = monitor
    self.text = text
    isLong = content.message.unicodeScalars.count > Self.longMessage
  }

  /// From how many characters on a message needs no measuring to be known to be long: as a whole it
  /// would take seconds to lay out.
  private static let longMessage = 1000

  /// The layout, in the middle of the monitor and never larger than it.
  ///
  /// What does not fit gives way in this order: the card's width grows, the message is cut with an
  /// ellipsis, the icon goes, the title is cut, labels are cut, and last everything gets smaller.
  public func layout() -> CardLayout {
    var engine = self
    var reduction = 1.0
    while !engine.hasRoom, reduction > 0.1 {
      reduction *= 0.9
      engine.theme = theme.scaled(by: reduction)
    }
    var layout = engine.fittedLayout()
    layout.reduction = reduction
    return layout
  }

  private func fittedLayout() -> CardLayout {
    let width = cardWidth
    let inner = width - 2 * theme.card.padding
    let grid = buttonGrid(width: inner)
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
  struct Stack {
    var layout: CardLayout
    /// Where the next block begins.
    var y: Double
    /// The width between the paddings.
    var inner: Double
    /// The left padding.
    var left: Double
  }

  /// The largest size of a card on this monitor.
  var available: Size {
    Size(
      max(1, monitor.width - 2 * theme.card.margin),
      max(1, monitor.height - 2 * theme.card.margin))
  }

  /// The card's width: as narrow as the content allows, wider where text would get long.
  var cardWidth: Double {
    let padding = 2 * theme.card.padding
    let card = theme.card
    let title = text.measure(titleRequest(width: nil))
    let widest = widestLabel
    let count = Double(content.buttons.count)
    let row = count * (widest + 2 * theme.button.labelPadding) + (count - 1) * theme.button.gap
    var natural = max(title.size.width, messageWidth) + padding
    if natural > card.preferredWidth { natural = card.preferredWidth }
    if needsWidth { natural = card.maximumWidth }
    if row + padding <= card.maximumWidth { natural = max(natural, row + padding) }
    let width = min(max(natural, card.minimumWidth), card.maximumWidth)
    return min(width.rounded(.up), available.width)
  }

  /// The width of the message on one line, as far as it matters.
  private var messageWidth: Double {
    isLong
      ? theme.card.maximumWidth
      : text.measure(messageRequest(width: nil, alignment: .center)).size.width
  }

  /// Whether the message would be many lines at the preferred width.
  private var needsWidth: Bool {
    if isLong { return true }
    let width = theme.card.preferredWidth - 2 * theme.card.padding
    let wrapped = text.measure(messageRequest(width: width, alignment: .center))
    return wrapped.lineCount > 2 * theme.message.centeredLines
  }

  // MARK: Text

  /// Places icon, title and message into what room the buttons leave.
  private func place(in stack: inout Stack, room: Double) {
    let hasTitle = !content.title.isEmpty
    let hasMessage = !content.message.isEmpty
    let title = text.measure(titleRequest(width: stack.inner)).size.height.rounded(.up)
    let least =
      (hasTitle ? title + (hasMessage ? theme.title.gap : 0) : 0)
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
    stack.layout.title = block(titleRequest(width: stack.inner), in: &stack, bottom: bottom)
  }

  private func placeMessage(in stack: inout Stack, bottom: Double) {
    var request = messageRequest(width: stack.inner, alignment: .center)
    let lines = isLong ? Int.max : text.measure(request).lineCount
    if lines > theme.message.centeredLines {
      request.alignment = .start
    } else if lines > 1 {
      balance(&request, lines: lines)
    }
    stack.layout.message = block(request, in: &stack, bottom: bottom)
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
  private func block(
    _ request: TextRequest, in stack: inout Stack, bottom: Double
  ) -> CardLayout.TextBlock? {
    let room = bottom - stack.y
    guard room >= (request.lineHeight ?? 1) else { return nil }
    // Only a text that is cut asks for it: the others are the same whatever the monitor.
    var request = request
    let isCut = isLong && request.string == content.message
    if isCut || text.measure(request).size.height.rounded(.up) > room {
      request.maximumHeight = room
    }
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
}
