import AlertCore
import Testing

@Suite("A pose")
struct PoseTests {
  @Test("at rest leaves everything where it is")
  func rest() {
    let rect = Rect(10, 20, 30, 40)
    #expect(Pose.rest.place(rect, around: Point(100, 100)) == rect)
    #expect(Pose.rest.isPlain)
    #expect(Pose.hidden.opacity == 0 && Pose.hidden.cover == 0)
  }

  @Test("scales around the centre, which stays")
  func scale() {
    let pose = Pose(scale: 0.5)
    #expect(
      pose.place(Rect(80, 60, 40, 80), around: Point(100, 100)) == Rect(90, 80, 20, 40))
    #expect(pose.place(Rect(0, 0, 10, 10), around: Point(100, 100)) == Rect(50, 50, 5, 5))
    #expect(!pose.isPlain)
  }

  @Test("moves by pixels, whatever the scale")
  func offset() {
    let pose = Pose(scale: 2, offset: Point(3, -4))
    #expect(pose.place(Rect(0, 0, 10, 10), around: Point(5, 5)) == Rect(-2, -9, 20, 20))
  }

  @Test(
    "is plain on whole pixels alone",
    arguments: [(0, 0, true), (3, -4, true), (0.5, 0, false), (0, 0.25, false)]
      as [(Double, Double, Bool)])
  func plain(x: Double, y: Double, isPlain: Bool) {
    #expect(Pose(opacity: 0.5, offset: Point(x, y)).isPlain == isPlain)
  }

  @Test("turns around the centre, and takes as much room as its corners need")
  func turned() {
    let quarter = Pose(angle: .pi / 2)
    let place = quarter.place(Rect(80, 90, 40, 20), around: Point(100, 100))
    #expect(place.isClose(to: Rect(90, 80, 20, 40)))
    // What lies to the right of the centre lies under it after a quarter.
    let beside = quarter.place(Rect(120, 95, 10, 10), around: Point(100, 100))
    #expect(beside.isClose(to: Rect(95, 120, 10, 10)))
    let pose = Pose(scale: 0.5, angle: .pi / 4, offset: Point(7, -3))
    let side = 200 * 0.5.squareRoot()
    #expect(
      pose.place(Rect(0, 0, 200, 200), around: Point(100, 100))
        .isClose(to: Rect(107 - side / 2, 97 - side / 2, side, side)))
    #expect(!pose.isPlain && !Pose(angle: 1e-9).isPlain)
  }

  @Test(
    "knows which point of the card lies where",
    arguments: [
      .rest, Pose(offset: Point(3, -4)), Pose(scale: 0.3), Pose(angle: 2.5),
      Pose(scale: 1.7, angle: -0.4, offset: Point(-20, 900)),
    ] as [Pose])
  func origin(pose: Pose) {
    for point in [Point(0, 0), Point(100, 100), Point(250, -30)] {
      let spot = pose.place(Rect(point.x, point.y, 0, 0), around: Point(100, 100))
      let origin = pose.origin(of: Point(spot.x, spot.y), around: Point(100, 100))
      #expect(origin.distance(to: point) < 1e-9)
    }
  }
}

extension Rect {
  fileprivate func isClose(to other: Rect) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 1e-9 }
  }
}
