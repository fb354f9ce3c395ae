import AlertCore
import Testing

@testable import AlertCard

@Suite struct OutlineRasterizerTests {
  let rasterizer: OutlineRasterizer

  init() throws {
    rasterizer = try OutlineRasterizer()
  }

  @Test func aRectangleOnWholePixelsIsCoveredExactly() throws {
    let mask = try #require(rasterizer.fill(.roundedRect(Rect(3, 4, 5, 6), radius: 0)))
    #expect(mask.frame == Rect(3, 4, 5, 6))
    #expect(mask.coverage.allSatisfy { $0 == 255 })
  }

  /// FreeType follows a curve by lines, from one end to the other: mirrored ones differ a little.
  @Test func roundCornersAreSmoothAndAlike() throws {
    let mask = try #require(rasterizer.fill(.roundedRect(Rect(0, 0, 40, 30), radius: 10)))
    func at(_ x: Int, _ y: Int) -> UInt8 { mask.coverage[y * 40 + x] }
    #expect(at(0, 0) == 0)
    #expect(at(20, 15) == 255)
    #expect(mask.coverage.contains { $0 > 0 && $0 < 255 })
    for y in 0..<30 {
      for x in 0..<40 {
        #expect(abs(Int(at(x, y)) - Int(at(39 - x, y))) <= 4)
        #expect(abs(Int(at(x, y)) - Int(at(x, 29 - y))) <= 4)
      }
    }
  }

  @Test func aStrokeReachesHalfItsWidthBesideThePath() throws {
    let line = Path([.move(Point(10, 10)), .line(Point(30, 10))])
    let mask = try #require(rasterizer.stroke(line, width: 4))
    func at(_ x: Double, _ y: Double) -> UInt8 {
      mask.coverage[Int(y - mask.frame.y) * mask.width + Int(x - mask.frame.x)]
    }
    #expect(at(20, 8) == 255)
    #expect(at(20, 11) == 255)
    #expect(at(20, 12) == 0)
    #expect(at(20, 7) == 0)
    // A round cap.
    #expect(at(8, 10) > 100)
    #expect(at(8, 8) < 100)
  }

  /// FreeType's stroker crashes on a part without length, which every icon is when it begins.
  @Test(arguments: AlertStyle.allCases)
  func everyFirstPartOfAnIconIsDrawn(style: AlertStyle) {
    guard let path = Path.icon(style, in: Rect(0, 0, 64, 56)) else {
      #expect(style == .none)
      return
    }
    var last = 0
    for step in 0...2000 {
      let fraction = Double(step) / 2000
      let mask = rasterizer.stroke(path.trimmed(to: fraction * fraction * fraction), width: 4)
      let ink = mask?.coverage.reduce(0) { $0 + Int($1) } ?? 0
      #expect(ink + 2000 >= last)
      last = ink
    }
    #expect(last > 100_000)
  }

  @Test(arguments: [
    Path(), Path([.close]), Path([.move(Point(5, 5))]), Path([.move(Point(5, 5)), .close]),
    Path([.move(Point(5, 5)), .line(Point(5, 5))]),
    Path([.move(Point(5, 5)), .line(Point(5.001, 5)), .close]),
    Path([.move(Point(5, 5)), .curve(Point(5, 5), Point(5, 5), Point(5, 5))]),
    Path([.move(Point(5, 5)), .curve(Point(5.01, 5), Point(5, 5.01), Point(5.01, 5)), .close]),
    Path([.line(Point(5, 5))]),
  ])
  func aPathWithoutLengthIsNoTrouble(path: Path) {
    let ink = rasterizer.stroke(path, width: 4)?.coverage.reduce(0) { $0 + Int($1) } ?? 0
    #expect(ink < 20_000)
    let filled = rasterizer.fill(path)?.coverage.reduce(0) { $0 + Int($1) } ?? 0
    #expect(filled < 2000)
  }

  @Test func aShadowIsTheBlurOfTheWholeSilhouette() throws {
    let rect = Rect(0, 0, 300, 220)
    let shadow = try #require(
      ShadowRasterizer(rasterizer: rasterizer).shadow(of: rect, radius: 16, blur: 36))
    // The same without the short cut: the whole silhouette in the whole frame.
    let reach = BoxBlur.reach(sigma: 18)
    let shape = try #require(rasterizer.fill(.roundedRect(rect, radius: 16)))
    var whole = [UInt8](repeating: 0, count: shadow.width * shadow.height)
    for y in 0..<220 {
      for x in 0..<300 {
        whole[(y + reach) * shadow.width + x + reach] = shape.coverage[y * 300 + x]
      }
    }
    BoxBlur.apply(to: &whole, width: shadow.width, height: shadow.height, sigma: 18)
    #expect(shadow.frame == rect.inset(by: -Double(reach)))
    #expect(shadow.coverage == whole)
  }

  @Test(arguments: [1.0, 7, 40, 41, 200])
  func aShadowOfAnySizeFillsItsFrame(side: Double) throws {
    let shadow = try #require(
      ShadowRasterizer(rasterizer: rasterizer)
        .shadow(of: Rect(5, 9, side, side * 2), radius: 16, blur: 12))
    #expect(shadow.coverage.count == shadow.width * shadow.height)
  }
}
