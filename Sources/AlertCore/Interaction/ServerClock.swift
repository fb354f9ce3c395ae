/// Turns the X server's time stamps into times on our own clock.
///
/// An event that waited in a queue is given the time at which it happened, not at which it was read,
/// so that nothing that happened before the guard was armed can count as if it came after. The
/// difference of the clocks is taken from the event that was underway for the shortest time.
public struct ServerClock: Sendable {
  private var offset: Duration?
  private var lastStamp: UInt32 = 0
  /// Server milliseconds since the first stamp, beyond 32 bits.
  private var elapsed: Int64 = 0

  /// Makes a clock that has seen no event.
  public init() {}

  /// The time of an event, never later than its arrival.
  ///
  /// `stamp` is in milliseconds and wraps around after 49.7 days.
  public mutating func time(ofStamp stamp: UInt32, arrived arrival: Duration) -> Duration {
    guard let offset else {
      lastStamp = stamp
      self.offset = arrival
      return arrival
    }
    // Stamps may come a little out of order; the difference as a signed number keeps that.
    elapsed += Int64(Int32(truncatingIfNeeded: Int64(stamp) - Int64(lastStamp)))
    lastStamp = stamp
    let server = Duration.milliseconds(elapsed)
    let best = min(offset, arrival - server)
    self.offset = best
    return min(arrival, server + best)
  }
}
