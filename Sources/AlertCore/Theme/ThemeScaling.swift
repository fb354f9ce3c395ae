extension Theme {
  /// The theme with its lengths in whole pixels.
  ///
  /// `scale` is in pixels per point. A length that is not 0 stays at least one pixel; font sizes
  /// are not rounded, since text is rasterised at any size.
  public func scaled(by scale: Double) -> Theme {
    func px(_ length: Double) -> Double {
      length == 0 ? 0 : max(1, (length * scale).rounded())
    }
    var theme = self
    for path in Self.lengths { theme[keyPath: path] = px(theme[keyPath: path]) }
    for path in Self.fontSizes { theme[keyPath: path] *= scale }
    for i in theme.card.shadows.indices {
      theme.card.shadows[i].offset = px(theme.card.shadows[i].offset)
      theme.card.shadows[i].blur *= scale
    }
    return theme
  }

  /// Every length of a theme that becomes whole pixels.
  private static var lengths: [WritableKeyPath<Theme, Double>] {
    [
      \.card.borderWidth, \.card.radius, \.card.minimumWidth, \.card.preferredWidth,
      \.card.maximumWidth, \.card.padding, \.card.margin,
      \.icon.height, \.icon.stroke, \.icon.gap,
      \.title.lineHeight, \.title.gap, \.message.lineHeight, \.message.gap,
      \.button.height, \.button.radius, \.button.gap, \.button.gapAbove, \.button.labelPadding,
      \.button.lineHeight, \.button.ringWidth, \.button.ringOffset, \.motion.slideDistance,
    ]
  }

  /// Every font size of a theme.
  private static var fontSizes: [WritableKeyPath<Theme, Double>] {
    [\.title.font.size, \.message.font.size, \.button.font.size]
  }
}
