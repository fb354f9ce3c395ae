import Glibc

/// Ends the process when the display does not answer while it is being opened.
///
/// A server that accepts the connection and then says nothing blocks the opening for ever, inside
/// the C library, where nothing but a signal handler runs. The handler does not try to return
/// from there: it writes one line and ends the process.
enum OpeningWatchdog {
  /// Does the opening, and ends the process with status 69 where it takes longer than a limit.
  ///
  /// The caller of the program may have set an alarm before it started us. One that comes sooner
  /// than the limit stays as it is, and does what it was set for; one that comes later is put
  /// back afterwards, less the time that went by.
  /// - Throws: What `opening` throws.
  static func run<Failure: Error, Result>(
    limit: Duration = .seconds(5), _ opening: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let caller = Alarm.current
    let limit = Int(limit / .microseconds(1))
    if caller.isEffective, (1...limit).contains(caller.timer.it_value.microseconds) {
      return try opening()
    }
    Alarm.watchdog(after: limit).set()
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
  static func watchdog(after microseconds: Int) -> Alarm {
    var alarm = Alarm()
    alarm.timer.it_value = timeval(microseconds: microseconds)
    alarm.action.__sigaction_handler.sa_handler = { _ in Report.endUnanswered() }
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
