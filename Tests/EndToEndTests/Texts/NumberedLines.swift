import Support

/// A message whose lines can be told from each other on a picture: each has a ground of its own.
enum NumberedLines {
  /// Pango markup of so many lines.
  static func markup(_ count: Int) -> String {
    (0..<count).map {
      "<span background='#\(hexadecimal(colour(of: $0)))'>line number \($0)</span>"
    }
    .joined(separator: "\n")
  }

  /// The numbers of the lines that are seen as a whole, or nearly so.
  static func seen(in picture: Screenshot, of count: Int) -> [Int] {
    var counts: [UInt32: Int] = [:]
    for pixel in picture.pixels { counts[pixel, default: 0] += 1 }
    return (0..<count).filter { counts[colour(of: $0), default: 0] > 300 }
  }

  private static func colour(of line: Int) -> UInt32 { 0x20_00_80 + UInt32(line) << 8 }

  private static func hexadecimal(_ colour: UInt32) -> String {
    let digits = String(colour, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
