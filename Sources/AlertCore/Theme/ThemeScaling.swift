extension Theme {
  /// The theme with its lengths in whole pixels.
  ///
  /// `scale` is in pixels per point. A length that is not 0 stays at least one pixel; font sizes and
  /// blurs are not rounded, since text and shadows are rasterised at any size.
  package func scaled(by scale: Double) -> Theme {
    func pixels(_ length: Double) -> Double {
      let size = length.magnitude * scale
      return length == 0 ? 0 : max(1, size.rounded()) * (length < 0 ? -1 : 1)
    }
    var theme = self
    for property in ThemeProperty.all {
      switch property.kind {
      case .length(let place, _): theme[keyPath: place] = pixels(theme[keyPath: place])
      case .size(let place, _): theme[keyPath: place] *= scale
      default: break
      }
    }
    theme.scale *= scale
    return theme
  }
}

extension Theme {
  /// The theme with another font; where that has a size, all texts and the buttons grow with the message.
  func with(_ choice: FontChoice) -> Theme {
    var theme = self
    if let family = choice.family {
      theme.title.font.family = family
      theme.message.font.family = family
      theme.button.font.family = family
    }
    if let isBold = choice.isBold { theme.message.font.isBold = isBold }
    guard let size = choice.size else { return theme }
    let factor = size / message.font.size
    let lengths: [WritableKeyPath<Theme, Double>] = [
      \.title.font.size, \.title.lineHeight, \.title.minimumHeight, \.message.font.size,
      \.message.lineHeight, \.message.minimumHeight, \.button.font.size, \.button.lineHeight,
      \.button.height,
    ]
    // Hundredths of a point are enough, and are read by people.
    for length in lengths {
      theme[keyPath: length] = (theme[keyPath: length] * factor * 100).rounded() / 100
    }
    return theme.presentable
  }
}
