extension Theme {
  /// The theme with every value in the range in which a card can be drawn.
  ///
  /// What is read from a file is in range already; what a program sets need not be.
  package var presentable: Theme {
    var theme = self
    for property in ThemeProperty.all { property.bound(&theme) }
    for (index, tint) in theme.button.own {
      theme.button.own[index] = ButtonTint(fill: tint.fill?.bounded, label: tint.label?.bounded)
    }
    return theme
  }
}

extension ThemeProperty {
  /// Puts the property of a theme into its range.
  fileprivate func bound(_ theme: inout Theme) {
    switch kind {
    case .color(let place): theme[keyPath: place] = theme[keyPath: place].bounded
    case .length(let place, let range), .size(let place, let range), .number(let place, let range):
      theme[keyPath: place] = theme[keyPath: place].bounded(by: range)
    case .time(let place): theme[keyPath: place] = theme[keyPath: place]?.bounded(by: Self.seconds)
    case .count(let place): theme[keyPath: place] = min(max(theme[keyPath: place], 0), 9999)
    case .tint, .flag, .family, .choice: break
    }
  }
}

extension Color {
  /// The colour with every component from 0 to 1.
  fileprivate var bounded: Color {
    Color(
      red: red.bounded(by: 0...1), green: green.bounded(by: 0...1), blue: blue.bounded(by: 0...1),
      alpha: alpha.bounded(by: 0...1))
  }
}

extension Double {
  /// The number, or the end of the range that is next to it; the lower one for what is no number.
  fileprivate func bounded(by range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : min(max(self, range.lowerBound), range.upperBound)
  }
}
