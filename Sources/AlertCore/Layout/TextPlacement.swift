/// Where the icon and the text of a card stand.
extension CardLayoutEngine {
  /// The space beside the title, which does not run into the close button.
  var titleInset: Double {
    let close = theme.close
    return close.isShown ? max(theme.title.inset, close.size + close.inset) : theme.title.inset
  }

  /// Where the first block begins: beside the close button stands nothing but the title.
  var textTop: Double {
    let close = theme.close
    guard close.isShown, content.title.isEmpty else { return theme.card.paddingTop }
    return max(theme.card.paddingTop, close.inset + close.size)
  }

  /// Places icon, title and message above `bottom`.
  func placeText(in stack: inout Stack, bottom: Double) {
    let hasTitle = !content.title.isEmpty
    let hasMessage = !content.message.isEmpty
    let titleHeight = hasTitle ? blockHeight(of: titleRequest(in: stack), theme.title) : 0
    let between = hasTitle && hasMessage ? theme.title.gap : 0
    let messageLeast = hasMessage ? leastMessage(in: bottom - stack.y - between) : 0
    let room = bottom - stack.y - titleHeight - between - messageLeast
    let showsIcon = content.style != .none && room >= theme.icon.height + theme.icon.gap
    if showsIcon, theme.icon.place == .aboveTitle {
      placeIcon(in: &stack, isFollowed: hasTitle || hasMessage)
    }
    if hasTitle {
      placeTitle(in: &stack, bottom: bottom - between - messageLeast)
      if stack.layout.title != nil, hasMessage || showsIcon && stack.layout.icon == nil {
        stack.y += theme.title.gap
      }
    }
    if showsIcon, theme.icon.place == .belowTitle {
      placeIcon(in: &stack, isFollowed: hasMessage)
    }
    if hasMessage { placeMessage(in: &stack, bottom: bottom) }
  }

  private func placeIcon(in stack: inout Stack, isFollowed: Bool) {
    // The warning triangle is a little wider than high, and strokes reach beyond their path.
    let width = (theme.icon.height * 1.2).rounded() + theme.icon.stroke
    let left = ((stack.width - width) / 2).rounded()
    stack.layout.icon = Rect(left, stack.y, width, theme.icon.height)
    stack.y += theme.icon.height
    if isFollowed { stack.y += theme.icon.gap }
  }

  private func placeTitle(in stack: inout Stack, bottom: Double) {
    stack.layout.title = block(titleRequest(in: stack), theme.title, in: &stack, bottom: bottom)
    // No mark above a letter is lost at the card's edge.
    if let title = stack.layout.title {
      let top = theme.card.borderWidth + title.overhang.above
      stack.layout.title?.frame.y = max(title.frame.y, top)
    }
    let separator = theme.separator
    guard stack.layout.title != nil, separator.thickness > 0 else { return }
    stack.layout.separator = Rect(
      0, stack.y + separator.offset, stack.width, separator.thickness)
  }

  /// Puts a text under what is there, in the middle of its box; `nil` where there is no room for a
  /// line of it.
  func block(
    _ request: TextRequest, _ style: Theme.Text, in stack: inout Stack, bottom: Double
  ) -> CardLayout.TextBlock? {
    let room = bottom - stack.y
    guard room >= style.lineHeight else { return nil }
    let lines = style.maximumLines > 0 ? Double(style.maximumLines) : .infinity
    let limit = min(room, lines * style.lineHeight)
    // Only a text that is cut asks for it: the others are the same whatever the monitor.
    var request = request
    if text.measure(request).size.height.rounded(.up) > limit { request.maximumHeight = limit }
    let height = min(text.measure(request).size.height.rounded(.up), room)
    let box = min(max(height, style.minimumHeight), room)
    let width = request.width ?? stack.width
    let frame = Rect(
      ((stack.width - width) / 2).rounded(.down), stack.y + ((box - height) / 2).rounded(.down),
      width, height)
    stack.y += box
    return CardLayout.TextBlock(
      request: request, frame: frame, overhang: text.overhang(request))
  }

  /// The height of a text's box, were there room for all of it.
  private func blockHeight(of request: TextRequest, _ style: Theme.Text) -> Double {
    max(text.measure(request).size.height.rounded(.up), style.minimumHeight)
  }

  private func titleRequest(in stack: Stack) -> TextRequest {
    titleRequest(width: max(1, stack.width - 2 * titleInset))
  }

  func titleRequest(width: Double?) -> TextRequest {
    request(content.title, theme.title.font, width: width, lineHeight: theme.title.lineHeight)
  }
}
