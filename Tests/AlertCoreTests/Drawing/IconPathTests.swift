import AlertCore
import Testing

@Suite("An icon")
struct IconPathTests {
  private static let drawn = AlertStyle.allCases.filter { $0 != .none }

  @Test(
    "lies in the box that the layout gives it, its stroke included", arguments: drawn,
    [0.5, 1, 1.25, 2, 2.5])
  func inside(style: AlertStyle, scale: Double) throws {
    let sample = Sample(
      content: AlertContent(message: "Now?", style: style), monitor: Rect(0, 0, 3840, 2160),
      scale: scale)
    let box = try #require(sample.layout.icon)
    let path = try #require(Path.icon(style, in: box))
    let reach = sample.theme.icon.stroke / 2
    // By what is drawn: a curve's control points lie farther out.
    for point in path.points(steps: 32) {
      let pen = Rect(point.x, point.y, 0, 0).inset(by: -reach + 0.75)
      #expect(box.contains(pen), "\(point) in \(box)")
    }
  }

  @Test("stands in the middle of its box", arguments: drawn)
  func centered(style: AlertStyle) throws {
    let path = try #require(Path.icon(style, in: Rect(10, 20, 71, 56)))
    let bounds = path.bounds
    #expect(abs(bounds.center.x - 45.5) < 1)
    #expect(abs(bounds.center.y - 48) < 3)
  }

  @Test("is as large as its box is high", arguments: drawn)
  func scales(style: AlertStyle) throws {
    let small = try #require(Path.icon(style, in: Rect(0, 0, 71, 56))).bounds
    let large = try #require(Path.icon(style, in: Rect(0, 0, 142, 112))).bounds
    #expect(abs(large.width - 2 * small.width) < 1e-9)
    #expect(abs(large.height - 2 * small.height) < 1e-9)
    let wide = try #require(Path.icon(style, in: Rect(0, 0, 300, 56))).bounds
    #expect(abs(wide.width - small.width) < 1e-9)
  }

  @Test("is another for each style, and none for none")
  func different() {
    let box = Rect(0, 0, 71, 56)
    #expect(Path.icon(.none, in: box) == nil)
    #expect(Set(Self.drawn.compactMap { Path.icon($0, in: box) }).count == Self.drawn.count)
  }
}
