/// A colour in sRGB with straight (not premultiplied) alpha; components run from 0 to 1.
public struct Color: Hashable, Sendable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity.
  public var alpha: Double

  /// Makes a colour from components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a colour from `0xRRGGBB`.
  public init(_ rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(rgb >> 16 & 0xff) / 255, green: Double(rgb >> 8 & 0xff) / 255,
      blue: Double(rgb & 0xff) / 255, alpha: alpha)
  }

  /// Black.
  public static let black = Color(0x000000)
  /// White.
  public static let white = Color(0xffffff)
  /// Nothing at all.
  public static let clear = Color(0x000000, alpha: 0)

  /// The colour as far towards `other` as `fraction` of the way, alpha included.
  public func mixed(with other: Color, _ fraction: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// The colour with its opacity multiplied by `factor`.
  public func faded(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The colour that is seen where this one lies over an opaque one.
  public func over(_ ground: Color) -> Color {
    var color = ground.mixed(with: self, alpha)
    color.alpha = ground.alpha + (1 - ground.alpha) * alpha
    return color
  }

  /// The relative luminance by WCAG 2.1, 0 for black and 1 for white; alpha is ignored.
  public var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The light of a component by sRGB's transfer curve.
  static func linear(_ value: Double) -> Double {
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // The power 2.4 is that of 2 times the fifth root of it, which Newton's method finds.
    let square = base * base
    var root = 1.0
    for _ in 0..<12 { root = (4 * root + square / (root * root * root * root)) / 5 }
    return square * root
  }

  /// The contrast ratio of two opaque colours by WCAG 2.1, from 1 to 21.
  public func contrast(with other: Color) -> Double {
    let a = luminance
    let b = other.luminance
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
