import AlertCore
import Testing

@Suite("The monitor that the user looks at")
struct MonitorTests {
  private static let left = Monitor(frame: Rect(0, 0, 1280, 800))
  private static let right = Monitor(frame: Rect(1280, 0, 1920, 1080), isPrimary: true)
  private static let above = Monitor(frame: Rect(0, -1080, 1920, 1080))
  private static let all = [left, right, above]

  @Test("is the active window's, by the window's middle")
  func window() {
    #expect(
      Self.all.watched(activeWindow: Rect(100, 100, 300, 300), pointer: Point(2000, 500))
        == Self.left)
    #expect(
      Self.all.watched(activeWindow: Rect(1100, 100, 400, 300), pointer: nil) == Self.right)
    #expect(Self.all.watched(activeWindow: Rect(0, -900, 500, 500), pointer: nil) == Self.above)
  }

  @Test("is the pointer's where there is no active window, or none on a monitor")
  func pointer() {
    #expect(Self.all.watched(activeWindow: nil, pointer: Point(5, 5)) == Self.left)
    #expect(
      Self.all.watched(activeWindow: Rect(9000, 0, 100, 100), pointer: Point(5, -5)) == Self.above)
  }

  @Test(
    "has its left and top edge, not its right and bottom one",
    arguments: [
      (Point(1279.9, 0), left), (Point(1280, 0), right), (Point(0, -0.1), above),
      (Point(0, 0), left),
    ])
  func edges(pointer: Point, monitor: Monitor) {
    #expect(Self.all.watched(activeWindow: nil, pointer: pointer) == monitor)
  }

  @Test("is the primary one where nothing else is known")
  func primary() {
    #expect(Self.all.watched(activeWindow: nil, pointer: nil) == Self.right)
    #expect(Self.all.watched(activeWindow: nil, pointer: Point(-500, 9000)) == Self.right)
  }

  @Test("is the first one where none is primary, and none where there is none")
  func first() {
    #expect([Self.left, Self.above].watched(activeWindow: nil, pointer: nil) == Self.left)
    #expect([Monitor]().watched(activeWindow: nil, pointer: Point(0, 0)) == nil)
  }
}
