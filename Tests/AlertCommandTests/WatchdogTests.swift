import Glibc
import Testing

@testable import AlertCommand

@Suite("The watchdog of the opening")
struct WatchdogTests {
  @Test("ends a program that the display does not answer, with one line")
  func unanswered() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(69), observing: [\.standardErrorContent]
    ) {
      // A caller may have blocked or ignored the signal.
      signal(SIGALRM, SIG_IGN)
      change(SIG_BLOCK, SIGALRM)
      Watchdog.openingDisplay(limit: .milliseconds(1)) { while true { pause() } }
    }
    let line = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      line == "alertcard: the display did not answer within 5 seconds; "
        + "see whether its server runs\n")
  }

  @Test("leaves nothing behind, whether the opening succeeds or fails")
  func disarmed() async {
    struct Refused: Error {}
    await #expect(processExitsWith: .exitCode(7)) {
      Watchdog.openingDisplay { guard remaining() > 4_000_000 else { exit(1) } }
      guard remaining() == 0, actionIsDefault() else { exit(2) }
      do throws(Refused) {
        try Watchdog.openingDisplay { () throws(Refused) in throw Refused() }
      } catch {
        guard remaining() == 0, actionIsDefault() else { exit(3) }
        exit(7)
      }
    }
  }

  @Test("puts the caller's later alarm back, less the time that went by")
  func laterAlarm() async {
    await #expect(processExitsWith: .exitCode(7)) {
      change(SIG_UNBLOCK, SIGALRM)
      setAlarm(milliseconds: 100_000)
      Watchdog.openingDisplay {
        guard (1...5_000_000).contains(remaining()), !actionIsDefault() else { exit(1) }
        spin(milliseconds: 20)
      }
      guard (90_000_000...99_980_000).contains(remaining()), actionIsDefault() else { exit(2) }
      exit(7)
    }
  }

  @Test("lets the caller's sooner alarm do what it was set for")
  func soonerAlarm() async {
    await #expect(processExitsWith: .signal(SIGALRM)) {
      change(SIG_UNBLOCK, SIGALRM)
      setAlarm(milliseconds: 50)
      Watchdog.openingDisplay { while true { pause() } }
    }
  }

  @Test("is armed all the same where the caller's sooner alarm would do nothing, and puts it back")
  func ignoredAlarm() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGALRM, SIG_IGN)
      change(SIG_BLOCK, SIGALRM)
      setAlarm(milliseconds: 2000)
      Watchdog.openingDisplay {
        guard (2_000_001...5_000_000).contains(remaining()) else { exit(1) }
      }
      guard (1...2_000_000).contains(remaining()) else { exit(2) }
      var blocked = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &blocked)
      guard sigismember(&blocked, SIGALRM) == 1, !actionIsDefault() else { exit(3) }
      exit(7)
    }
  }

  @Test("lets an alarm that it held up go off afterwards")
  func lateAlarm() async throws {
    let result = try await #require(
      processExitsWith: .signal(SIGALRM), observing: [\.standardErrorContent]
    ) {
      // Blocked in this thread, it does not count; the main thread is the one that it ends.
      change(SIG_BLOCK, SIGALRM)
      setAlarm(milliseconds: 50)
      Watchdog.openingDisplay {
        spin(milliseconds: 60)
        _ = write(STDERR_FILENO, "opened", 6)
      }
      spin(milliseconds: 10_000)
    }
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self) == "opened")
  }
}

@Suite("The program's signals")
struct ProcessSignalsTests {
  @Test("SIGPIPE is ignored, SIGCONT is blocked, and the others end the process")
  func signals() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      change(SIG_UNBLOCK, SIGTERM)
      ProcessSignals.ignoreBrokenPipes()
      ProcessSignals.blockContinuation()
      raise(SIGPIPE)
      var blocked = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &blocked)
      guard sigismember(&blocked, SIGCONT) == 1, sigismember(&blocked, SIGTERM) == 0 else {
        exit(1)
      }
      raise(SIGTERM)
    }
  }
}

/// The microseconds until the process's alarm, 0 for none.
private func remaining() -> Int {
  var timer = itimerval()
  getitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer)
  return timer.it_value.tv_sec * 1_000_000 + timer.it_value.tv_usec
}

private func setAlarm(milliseconds: Int) {
  var timer = itimerval()
  timer.it_value = timeval(tv_sec: milliseconds / 1000, tv_usec: milliseconds % 1000 * 1000)
  setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
}

private func actionIsDefault() -> Bool {
  var action = sigaction()
  sigaction(SIGALRM, nil, &action)
  return action.__sigaction_handler.sa_handler == nil
}

/// Changes this thread's mask: the threads that run tests block many signals.
private func change(_ how: Int32, _ number: Int32) {
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, number)
  pthread_sigmask(how, &signals, nil)
}

/// Lets time go by, which is what is measured, without a system call that a signal ends.
private func spin(milliseconds: Int) {
  let end = ContinuousClock.now + .milliseconds(milliseconds)
  while ContinuousClock.now < end {}
}
