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
