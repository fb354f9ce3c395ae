/// A blur of 8-bit coverage that comes close to a Gaussian: three box filters after each other.
package enum BoxBlur {
  /// The radii of three boxes whose variances add up to that of a Gaussian with `sigma` in pixels.
  package static func radii(sigma: Double) -> [Int] {
    guard sigma > 0 else { return [0, 0, 0] }
    let ideal = (12 * sigma * sigma / 3 + 1).squareRoot()
    var lower = Int(ideal)
    if lower.isMultiple(of: 2) { lower -= 1 }
    let width = Double(lower)
    let small =
      ((12 * sigma * sigma - 3 * width * width - 12 * width - 9) / (-4 * width - 4)).rounded()
    return (0..<3).map { (Double($0) < small ? lower : lower + 2) / 2 }
  }

  /// How far the blur reaches beyond what was there, in pixels.
  package static func reach(sigma: Double) -> Int {
    radii(sigma: sigma).reduce(0, +)
  }

  /// Blurs coverage in rows of `width` bytes; what lies beyond the edges counts as nothing.
  package static func apply(to pixels: inout [UInt8], width: Int, height: Int, sigma: Double) {
    guard width > 0, height > 0, pixels.count >= width * height else { return }
    var scratch = [UInt8](repeating: 0, count: width * height)
    for radius in radii(sigma: sigma) where radius > 0 {
      rows(pixels, into: &scratch, count: height, length: width, step: 1, stride: width, radius)
      rows(scratch, into: &pixels, count: width, length: height, step: width, stride: 1, radius)
    }
  }

  /// One box filter along `count` lines of `length` pixels.
  private static func rows(
    _ source: [UInt8], into target: inout [UInt8], count: Int, length: Int, step: Int, stride: Int,
    _ radius: Int
  ) {
    let size = 2 * radius + 1
    // A reciprocal in fixed point instead of a division for each pixel.
    let reciprocal = ((1 << 24) + size / 2) / size
    for line in 0..<count {
      let base = line * stride
      var sum = 0
      for i in 0..<min(radius, length) { sum += Int(source[base + i * step]) }
      for i in 0..<length {
        if i + radius < length { sum += Int(source[base + (i + radius) * step]) }
        target[base + i * step] = UInt8(clamping: (sum * reciprocal + (1 << 23)) >> 24)
        if i - radius >= 0 { sum -= Int(source[base + (i - radius) * step]) }
      }
    }
  }
}
