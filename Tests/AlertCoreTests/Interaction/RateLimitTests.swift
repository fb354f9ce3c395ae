import AlertCore
import Testing

@Suite("A rate limit")
struct RateLimitTests {
  @Test("admits so many in a while")
  func limit() {
    var limit = RateLimit(count: 3, in: .seconds(10))
    let admitted = (0..<5).map { limit.admits(at: .seconds($0)) }
    #expect(admitted == [true, true, true, false, false])
  }

  @Test("admits again once the while is over")
  func refill() {
    var limit = RateLimit(count: 2, in: .seconds(10))
    let admitted = [0, 5, 9, 10, 11, 15].map { limit.admits(at: .seconds($0)) }
    #expect(admitted == [true, true, false, true, false, true])
  }

  @Test("never ends what happens now and then")
  func slow() {
    var limit = RateLimit(count: 1, in: .seconds(10))
    let admitted = (0..<1000).map { limit.admits(at: .seconds($0 * 10)) }
    #expect(admitted.allSatisfy { $0 })
  }
}
