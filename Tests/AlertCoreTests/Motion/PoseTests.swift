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
}
