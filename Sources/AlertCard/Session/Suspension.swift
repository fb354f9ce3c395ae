import Glibc

/// Tells that the machine was suspended: one clock of the kernel stands still then and another runs.
struct Suspension {
  private var lag = Self.lag

  /// Whether the machine was suspended since the last time.
  mutating func take() -> Bool {
    let now = Self.lag
    defer { lag = now }
    // The clocks are read one after the other, which takes a moment.
    return now - lag > .milliseconds(100)
  }

  private static var lag: Duration {
    time(of: CLOCK_BOOTTIME) - time(of: CLOCK_MONOTONIC)
  }

  private static func time(of clock: clockid_t) -> Duration {
    var time = timespec()
    clock_gettime(clock, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
