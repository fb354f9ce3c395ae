extension Color {
  /// The colour as a screen with 8 bits a component shows it, or one as near as can be that has a
  /// contrast of 4.5 to 1 or better with `ground`; alpha is ignored.
  func readable(on ground: Color) -> Color {
    let ground = ScreenColor(ground)
    let own = ScreenColor(self)
    let (dark, light) = (ScreenColor(.black), ScreenColor(.white))
    // One of the two has a contrast of 4.58 or better with every colour.
    let goal = dark.contrast(with: ground) > light.contrast(with: ground) ? dark : light
    var (low, high) = (-1, 255)
    while high - low > 1 {
      let middle = low < 0 ? 0 : (low + high) / 2
      if own.mixed(with: goal, middle).contrast(with: ground) >= 4.5 {
        high = middle
      } else {
        low = middle
      }
    }
    return own.mixed(with: goal, high).color
  }
}

/// An opaque colour with 8 bits a component, of which there may be a million in a text.
private struct ScreenColor {
  private let red: Int
  private let green: Int
  private let blue: Int

  init(_ color: Color) {
    func component(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    self.init(
      red: component(color.red), green: component(color.green), blue: component(color.blue))
  }

  private init(red: Int, green: Int, blue: Int) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  var color: Color { Color(UInt32(red << 16 | green << 8 | blue)) }

  /// The colour as far towards `other` as so many of 255 steps.
  func mixed(with other: ScreenColor, _ steps: Int) -> ScreenColor {
    func mix(_ a: Int, _ b: Int) -> Int { a + (b - a) * steps / 255 }
    return ScreenColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// The contrast ratio by WCAG 2.1.
  func contrast(with other: ScreenColor) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private var luminance: Double {
    0.2126 * Self.light[red] + 0.7152 * Self.light[green] + 0.0722 * Self.light[blue]
  }

  private static let light = (0..<256).map { Color.linear(Double($0) / 255) }
}
