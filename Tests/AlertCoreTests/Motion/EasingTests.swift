import AlertCore
import Testing

@Suite("An easing")
struct EasingTests {
  static let all: [Easing] = [.linear, .easeIn, .easeOut, .easeInOut, .overshoot]
  static let monotone: [Easing] = [.linear, .easeIn, .easeOut, .easeInOut]

  private static let steps = (0...1000).map { Double($0) / 1000 }

  @Test("begins at 0, ends at 1 and stays there", arguments: all)
  func ends(easing: Easing) {
    #expect(abs(easing(0)) < 1e-12)
    #expect(easing(1) == 1)
    #expect(easing(-5) == easing(0))
    #expect(easing(7) == 1)
    #expect(easing(.infinity) == 1)
    #expect(easing(-.infinity) == easing(0))
    #expect(easing(.nan) == 1)
  }

  @Test("begins exactly at 0, but for one that overshoots", arguments: monotone)
  func begins(easing: Easing) {
    #expect(easing(0) == 0)
  }

  @Test("never turns back, but for one that overshoots", arguments: monotone)
  func growing(easing: Easing) {
    for (a, b) in zip(Self.steps, Self.steps.dropFirst()) { #expect(easing(a) < easing(b)) }
  }

  @Test("never jumps", arguments: all)
  func continuous(easing: Easing) {
    for (a, b) in zip(Self.steps, Self.steps.dropFirst()) {
      #expect(abs(easing(b) - easing(a)) < 0.005)
    }
  }

  @Test(
    "is the curve that CSS calls so",
    arguments: [
      (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
      (
        .easeIn,
        [0.01702660965156, 0.09346465071882, 0.31535681257253, 0.62186186917489, 0.83942784576246]
      ),
      (
        .easeOut,
        [0.16057215423753, 0.37813813082510, 0.68464318742746, 0.90653534928117, 0.98297339034843]
      ),
      (
        .easeInOut,
        [0.01972245354831, 0.12916193104731, 0.5, 0.87083806895268, 0.98027754645168]
      ),
    ] as [(Easing, [Double])])
  func values(easing: Easing, values: [Double]) {
    for (time, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], values) {
      #expect(abs(easing(time) - value) < 1e-12, "at \(time)")
    }
  }

  @Test("that overshoots goes 5 % beyond its end, once")
  func overshoot() {
    let values = Self.steps.map { Easing.overshoot($0) }
    let peak = values.max() ?? 0
    #expect((1.04...1.06).contains(peak))
    let turns = zip(zip(values, values.dropFirst()), values.dropFirst(2)).filter { pair, next in
      (pair.1 - pair.0) * (next - pair.1) < 0
    }
    #expect(turns.count == 1)
  }
}
