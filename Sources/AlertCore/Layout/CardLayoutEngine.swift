/// Computes the layout of a card from its content, a theme in pixels and measured text.
package struct CardLayoutEngine {
  let content: AlertContent
  var theme: Theme
  let monitor: Rect
  let text: any TextMeasuring
  let isLong: Bool

  /// Makes an engine for one card.
  ///
  /// `theme` is already scaled, `monitor` is the part of the cover that the card may use, in pixels.
  package init(content: AlertContent, theme: Theme, monitor: Rect, text: any TextMeasuring) {
    self.content = content
    self.theme = theme.fitted(to: monitor.size)
    self.monitor = monitor
    self.text = text
    isLong = content.message.unicodeScalars.count > Self.longMessage
  }

  /// From how many characters on a message needs no measuring to be known to be long: as a whole it
  /// would take seconds to lay out.
  private static let longMessage = 1000

  /// The layout, at the theme's place on the monitor and never larger than it.
  ///
  /// What does not fit gives way in this order: the card's width grows, the message is cut with an
  /// ellipsis, the icon goes, the title is cut, labels are cut, and last everything gets smaller.
  package func layout() -> CardLayout {
    var engine = self
    var reduction = 1.0
    while !engine.hasRoom, reduction > 0.02 {
      reduction *= 0.9
      engine.theme = theme.scaled(by: reduction)
    }
    var layout = engine.fittedLayout()
    layout.reduction = reduction
    return layout
  }

  private func fittedLayout() -> CardLayout {
    let grid = buttonGrid(width: cardWidth - 2 * theme.button.inset)
    let width = max(cardWidth, (grid.width + 2 * theme.button.inset).rounded(.up))
    var stack = Stack(
      layout: CardLayout(origin: Point(0, 0), size: Size(width, 0), buttons: []),
      y: textTop)
    placeClose(in: &stack)
    let foot = theme.button.gapAbove + grid.height + theme.button.gapBelow
    placeText(in: &stack, bottom: available.height - foot)
    if stack.y > textTop { stack.y += theme.button.gapAbove }
    spread(&stack, height: stack.y + grid.height + theme.button.gapBelow)
    stack.layout.size.height = stack.y + grid.height + theme.button.gapBelow
    placeButtons(grid, in: &stack)
    return stack.layout.centered(
      in: monitor, offset: theme.card.offset, margin: theme.card.margin)
  }

  /// The layout under construction.
  struct Stack {
    var layout: CardLayout
    /// Where the next block begins.
    var y: Double

    /// The card's width.
    var width: Double { layout.size.width }
  }

  /// The largest size of a card on this monitor.
  var available: Size {
    Size(
      max(1, monitor.width - 2 * theme.card.margin),
      max(1, monitor.height - 2 * theme.card.margin))
  }

  private func placeClose(in stack: inout Stack) {
    let close = theme.close
    guard close.isShown else { return }
    stack.layout.close = Rect(
      stack.width - close.inset - close.size, close.inset, close.size, close.size)
  }

  /// Gives the room that a card of the theme's least height has to spare its place.
  private func spread(_ stack: inout Stack, height: Double) {
    let card = theme.card
    let least = max(card.minimumHeight, (card.heightShare * stack.width).rounded())
    let spare = min(least, available.height) - height
    guard spare > 0 else { return }
    stack.y += spare
    if card.spareRoom == .around { stack.layout.moveText(by: (spare / 2).rounded(.down)) }
  }

  // MARK: The card's width

  /// The card's width: the theme's share of the monitor, or as narrow as the content allows and
  /// wider where text would get long.
  var cardWidth: Double {
    let card = theme.card
    let wished = card.widthShare > 0 ? monitor.width * card.widthShare : naturalWidth.rounded(.up)
    let width = min(max(wished.rounded(), card.minimumWidth), card.maximumWidth)
    return min(max(width, leastWidth), available.width)
  }

  /// The width in which a few letters of each text and of a label have their place, whatever the
  /// theme says.
  private var leastWidth: Double {
    let title = content.title.isEmpty ? 0 : 2 * titleInset + 4 * theme.title.font.size
    let message =
      content.message.isEmpty ? 0 : 2 * theme.message.inset + 4 * theme.message.font.size
    let button = 2 * theme.button.inset + leastButtonWidth
    return max(title, message, button).rounded(.up)
  }

  private var naturalWidth: Double {
    let card = theme.card
    if needsWidth { return card.maximumWidth }
    let title = text.measure(titleRequest(width: nil)).size.width + 2 * titleInset
    let message = messageWidth + 2 * theme.message.inset
    let natural = min(max(title, message), card.preferredWidth)
    let row = rowWidth + 2 * theme.button.inset
    return row <= card.maximumWidth ? max(natural, row) : natural
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
    let width = max(1, theme.card.preferredWidth - 2 * theme.message.inset)
    let wrapped = text.measure(messageRequest(width: width, alignment: .center))
    return wrapped.lineCount > 2 * min(theme.message.centeredLines, 3)
  }
}

extension CardLayout {
  /// Moves everything that stands above the buttons down.
  fileprivate mutating func moveText(by distance: Double) {
    icon = icon?.offset(0, distance)
    title?.frame.y += distance
    separator?.y += distance
    message?.frame.y += distance
  }
}
