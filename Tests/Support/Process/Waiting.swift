import Glibc

/// Looks at a condition again and again until it holds.
///
/// - Parameters:
///   - what: What is waited for, as it stands in the error.
///   - limit: How long to look before giving up; generous, because only a failure takes so long.
///   - condition: The condition.
/// - Throws: `HarnessError` if the time is up, and what the condition throws.
package func waitUntil(
  _ what: @autoclosure () -> String, within limit: Duration = .seconds(10),
  _ condition: () throws -> Bool
) throws {
  _ = try waitFor(what(), within: limit) { try condition() ? true : nil }
}

/// Asks for a value again and again until there is one, and returns it.
///
/// - Parameters:
///   - what: What is waited for, as it stands in the error.
///   - limit: How long to ask before giving up.
///   - value: Looks for the value.
/// - Returns: The value.
/// - Throws: `HarnessError` if the time is up, and what the look throws.
package func waitFor<Value>(
  _ what: @autoclosure () -> String, within limit: Duration = .seconds(10),
  _ value: () throws -> Value?
) throws -> Value {
  let end = ContinuousClock.now + limit
  while true {
    if let found = try value() { return found }
    guard ContinuousClock.now < end else {
      throw HarnessError("Waited \(limit) in vain: \(what()).")
    }
    pause(.milliseconds(3))
  }
}

/// Looks at something for a whole span and returns whether it held all the time.
///
/// For what must not happen: there is no event to wait for, so the span is the test.
package func holds(for span: Duration, _ condition: () throws -> Bool) rethrows -> Bool {
  let end = ContinuousClock.now + span
  while ContinuousClock.now < end {
    guard try condition() else { return false }
    pause(.milliseconds(3))
  }
  return try condition()
}

/// Lets time pass between two looks or two keystrokes; never a way to wait for somebody else.
package func pause(_ span: Duration) {
  let (seconds, attoseconds) = span.components
  var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
  nanosleep(&time, nil)
}
