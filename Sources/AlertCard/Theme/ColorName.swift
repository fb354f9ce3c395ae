import AlertCore
import CPango

/// The colours that have a name.
package enum ColorName {
  /// The colour of a name such as `tomato` or `light steel blue`; `nil` where there is none.
  ///
  /// Letters may be small or large, and blanks may be left out. `transparent` is no colour at all.
  /// Pango has the names of X's `rgb.txt`, and needs no display for them. Where the web means another
  /// colour by the same name, X's counts.
  package static func color(_ name: String) -> Color? {
    // Pango would take numbers as well, and a zero byte for the end.
    guard name.utf8.allSatisfy(isInName) else { return nil }
    if let color = ours[name.lowercased()] { return color }
    var color = PangoColor()
    guard pango_color_parse(&color, name) != 0 else { return nil }
    // 16 bits from 8.
    func component(_ value: UInt16) -> Double { Double(value >> 8) / 255 }
    return Color(
      red: component(color.red), green: component(color.green), blue: component(color.blue))
  }

  /// What Pango does not have, or takes for the web's.
  private static let ours: [String: Color] = [
    "transparent": .clear, "green": Color(0x00ff00), "gray": Color(0xbebebe),
    "grey": Color(0xbebebe), "maroon": Color(0xb03060), "purple": Color(0xa020f0),
  ]

  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "):
      true
    default: false
    }
  }
}
