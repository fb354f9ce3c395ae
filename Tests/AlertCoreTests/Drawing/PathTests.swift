import AlertCore
import Testing

@Suite("A path")
struct PathTests {
  private static let square = Path([
    .move(Point(0, 0)), .line(Point(10, 0)), .line(Point(10, 10)), .line(Point(0, 10)), .close,
  ])

  @Test("lies in its bounds, control points included")
  func bounds() {
    #expect(Self.square.bounds == Rect(0, 0, 10, 10))
    #expect(Path().bounds == Rect(0, 0, 0, 0))
    #expect(Path([.close]).bounds == Rect(0, 0, 0, 0))
    #expect(Path([.move(Point(-3, 4))]).bounds == Rect(-3, 4, 0, 0))
    let curve = Path([.move(Point(0, 0)), .curve(Point(-5, 1), Point(20, 2), Point(3, 30))])
    #expect(curve.bounds == Rect(-5, 0, 25, 30))
  }

  @Test(
    "of a rectangle with round corners fills it",
    arguments: [0.0, 1, 7.5, 20, 100], [Rect(0, 0, 100, 40), Rect(-3, 5, 10, 90)])
  func roundedRect(radius: Double, rect: Rect) {
    let path = Path.roundedRect(rect, radius: radius)
    let bounds = path.bounds
    #expect(abs(bounds.x - rect.x) < 1e-9 && abs(bounds.maxX - rect.maxX) < 1e-9)
    #expect(abs(bounds.y - rect.y) < 1e-9 && abs(bounds.maxY - rect.maxY) < 1e-9)
    #expect(path.parts.count == 1)
    #expect(path.parts.map(\.isClosed) == [true])
  }

  @Test("of a rectangle with round corners has quarter circles at its corners")
  func roundCorners() {
    let path = Path.roundedRect(Rect(0, 0, 40, 40), radius: 10)
    for point in path.points(steps: 32) where point.x > 30 && point.y < 10 {
      #expect(abs(point.distance(to: Point(30, 10)) - 10) < 0.01)
    }
    // A radius as large as half the side makes a circle, and so does a larger one.
    let circle = Path.roundedRect(Rect(0, 0, 40, 40), radius: 20)
    #expect(Path.roundedRect(Rect(0, 0, 40, 40), radius: 99) == circle)
    for point in circle.points(steps: 32) {
      #expect(abs(point.distance(to: Point(20, 20)) - 20) < 0.02)
    }
  }

  @Test("of a rectangle without a radius has corners", arguments: [0.0, -4])
  func sharp(radius: Double) {
    #expect(Path.roundedRect(Rect(0, 0, 10, 10), radius: radius) == Self.square)
  }

  @Test("of a circle is one, begins at its top and runs clockwise")
  func circle() {
    let path = Path.circle(Point(50, 60), radius: 26)
    let points = path.points(steps: 64)
    for point in points { #expect(abs(point.distance(to: Point(50, 60)) - 26) < 0.01) }
    #expect(points.first == Point(50, 34))
    #expect(points[1].x > 50)
    #expect(path.bounds == Rect(24, 34, 52, 52))
  }

  @Test("goes on with another")
  func sum() {
    let sum = Self.square + Path.circle(Point(30, 5), radius: 5)
    #expect(sum.elements.count == 5 + 6)
    #expect(sum.bounds == Rect(0, 0, 35, 10))
    #expect(sum.parts.count == 2)
  }

  @Test("has all its points mapped")
  func mapped() {
    let path = Path([
      .move(Point(1, 2)), .line(Point(3, 4)), .curve(Point(5, 6), Point(7, 8), Point(9, 10)),
      .close,
    ])
    let expected = Path([
      .move(Point(2, 3)), .line(Point(4, 5)), .curve(Point(6, 7), Point(8, 9), Point(10, 11)),
      .close,
    ])
    #expect(path.mapped { $0.offset(1, 1) } == expected)
  }

  @Test("falls into its connected parts")
  func parts() {
    let path = Path([
      .move(Point(0, 0)), .line(Point(1, 0)), .close, .move(Point(5, 5)), .move(Point(6, 6)),
      .line(Point(7, 7)), .curve(Point(8, 8), Point(9, 9), Point(10, 10)), .move(Point(1, 1)),
      .line(Point(2, 2)), .close, .move(Point(3, 3)),
    ])
    let parts = path.parts
    #expect(parts.map(\.start) == [Point(0, 0), Point(6, 6), Point(1, 1)])
    #expect(parts.map(\.isClosed) == [true, false, true])
    #expect(parts.map(\.elements.count) == [1, 2, 1])
    #expect(Path().parts.isEmpty)
    #expect(Path([.close]).parts.isEmpty)
  }

  @Test("begins at (0, 0) where nothing else is said")
  func noMove() {
    let parts = Path([.line(Point(3, 4))]).parts
    #expect(parts.map(\.start) == [Point(0, 0)])
  }
}
