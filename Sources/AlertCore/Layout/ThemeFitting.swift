extension Theme {
  /// The theme, already scaled, with no space and no font that a monitor of this size has no room for.
  ///
  /// A theme of one's own may have any; what is left of it is a card that can be read. Only what the
  /// layout looks at is changed.
  func fitted(to size: Size) -> Theme {
    var theme = self
    let (across, down) = ((size.width / 8).rounded(.down), (size.height / 8).rounded(.down))
    let font = min(size.width / 8, size.height / 5)
    func limit(_ paths: [WritableKeyPath<Theme, Double>], to most: Double) {
      for path in paths { theme[keyPath: path] = min(theme[keyPath: path], max(1, most)) }
    }
    limit(
      [
        \.title.inset, \.message.inset, \.button.inset, \.button.labelPadding, \.button.gap,
        \.close.inset,
      ], to: across)
    limit(
      [
        \.card.paddingTop, \.card.margin, \.icon.gap, \.title.gap, \.message.gap,
        \.separator.offset,
        \.button.gapAbove, \.button.gapBelow,
      ], to: down)
    limit([\.reading.scrollBarWidth, \.reading.scrollBarGap], to: (across / 4).rounded(.down))
    limit([\.close.size, \.icon.height, \.button.height], to: 2 * down)
    limit([\.title.font.size, \.message.font.size, \.button.font.size], to: font)
    limit([\.title.lineHeight, \.message.lineHeight, \.button.lineHeight], to: 2 * down)
    limit([\.title.minimumHeight, \.message.minimumHeight], to: 4 * down)
    theme.separateLines()
    return theme
  }

  /// Makes lines as high as their letters, so that no line runs into the next one.
  private mutating func separateLines() {
    func least(_ font: FontRequest) -> Double { (1.15 * font.size).rounded(.down) }
    title.lineHeight = max(title.lineHeight, least(title.font))
    message.lineHeight = max(message.lineHeight, least(message.font))
    button.lineHeight = max(button.lineHeight, least(button.font))
    button.height = max(button.height, button.lineHeight)
  }
}
