import CLinux
import Glibc

/// Tells that the process goes on after a stop, by a descriptor that SIGCONT makes readable.
///
/// The signal has to be blocked; it continues the process all the same.
final class Continuation {
  /// Readable after a SIGCONT.
  let descriptor: Int32

  /// Makes the descriptor; `nil` where the system gives none.
  init?() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGCONT)
    let descriptor = signalfd(-1, &signals, Int32(SFD_NONBLOCK | SFD_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Whether the process was continued since the last time.
  func take() -> Bool {
    var info = signalfd_siginfo()
    return read(descriptor, &info, MemoryLayout<signalfd_siginfo>.size) > 0
  }
}
