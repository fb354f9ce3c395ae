/// The wait for a clipboard manager that takes a text over before its owner ends.
///
/// It is over when the manager says so, when nothing has happened for a while, and after some seconds
/// in any case.
struct ClipboardSaving {
  private var quietEnd: Duration?
  private var end = Duration.zero

  /// How long nothing may happen.
  private static let patience = Duration.milliseconds(500)
  /// How long it may take altogether.
  private static let limit = Duration.seconds(5)

  /// Whether it has begun and is not over.
  var isGoing: Bool { quietEnd != nil }

  /// When it is over if nothing happens, `nil` where it is.
  var deadline: Duration? {
    quietEnd.map { min($0, end) }
  }

  /// Begins to wait.
  mutating func begin(at now: Duration) {
    quietEnd = now + Self.patience
    end = now + Self.limit
  }

  /// Something was read.
  mutating func progressed(at now: Duration) {
    if isGoing { quietEnd = now + Self.patience }
  }

  /// Ends it where the time is up.
  mutating func turn(at now: Duration) {
    if let deadline, now >= deadline { finish() }
  }

  /// Ends it.
  mutating func finish() {
    quietEnd = nil
  }
}
