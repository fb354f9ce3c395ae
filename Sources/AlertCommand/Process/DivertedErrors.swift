import Glibc
import Synchronization

/// Keeps what libraries write to standard error while the display is being opened.
///
/// Xlib says there why a server refuses a connection. That belongs into our own one line, and not
/// beside it. Where the opening succeeds, what was kept is passed on: it is a warning of some library.
enum DivertedErrors {
  /// Where standard error is meanwhile, -1 while it is at its own place; a signal handler may read it.
  private static let original = Atomic<Int32>(-1)

  /// Does something while standard error goes into a pipe.
  ///
  /// Returns what came of it, and what was written, as UTF-8. More than the pipe holds is lost.
  static func during<Value>(_ work: () -> Value) -> (value: Value, text: String) {
    var pipe: [Int32] = [-1, -1]
    guard Glibc.pipe(&pipe) == 0 else { return (work(), "") }
    defer { close(pipe[0]) }
    for descriptor in pipe {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }
    let saved = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    if saved >= 0 {
      original.store(saved, ordering: .releasing)
      dup2(pipe[1], STDERR_FILENO)
    }
    close(pipe[1])
    let value = work()
    restore()
    if saved >= 0 { close(saved) }
    return (value, contents(of: pipe[0]))
  }

  /// Puts standard error back at its place; safe in a signal handler.
  static func restore() {
    let saved = original.exchange(-1, ordering: .acquiringAndReleasing)
    if saved >= 0 { dup2(saved, STDERR_FILENO) }
  }

  private static func contents(of descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
