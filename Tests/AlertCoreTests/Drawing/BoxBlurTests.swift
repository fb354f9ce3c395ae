import AlertCore
import Testing

@Suite("A blur")
struct BoxBlurTests {
  private static let sigmas = [0.8, 1, 1.5, 2, 3, 4.5, 6, 9, 18, 22.5, 45]

  /// A picture of random coverage with `edge` pixels of nothing around it.
  private static func picture(_ width: Int, _ height: Int, edge: Int, seed: Int = 1) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    return (0..<width * height).map { index in
      let (y, x) = index.quotientAndRemainder(dividingBy: width)
      let isInside = (edge..<width - edge).contains(x) && (edge..<height - edge).contains(y)
      return isInside ? UInt8.random(in: 0...255, using: &generator) : 0
    }
  }

  /// The same by sums and divisions, pixel by pixel.
  private static func naive(_ pixels: [UInt8], _ width: Int, _ height: Int, sigma: Double)
    -> [UInt8]
  {
    var pixels = pixels
    func pass(_ radius: Int, _ dx: Int, _ dy: Int) {
      let source = pixels
      for y in 0..<height {
        for x in 0..<width {
          var sum = 0
          for d in -radius...radius {
            let (sx, sy) = (x + d * dx, y + d * dy)
            if (0..<width).contains(sx), (0..<height).contains(sy) {
              sum += Int(source[sy * width + sx])
            }
          }
          pixels[y * width + x] = UInt8((Double(sum) / Double(2 * radius + 1)).rounded())
        }
      }
    }
    for radius in BoxBlur.radii(sigma: sigma) {
      pass(radius, 1, 0)
      pass(radius, 0, 1)
    }
    return pixels
  }

  @Test(
    "is what sums and divisions give, to the bit", arguments: [0.5, 0.8, 1.3, 3, 6, 18],
    [(31, 17), (1, 9), (9, 1), (4, 4)])
  func reference(sigma: Double, size: (width: Int, height: Int)) {
    let source = Self.picture(size.width, size.height, edge: 0)
    var pixels = source
    BoxBlur.apply(to: &pixels, width: size.width, height: size.height, sigma: sigma)
    #expect(pixels == Self.naive(source, size.width, size.height, sigma: sigma))
  }

  @Test("has boxes whose variances add up to that of the Gaussian", arguments: sigmas)
  func variance(sigma: Double) {
    let radii = BoxBlur.radii(sigma: sigma)
    let variance = radii.reduce(0.0) { sum, radius in
      let width = Double(2 * radius + 1)
      return sum + (width * width - 1) / 12
    }
    #expect(radii.count == 3)
    // Whole radii cannot do better than half a step of one box.
    let step = Double(2 * (radii.max() ?? 0) + 2) / 6
    #expect(abs(variance - sigma * sigma) <= step)
    #expect(radii.max() ?? 0 <= (radii.min() ?? 0) + 1)
  }

  @Test("reaches as far as it says and no farther", arguments: [0.8, 1, 1.5, 2, 3, 4.5])
  func reach(sigma: Double) {
    let reach = BoxBlur.reach(sigma: sigma)
    #expect(reach == BoxBlur.radii(sigma: sigma).reduce(0, +))
    // A square with one pixel more than the reach around it.
    let edge = reach + 1
    let size = 2 * edge + 2 * reach + 3
    var pixels = [UInt8](repeating: 0, count: size * size)
    for y in edge..<size - edge { for x in edge..<size - edge { pixels[y * size + x] = 255 } }
    BoxBlur.apply(to: &pixels, width: size, height: size, sigma: sigma)
    let middle = size / 2
    for i in 0..<size {
      let edges = [i, (size - 1) * size + i, i * size, i * size + size - 1]
      #expect(edges.allSatisfy { pixels[$0] == 0 })
    }
    #expect(pixels[middle * size + edge - 1] > 0)
    #expect(pixels[middle * size + edge] < 255)
    #expect(pixels[middle * size + middle] == 255)
  }

  @Test("keeps the sum of the coverage, but for rounding", arguments: [1.0, 3, 6])
  func sum(sigma: Double) {
    let reach = BoxBlur.reach(sigma: sigma)
    let (width, height) = (2 * reach + 40, 2 * reach + 30)
    var pixels = Self.picture(width, height, edge: reach)
    let before = pixels.reduce(0) { $0 + Double($1) }
    BoxBlur.apply(to: &pixels, width: width, height: height, sigma: sigma)
    let after = pixels.reduce(0) { $0 + Double($1) }
    #expect(abs(after - before) < before * 0.01)
  }

  @Test("is the same from all sides", arguments: [1.0, 3, 6])
  func symmetric(sigma: Double) {
    let size = 41
    var pixels = [UInt8](repeating: 0, count: size * size)
    for y in 14..<27 { for x in 14..<27 { pixels[y * size + x] = 255 } }
    BoxBlur.apply(to: &pixels, width: size, height: size, sigma: sigma)
    for y in 0..<size {
      for x in 0..<size {
        let value = pixels[y * size + x]
        #expect(value == pixels[y * size + size - 1 - x])
        #expect(value == pixels[(size - 1 - y) * size + x])
      }
    }
  }

  @Test("changes nothing where sigma is 0 or less", arguments: [0.0, -3])
  func none(sigma: Double) {
    let source = Self.picture(9, 7, edge: 0)
    var pixels = source
    BoxBlur.apply(to: &pixels, width: 9, height: 7, sigma: sigma)
    #expect(pixels == source)
    #expect(BoxBlur.radii(sigma: sigma) == [0, 0, 0])
    #expect(BoxBlur.reach(sigma: sigma) == 0)
  }

  @Test("changes nothing of a picture without pixels or with too few")
  func empty() {
    var none: [UInt8] = []
    BoxBlur.apply(to: &none, width: 0, height: 0, sigma: 5)
    BoxBlur.apply(to: &none, width: 3, height: 3, sigma: 5)
    #expect(none.isEmpty)
    var few: [UInt8] = [9, 200]
    BoxBlur.apply(to: &few, width: 2, height: 2, sigma: 5)
    #expect(few == [9, 200])
  }

  @Test("leaves what lies behind the picture alone")
  func longer() {
    var pixels = [UInt8](repeating: 200, count: 12)
    BoxBlur.apply(to: &pixels, width: 3, height: 3, sigma: 1)
    #expect(pixels[9...].allSatisfy { $0 == 200 })
    #expect(pixels[0] < 200)
  }
}
