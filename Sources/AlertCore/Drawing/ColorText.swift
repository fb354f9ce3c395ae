extension Color: CustomStringConvertible {
  /// Makes a colour of `#rgb`, `#rrggbb` or `#rrggbbaa`; `nil` for any other text.
  public init?(hexadecimal text: String) {
    let digits = Array(text.utf8.dropFirst())
    guard text.utf8.first == UInt8(ascii: "#"), [3, 6, 8].contains(digits.count),
      digits.allSatisfy({ Self.value(of: $0) != nil })
    else { return nil }
    let values = digits.compactMap(Self.value)
    let bytes =
      digits.count == 3
      ? values.map { $0 * 17 }
      : stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    func component(_ index: Int) -> Double { Double(bytes[index]) / 255 }
    self.init(
      red: component(0), green: component(1), blue: component(2),
      alpha: bytes.count > 3 ? component(3) : 1)
  }

  /// The colour as `#rrggbb`, or as `#rrggbbaa` where it is not opaque.
  public var description: String {
    "#" + (alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]).map(Self.byte).joined()
  }

  private static func value(of digit: UInt8) -> Int? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(digit - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(digit - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  private static func byte(_ component: Double) -> String {
    let text = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16)
    return text.utf8.count < 2 ? "0" + text : text
  }
}
