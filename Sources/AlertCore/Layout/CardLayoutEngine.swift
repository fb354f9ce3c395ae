/// Computes the layout of a card from its content, a theme in pixels and measured text.
package struct CardLayoutEngine {
  let content: AlertContent
  var theme: Theme
  let monitor: Rect
  let area: Rect
  let text: any TextMeasuring
  let isLong: Bool
  /// Where the line with the most bytes is in a long message, which is nearly always the widest.
  let longestLine: Range<Int>?
  let links: [TextLink]
  let direction: TextDirection
  private let language: String?

  /// Makes an engine for one card.
  ///
  /// - Parameters:
  ///   - content: What the card says and offers.
  ///   - theme: How it looks, already scaled.
  ///   - monitor: The part of the cover in whose middle the card stands, in pixels.
  ///   - workArea: The part of it that no panel takes; all of it where that is nothing.
  ///   - text: Measures text.
  ///   - options: What is said about direction, language and links.
  package init(
    content: AlertContent, theme: Theme, monitor: Rect, workArea: Rect? = nil,
    text: any TextMeasuring, options: AlertOptions = AlertOptions()
  ) {
    let area = workArea?.intersection(monitor) ?? monitor
    self.monitor = monitor
    // What no card could stand in is a mistake of whoever said it.
    let isRoom = area.width >= monitor.width / 4 && area.height >= monitor.height / 4
    self.area = isRoom ? area : monitor
    self.theme = theme.fitted(to: self.area.size)
    self.text = text
    links = options.opensLinks ? LinkFinder(content.message).links : []
    self.content = content.colored(for: theme).marked(links, in: theme.reading.link)
    direction = options.direction ?? content.direction
    language = options.language
    isLong = content.message.utf8.count > TextBlocks.most
    longestLine = isLong ? content.message.longestLine : nil
  }

  /// The layout, at the theme's place on the monitor and never larger than it.
  ///
  /// What does not fit gives way in this order: the card's width grows, the message is scrolled, the
  /// icon goes, the title is cut, buttons are scrolled, and last everything gets smaller.
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
      layout: CardLayout(
        origin: Point(0, 0), size: Size(width, 0), links: links, buttons: [], direction: direction),
      y: textTop)
    placeClose(in: &stack)
    let foot = theme.button.gapAbove + grid.visibleHeight + theme.button.gapBelow
    placeText(in: &stack, bottom: available.height - foot)
    if stack.y > textTop { stack.y += theme.button.gapAbove }
    spread(&stack, height: stack.y + grid.visibleHeight + theme.button.gapBelow)
    stack.layout.size.height = stack.y + grid.visibleHeight + theme.button.gapBelow
    placeButtons(grid, in: &stack)
    let layout = direction == .rightToLeft ? stack.layout.mirrored() : stack.layout
    return layout.centered(
      in: monitor, area: area, offset: theme.card.offset, margin: theme.card.margin)
  }

  /// The layout under construction.
  struct Stack {
    var layout: CardLayout
    /// Where the next block begins.
    var y: Double

    /// The card's width.
    var width: Double { layout.size.width }
  }

  /// The largest size of a card in this area.
  var available: Size {
    Size(
      max(1, area.width - 2 * theme.card.margin), max(1, area.height - 2 * theme.card.margin))
  }

  /// A request with what is common to all texts of the card.
  func request(
    _ string: String, _ font: FontRequest, width: Double?, lineHeight: Double
  ) -> TextRequest {
    var request = TextRequest(string, font: font, width: width, lineHeight: lineHeight)
    request.direction = direction
    request.language = language
    return request
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
}

extension AlertContent {
  /// The content with links that can be told from the rest of the message.
  fileprivate func marked(_ links: [TextLink], in color: Color) -> AlertContent {
    guard !links.isEmpty else { return self }
    var content = self
    content.spans += links.map {
      TextSpan($0.range, TextAttributes(color: color, isUnderlined: true))
    }
    content.spans = content.spans.flattened
    return content
  }
}

extension CardLayout {
  /// Moves everything that stands above the buttons down.
  fileprivate mutating func moveText(by distance: Double) {
    icon = icon?.offset(0, distance)
    title?.frame.y += distance
    separator?.y += distance
    message?.frame.y += distance
    scrollBar?.track.y += distance
  }
}
