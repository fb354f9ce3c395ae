import AlertCore
import Testing

@Suite("Key frames")
struct KeyframesTests {
  private static let frames = Keyframes(
    .init(0.2, 0.01), .init(0.5, 1.1), .init(0.75, 0.9), .init(1, 1))

  @Test(
    "have exactly their values at their times",
    arguments: [(0.2, 0.01), (0.5, 1.1), (0.75, 0.9), (1, 1)])
  func keys(time: Double, value: Double) {
    #expect(Self.frames(time) == value)
  }

  @Test(
    "stay at the first and the last value beyond both ends",
    arguments: [
      (0, 0.01), (-5, 0.01), (-.infinity, 0.01), (0.1999, 0.01), (1.5, 1), (.infinity, 1),
      (.nan, 1),
    ] as [(Double, Double)])
  func ends(time: Double, value: Double) {
    #expect(Self.frames(time) == value)
  }

  @Test("go from each key to the next by their easing")
  func between() {
    #expect(abs(Self.frames(0.35) - (0.01 + 1.1) / 2) < 1e-9)
    #expect(abs(Self.frames(0.625) - 1) < 1e-9)
    // A quarter of the way in time, which eased at both ends is 0.12916 of it.
    #expect(abs(Self.frames(0.275) - (0.01 + 1.09 * 0.12916193104731)) < 1e-9)
    let straight = Keyframes(.init(0, 2), .init(0.5, 4), easing: .linear)
    #expect(straight(0.125) == 2.5)
  }

  @Test("of one key are that value at all times")
  func one() {
    let frames = Keyframes(.init(0.5, 3))
    #expect([-1, 0, 0.5, 1, 2].allSatisfy { frames($0) == 3 })
  }
}
