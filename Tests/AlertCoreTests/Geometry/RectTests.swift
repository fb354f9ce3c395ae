import AlertCore
import Testing

@Suite("A rectangle")
struct RectTests {
  private static let rect = Rect(10, 20, 30, 40)

  @Test(
    "contains its left and top edge, not its right and bottom one",
    arguments: [
      (Point(10, 20), true), (Point(39.9, 59.9), true), (Point(40, 30), false),
      (Point(30, 60), false), (Point(9.9, 30), false), (Point(30, 19.9), false),
    ])
  func contains(point: Point, isInside: Bool) {
    #expect(Self.rect.contains(point) == isInside)
  }

  @Test("has edges, a middle and a size")
  func edges() {
    #expect(Self.rect.maxX == 40 && Self.rect.maxY == 60)
    #expect(Self.rect.center == Point(25, 40))
    #expect(Self.rect.size == Size(30, 40))
    #expect(!Self.rect.isEmpty)
    #expect(Rect(0, 0, 0, 5).isEmpty && Rect(0, 0, 5, 0).isEmpty && Rect(0, 0, -1, 5).isEmpty)
  }

  @Test("moves its edges inwards and outwards")
  func inset() {
    #expect(Self.rect.inset(by: 5) == Rect(15, 25, 20, 30))
    #expect(Self.rect.inset(by: -5) == Rect(5, 15, 40, 50))
    #expect(Self.rect.offset(1, -2) == Rect(11, 18, 30, 40))
  }

  @Test("is united with another, and with nothing stays as it is")
  func union() {
    #expect(Self.rect.union(Rect(0, 50, 5, 100)) == Rect(0, 20, 40, 130))
    #expect(Self.rect.union(Rect(0, 0, 0, 9)) == Self.rect)
    #expect(Rect(0, 0, 0, 9).union(Self.rect) == Self.rect)
  }

  @Test("shares with another what both have, or nothing")
  func intersection() {
    #expect(Self.rect.intersection(Rect(20, 0, 100, 30)) == Rect(20, 20, 20, 10))
    #expect(Self.rect.intersection(Self.rect) == Self.rect)
    #expect(Self.rect.intersection(Rect(40, 20, 9, 9)).isEmpty)
    #expect(Self.rect.intersection(Rect(500, 500, 9, 9)).isEmpty)
  }

  @Test("is rounded to whole edges outwards")
  func roundedOut() {
    #expect(Rect(0.5, -0.5, 1, 1).roundedOut == Rect(0, -1, 2, 2))
    #expect(Self.rect.roundedOut == Self.rect)
  }
}

@Suite("A point")
struct PointTests {
  @Test("lies between two others")
  func between() {
    #expect(Point.between(Point(0, 0), Point(10, 20), at: 0.25) == Point(2.5, 5))
    #expect(Point.between(Point(3, 4), Point(9, 9), at: 0) == Point(3, 4))
  }

  @Test("has a distance to another and is moved")
  func distance() {
    #expect(Point(1, 1).distance(to: Point(4, 5)) == 5)
    #expect(Point(1, 1).offset(2, -3) == Point(3, -2))
  }
}
