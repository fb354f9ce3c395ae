import Testing

@testable import AlertCard

@Suite struct WindowWatchTests {
  private func judge(_ watch: inout WindowWatch, at time: Int, iconic: Bool = false)
    -> WindowWatch.Verdict
  {
    watch.judge(at: .milliseconds(time)) { iconic }
  }

  @Test func aWindowManagersRestartIsNothing() {
    var watch = WindowWatch()
    for restart in 0..<50 {
      watch.unmapped(at: .milliseconds(restart * 1000))
      watch.mapped()
      #expect(judge(&watch, at: restart * 1000 + 500) == .wait)
    }
    #expect(watch.deadline == nil)
  }

  @Test func theFirstUnmappingIsMadeGoodAndTheSecondIsTheEnd() {
    var watch = WindowWatch()
    watch.mapped()
    watch.unmapped(at: .zero)
    #expect(judge(&watch, at: 0) == .wait)
    #expect(judge(&watch, at: 60) == .mapAgain)
    watch.mapped()
    watch.unmapped(at: .milliseconds(100))
    #expect(judge(&watch, at: 160) == .hidden)
  }

  @Test func anIconIsBroughtBackWithoutCounting() {
    var watch = WindowWatch()
    for time in 0..<5 {
      watch.unmapped(at: .milliseconds(time * 1000))
      #expect(judge(&watch, at: time * 1000 + 60, iconic: true) == .mapAgain)
      watch.mapped()
    }
    watch.unmapped(at: .seconds(10))
    #expect(judge(&watch, at: 10_060) == .mapAgain)
  }

  @Test func aFightWithAWindowManagerEnds() {
    var watch = WindowWatch()
    var verdicts: [WindowWatch.Verdict] = []
    for time in 0..<100 {
      watch.unmapped(at: .milliseconds(time * 100))
      verdicts.append(judge(&watch, at: time * 100 + 60, iconic: true))
      watch.mapped()
    }
    #expect(verdicts.last == .hidden)
  }
}
