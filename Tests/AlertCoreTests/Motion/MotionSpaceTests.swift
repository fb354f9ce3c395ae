import AlertCore
import Testing

@Suite("The space in which a card moves")
struct MotionSpaceTests {
  private static let space = MotionSpace(
    card: Rect(400, 300, 200, 100), monitor: Rect(0, 0, 1000, 700))

  @Test("has a picture as large as the card where nothing else is said")
  func picture() {
    #expect(Self.space.picture == Self.space.card)
  }

  @Test(
    "shows a card from a quarter of its size on",
    arguments: [
      (.rest, true), (.hidden, false), (Pose(opacity: 0.01), true), (Pose(scale: 0.51), true),
      (Pose(scale: 0.49), false), (Pose(scale: 0), false), (Pose(offset: Point(0, -374)), true),
      (Pose(offset: Point(0, -376)), false), (Pose(offset: Point(0, 374)), true),
      (Pose(offset: Point(0, 376)), false), (Pose(offset: Point(-9000, 0)), false),
      (Pose(angle: 0.3), true),
    ] as [(Pose, Bool)])
  func shows(pose: Pose, isShown: Bool) {
    #expect(Self.space.shows(pose) == isShown)
  }
}
