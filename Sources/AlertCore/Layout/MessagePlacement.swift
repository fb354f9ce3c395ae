/// Where the message of a card stands, and whether it is scrolled.
extension CardLayoutEngine {
  /// The room that the message has at least, were it longer: three lines, as far as a line of the title
  /// has its place too.
  func leastMessage(in room: Double) -> Double {
    let line = theme.message.lineHeight
    let title = content.title.isEmpty ? 0 : max(theme.title.lineHeight, theme.title.minimumHeight)
    return max(line, min(3 * line, room - title))
  }

  /// Places the message above `bottom`: in the middle where it is short, at the start edge where it is
  /// not, and scrolled where it is higher than half of the area.
  func placeMessage(in stack: inout Stack, bottom: Double) {
    let most = theme.message.maximumLines
    let room = min(bottom - stack.y, most > 0 ? bottom : (area.height / 2).rounded(.down))
    let width = max(1, stack.width - 2 * theme.message.inset)
    var request = messageRequest(width: width, alignment: .center)
    if most > 0 {
      // No more than such lines could have is looked at.
      request = request.part(0..<request.string.boundary(upTo: most * Self.longestLine))
    } else if isLong {
      return placeFlow(in: &stack, room: room)
    }
    let metrics = text.measure(request)
    if most == 0, metrics.size.height.rounded(.up) > room {
      return placeFlow(in: &stack, room: room)
    }
    // Columns stand under each other at an edge only.
    if metrics.lineCount > theme.message.centeredLines || request.string.utf8.contains(0x09) {
      request.alignment = .start
    } else if metrics.lineCount > 1, metrics.lineCount <= mostBalanced {
      balance(&request, lines: metrics.lineCount)
    }
    stack.layout.message = block(request, theme.message, in: &stack, bottom: bottom)
  }

  /// More bytes than a line of a card has.
  private static let longestLine = 2000

  // MARK: In blocks

  /// Places a message that is not laid out as a whole, with a bar beside it where it is too high.
  private func placeFlow(in stack: inout Stack, room: Double) {
    guard room >= theme.message.lineHeight else { return }
    var request = messageRequest(
      width: max(1, stack.width - 2 * theme.message.inset), alignment: .start)
    var flow = TextFlow(request.part(0..<request.string.boundary(upTo: Self.mostWhole)))
    let isWhole = request.string.utf8.count <= Self.mostWhole
    let height = isWhole ? flow.beginning(upTo: room, by: text) : .infinity
    var box = Rect(theme.message.inset, stack.y, 0, height)
    if height > room {
      let side = max(theme.message.inset, theme.reading.scrollBarSpace)
      let width = max(1, stack.width - 2 * side)
      request.width = width
      flow = TextFlow(request)
      box.x = side
      box.height = (room / theme.message.lineHeight).rounded(.down) * theme.message.lineHeight
      stack.layout.scrollBar = bar(beside: box, in: stack)
    }
    box.width = request.width ?? stack.width
    let least = min(theme.message.minimumHeight, room)
    let beside = min(box.x, theme.reading.scrollBarGap)
    stack.layout.message = CardLayout.TextBlock(
      request: request, frame: box, overhang: TextOverhang(left: beside, right: beside))
    stack.layout.flow = flow
    stack.y += max(box.height, least)
  }

  /// The longest text in bytes of which all is laid out to see whether it has to be scrolled.
  private static let mostWhole = 60_000

  /// The bar beside a box, at the card's edge.
  func bar(beside box: Rect, in stack: Stack) -> ScrollBar {
    let aids = theme.reading
    let left = stack.width - theme.card.borderWidth - aids.scrollBarGap - aids.scrollBarWidth
    return ScrollBar(
      track: Rect(left, box.y, aids.scrollBarWidth, box.height), reach: aids.scrollBarGap)
  }

  // MARK: In the middle

  /// The number of lines up to which it can be seen that they are equally long.
  private var mostBalanced: Int {
    let most = theme.message.maximumLines
    return most > 0 ? min(most, 6) : 6
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

  func messageRequest(width: Double?, alignment: TextRequest.Alignment) -> TextRequest {
    var request = request(
      content.message, theme.message.font, width: width, lineHeight: theme.message.lineHeight)
    request.alignment = alignment
    request.spans = content.spans
    request.markup = content.markup
    request.scale = theme.scale
    return request
  }
}

extension String {
  /// The largest number of bytes up to `most` after which a character begins.
  fileprivate func boundary(upTo most: Int) -> Int {
    guard utf8.count > most else { return utf8.count }
    var index = utf8.index(utf8.startIndex, offsetBy: most)
    var count = most
    while count > 0, UTF8.isContinuation(utf8[index]) {
      index = utf8.index(before: index)
      count -= 1
    }
    return count
  }
}
