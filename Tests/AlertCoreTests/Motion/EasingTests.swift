import AlertCore
import Testing

@Suite("An easing")
struct EasingTests {
  static let all: [Easing] = [.easeIn, .easeOut, .easeInOut, .overshoot]
  static let monotone: [Easing] = [.easeIn, .easeOut, .easeInOut]

  private static let steps = (0...1000).map { Double($0) / 1000 }

  @Test("begins at 0, ends at 1 and stays there", arguments: all)
  func ends(easing: Easing) {
    #expect(abs(easing(0)) < 1e-12)
    #expect(easing(1) == 1)
    #expect(easing(-5) == easing(0))
    #expect(easing(7) == 1)
    #expect(easing(.infinity) == 1)
    #expect(easing(-.infinity) == easing(0))
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
    "is where its name says in the middle",
    arguments: [(Easing.easeIn, 0.125), (.easeOut, 0.875), (.easeInOut, 0.5)]
      as [(Easing, Double)])
  func middle(easing: Easing, value: Double) {
    #expect(abs(easing(0.5) - value) < 1e-12)
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

  @Test("is slow at the ends that it names")
  func slow() {
    let small = 0.01
    #expect(Easing.easeIn(small) < small / 10)
    #expect(1 - Easing.easeOut(1 - small) < small / 10)
    #expect(Easing.easeInOut(small) < small / 10)
    #expect(1 - Easing.easeInOut(1 - small) < small / 10)
  }
}
