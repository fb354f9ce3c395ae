import AlertCore
import Foundation
import Testing

@Suite("A colour")
struct ColorTests {
  /// The relative luminance by the formula of WCAG 2.1.
  private static func exactLuminance(_ color: Color) -> Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  @Test("is made of 0xRRGGBB")
  func hexadecimal() {
    let color = Color(0x3366ff, alpha: 0.5)
    #expect(color == Color(red: 0.2, green: 0.4, blue: 1, alpha: 0.5))
    #expect(Color(0x000000) == .black)
    #expect(Color(0xffffff) == .white)
    #expect(Color.clear.alpha == 0)
  }

  @Test("has the luminance of sRGB")
  func luminance() {
    var worst = 0.0
    for step in 0...10_000 {
      let value = Double(step) / 10_000
      let gray = Color(red: value, green: value, blue: value)
      worst = max(worst, abs(gray.luminance - Self.exactLuminance(gray)))
    }
    #expect(worst < 1e-9, "\(worst)")
  }

  @Test("has a luminance that grows with its components")
  func monotone() {
    var last = -1.0
    for step in 0...10_000 {
      let luminance = Color(red: 0, green: Double(step) / 10_000, blue: 0).luminance
      #expect(luminance >= last)
      last = luminance
    }
  }

  @Test(
    "weighs its components by what the eye sees",
    arguments: [
      (0xff0000, 0.2126), (0x00ff00, 0.7152), (0x0000ff, 0.0722), (0xffffff, 1), (0x000000, 0),
    ])
  func weights(rgb: UInt32, luminance: Double) {
    #expect(abs(Color(rgb).luminance - luminance) < 1e-6)
  }

  @Test("has a contrast with another, the same both ways")
  func contrast() {
    #expect(abs(Color.black.contrast(with: .white) - 21) < 1e-6)
    #expect(Color.white.contrast(with: .black) == Color.black.contrast(with: .white))
    #expect(Color(0x808080).contrast(with: Color(0x808080)) == 1)
    // 4.54 by the exact formula: the grey that just passes on white.
    #expect(abs(Color(0x767676).contrast(with: .white) - 4.542) < 0.001)
  }

  @Test("is mixed component by component")
  func mixed() {
    let a = Color(red: 0, green: 0.5, blue: 1, alpha: 1)
    let b = Color(red: 1, green: 0.5, blue: 0, alpha: 0)
    #expect(a.mixed(with: b, 0) == a)
    #expect(a.mixed(with: b, 1) == b)
    #expect(a.mixed(with: b, 0.25) == Color(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.75))
  }

  @Test("is faded by its opacity alone")
  func faded() {
    #expect(Color(0x3366ff, alpha: 0.5).faded(0.5) == Color(0x3366ff, alpha: 0.25))
  }
}
