import Glibc

/// What the program does about signals, apart from `Watchdog`'s alarm.
///
/// SIGTERM, SIGINT and SIGHUP are left as they were found, which is their default action unless
/// the caller ignores them: the process dies by the signal at once, at any point and even where a
/// stopped server blocks it inside the connection, the caller sees which signal it was, and the
/// server takes the windows of a client away that is gone. A handler could do nothing better.
enum ProcessSignals {
  /// Makes a write to a pipe without a reader an error of that write.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Blocks SIGCONT for this thread and the ones that it starts, so that the session can receive
  /// it by a descriptor; a stopped process goes on all the same.
  static func blockContinuation() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGCONT)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}
