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

  /// The published sizes, in a box in whose middle the icon stands around (0, 0).
  private static func wide(_ style: AlertStyle) -> Path? {
    Path.icon(style, drawing: .wide, in: Rect(-51, -42.5, 102, 85))
  }

  @Test("of the wide drawing is a tick in a circle of radius 40")
  func wideSuccess() throws {
    let path = try #require(Self.wide(.success))
    #expect(path.bounds == Rect(-40, -40, 80, 80))
    #expect(
      path.elements.suffix(3) == [
        .move(Point(-17, 5)), .line(Point(-7, 15)), .line(Point(18, -15)),
      ])
  }

  @Test("of the wide drawing is a cross, 20 in from the sides of a square of 80")
  func wideFailure() throws {
    let path = try #require(Self.wide(.failure))
    #expect(path.bounds == Rect(-40, -40, 80, 80))
    #expect(path.elements.first == .move(Point(-35, -40)))
    #expect(
      path.elements.suffix(4) == [
        .move(Point(-20, -20)), .line(Point(20, 20)), .move(Point(20, -20)),
        .line(Point(-20, 20)),
      ])
  }

  @Test("of the wide drawing is an exclamation mark in a triangle of 90 by 80")
  func wideWarning() throws {
    let path = try #require(Self.wide(.warning))
    #expect(path.bounds == Rect(-45, -40, 90, 80))
    // From 20 to 60 under the apex, and a dot of radius 2 at 70.
    #expect(path.elements.contains(.move(Point(0, -20))))
    #expect(path.elements.contains(.line(Point(0, 20))))
    let dot = Path(Array(path.elements.suffix(6)))
    #expect(dot.bounds == Rect(-2, 28, 4, 4))
  }

  @Test("is another for each style, and none for none")
  func different() {
    let box = Rect(0, 0, 71, 56)
    #expect(Path.icon(.none, in: box) == nil)
    #expect(Set(Self.drawn.compactMap { Path.icon($0, in: box) }).count == Self.drawn.count)
  }
}
