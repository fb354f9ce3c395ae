import Glibc

/// Ends the process when something takes too long that waits for the display.
///
/// A server that accepts the connection and then says nothing blocks the opening for ever, inside
/// the C library, where nothing but a signal handler runs. The handler does not try to return
/// from there: it ends the process.
enum Watchdog {
  /// Does the opening, and ends the process with status 69 where that takes longer than a limit.
  ///
  /// - Throws: What `opening` throws.
  static func openingDisplay<Failure: Error, Result>(
    limit: Duration = .seconds(5), _ opening: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try run(limit, { _ in Report.endUnanswered() }, opening)
  }

  /// Waits for the answer, and ends the process with status 124 some time after the timeout, where a
  /// server that stands still keeps it from being noticed.
  ///
  /// - Throws: What `waiting` throws.
  static func awaitingAnswer<Failure: Error, Result>(
    timeout: Duration?, _ waiting: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let timeout else { return try waiting() }
    return try run(timeout + grace, { _ in _exit(ExitStatus.timedOut.rawValue) }, waiting)
  }

  /// The entry's time, and what a server may take to paint it.
  private static let grace = Duration.seconds(3)

  /// Does something, and calls a signal handler where that takes longer than a limit.
  ///
  /// The caller of the program may have set an alarm before it started us. One that comes sooner
  /// than the limit stays as it is, and does what it was set for; one that comes later is put
  /// back afterwards, less the time that went by.
  /// - Throws: What `opening` throws.
  private static func run<Failure: Error, Result>(
    _ limit: Duration, _ expired: @convention(c) (Int32) -> Void,
    _ opening: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let caller = Alarm.current
    let limit = Int(limit / .microseconds(1))
    if caller.isEffective, (1...limit).contains(caller.timer.it_value.microseconds) {
      return try opening()
    }
    Alarm.watchdog(after: limit, expired).set()
    defer {
      let elapsed = limit - Alarm.stop()
      caller.after(elapsed).set()
    }
    return try opening()
  }
}

/// The process's alarm: the timer, what SIGALRM does, and whether it is blocked.
private struct Alarm {
  var timer = itimerval()
  var action = sigaction()
  var isBlocked = false

  /// The alarm as it is now.
  static var current: Alarm {
    var alarm = Alarm()
    getitimer(realTime, &alarm.timer)
    sigaction(SIGALRM, nil, &alarm.action)
    var mask = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &mask)
    alarm.isBlocked = sigismember(&mask, SIGALRM) == 1
    return alarm
  }

  /// An alarm that ends the process after some microseconds.
  static func watchdog(
    after microseconds: Int, _ expired: @escaping @convention(c) (Int32) -> Void
  ) -> Alarm {
    var alarm = Alarm()
    alarm.timer.it_value = timeval(microseconds: microseconds)
    alarm.action.__sigaction_handler.sa_handler = expired
    return alarm
  }

  /// Stops the timer.
  /// - Returns: The microseconds that were left.
  static func stop() -> Int {
    var none = itimerval()
    var left = itimerval()
    setitimer(realTime, &none, &left)
    return left.it_value.microseconds
  }

  /// Whether SIGALRM would end the process: a signal that a new program finds caught is at its
  /// default action, so it does unless it is ignored or blocked.
  var isEffective: Bool {
    action.__sigaction_handler.sa_handler == nil && !isBlocked
  }

  /// The alarm after some microseconds went by; one that would have gone off goes off at once.
  func after(_ microseconds: Int) -> Alarm {
    var alarm = self
    let left = timer.it_value.microseconds
    if left > 0 {
      alarm.timer.it_value = timeval(microseconds: max(left - microseconds, 1))
    }
    return alarm
  }

  /// Makes this the process's alarm; the timer comes last, so that it meets its action.
  func set() {
    var alarm = self
    sigaction(SIGALRM, &alarm.action, nil)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGALRM)
    pthread_sigmask(isBlocked ? SIG_BLOCK : SIG_UNBLOCK, &signals, nil)
    setitimer(Self.realTime, &alarm.timer, nil)
  }

  private static var realTime: __itimer_which_t { __itimer_which_t(ITIMER_REAL.rawValue) }
}

extension timeval {
  fileprivate init(microseconds: Int) {
    self.init(tv_sec: microseconds / 1_000_000, tv_usec: microseconds % 1_000_000)
  }

  fileprivate var microseconds: Int { tv_sec * 1_000_000 + tv_usec }
}
