import AlertCore
import Testing

@Suite("A trimmed path")
struct PathTrimTests {
  static let paths: [Path] =
    [
      Path([.move(Point(0, 0)), .line(Point(10, 0)), .line(Point(10, 30))]),
      Path([.move(Point(0, 0)), .line(Point(10, 0)), .line(Point(10, 10)), .close]),
      .roundedRect(Rect(3, 4, 50, 30), radius: 8), .circle(Point(5, 5), radius: 26),
      Path([.move(Point(0, 0)), .line(Point(1, 0)), .move(Point(5, 5)), .line(Point(9, 5))]),
    ]
    + AlertStyle.allCases.compactMap { Path.icon($0, in: Rect(0, 0, 71, 56)) }

  private static let fractions = (0...50).map { Double($0) / 50 }

  @Test("is nothing at first and everything at last", arguments: paths)
  func ends(path: Path) {
    for fraction in [-1.0, 0] { #expect(path.trimmed(to: fraction) == Path()) }
    for fraction in [1.0, 2] { #expect(path.trimmed(to: fraction) == path) }
  }

  @Test("grows evenly", arguments: paths)
  func grows(path: Path) {
    let whole = path.measuredLength
    var last = 0.0
    for fraction in Self.fractions {
      let length = path.trimmed(to: fraction).measuredLength
      #expect(length >= last)
      // A curve's parameter is not its length: on a curve the pen is a little ahead or behind.
      #expect(abs(length - whole * fraction) < whole * 0.05)
      last = length
    }
    #expect(abs(path.trimmed(to: 1 - 1e-9).measuredLength - whole) < whole * 1e-3)
  }

  @Test("has its pen move without a jump but from part to part", arguments: paths)
  func continuous(path: Path) {
    let starts = path.parts.map(\.start)
    // Twice the way of an even pen.
    let step = path.measuredLength / 25
    var last: Point?
    for fraction in Self.fractions.dropFirst() {
      guard let pen = path.trimmed(to: fraction).points(steps: 2).last else { continue }
      if let last {
        let isNewPart = starts.contains { $0.distance(to: pen) < step }
        #expect(last.distance(to: pen) < step || isNewPart)
      }
      last = pen
    }
  }

  @Test("stays on the path")
  func stays() {
    let circle = Path.circle(Point(5, 5), radius: 26)
    for fraction in Self.fractions {
      for point in circle.trimmed(to: fraction).points(steps: 8) {
        #expect(abs(point.distance(to: Point(5, 5)) - 26) < 0.01)
      }
    }
  }

  @Test("cuts lines where the length says")
  func lines() {
    let path = Path([.move(Point(0, 0)), .line(Point(10, 0)), .line(Point(10, 30))])
    #expect(path.trimmed(to: 0.125) == Path([.move(Point(0, 0)), .line(Point(5, 0))]))
    #expect(
      path.trimmed(to: 0.5)
        == Path([.move(Point(0, 0)), .line(Point(10, 0)), .line(Point(10, 10))]))
  }

  @Test("draws the last side of a closed path as a line")
  func closing() {
    let path = Path([
      .move(Point(0, 0)), .line(Point(10, 0)), .line(Point(10, 10)), .line(Point(0, 10)), .close,
    ])
    let trimmed = path.trimmed(to: 0.875)
    #expect(trimmed.elements.last == .line(Point(0, 5)))
    #expect(trimmed.parts.allSatisfy { !$0.isClosed })
  }

  @Test("draws one part after the other")
  func parts() {
    let path = Path([
      .move(Point(0, 0)), .line(Point(10, 0)), .move(Point(50, 0)), .line(Point(60, 0)),
    ])
    #expect(path.trimmed(to: 0.25) == Path([.move(Point(0, 0)), .line(Point(5, 0))]))
    #expect(path.trimmed(to: 0.75).parts.map(\.start) == [Point(0, 0), Point(50, 0)])
    #expect(path.trimmed(to: 0.75).elements.last == .line(Point(55, 0)))
  }

  @Test("is nothing where there is nothing", arguments: [0.0, 0.5, 1])
  func empty(fraction: Double) {
    #expect(Path().trimmed(to: fraction).points(steps: 2).isEmpty)
  }
}
