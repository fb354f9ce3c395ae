/// Allows something only so many times in a while.
package struct RateLimit: Equatable, Sendable {
  private let count: Int
  private let span: Duration
  private var times: [Duration] = []

  /// Makes a limit of `count` times in `span`.
  package init(count: Int, in span: Duration) {
    self.count = count
    self.span = span
  }

  /// Whether it is allowed at a time, which then counts as one of them.
  package mutating func admits(at time: Duration) -> Bool {
    times.removeAll { time - $0 >= span }
    guard times.count < count else { return false }
    times.append(time)
    return true
  }
}
