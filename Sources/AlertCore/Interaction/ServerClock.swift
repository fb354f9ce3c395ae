/// Turns the X server's time stamps into times on our own clock.
///
/// An event that waited in a queue is given the time at which it happened, not at which it was read,
/// so that nothing that happened before the guard was armed can count as if it came after. The
/// difference of the clocks is taken from the event that was underway for the shortest time.
package struct ServerClock: Sendable {
  private var offset: Duration?
  private var firstStamp: UInt32 = 0

  /// Makes a clock that has seen no event.
  package init() {}

  /// The time of an event, never later than its arrival.
  ///
  /// `stamp` is in milliseconds and wraps around after 49.7 days. It is taken for the one that lies
  /// nearest to the arrival, however long ago the last event was.
  package mutating func time(ofStamp stamp: UInt32, arrived arrival: Duration) -> Duration {
    guard let offset else {
      firstStamp = stamp
      self.offset = arrival
      return arrival
    }
    let expected = Int64((arrival - offset) / .milliseconds(1))
    let counted = Int64(stamp) - Int64(firstStamp)
    // The difference to what is expected, as a number between minus and plus half a turn.
    let difference = Int64(Int32(truncatingIfNeeded: counted - expected))
    let server = Duration.milliseconds(expected + difference)
    let best = min(offset, arrival - server)
    self.offset = best
    return min(arrival, server + best)
  }
}
