import CLinux
import CPango
import Glibc

/// Opens links with the program that the desktop has for them.
enum LinkOpener {
  /// What opens links by the rules of the user's desktop, and has to be on `PATH`.
  private static let program = "xdg-open"

  /// Starts the program for a link, without a shell, and does not wait for it.
  ///
  /// - Parameters:
  ///   - target: The link.
  ///   - display: The display that the card is on.
  /// - Returns: Whether it could be started.
  static func open(_ target: String, on display: String) -> Bool {
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(target), nil]
    let environment = g_environ_setenv(g_get_environ(), "DISPLAY", display, 1)
    defer {
      arguments.forEach { free($0) }
      g_strfreev(environment)
    }
    // GLib closes what is open, so that nobody waits for it at the end of our output, and makes the
    // process somebody else's child.
    let flags =
      G_SPAWN_SEARCH_PATH.rawValue | G_SPAWN_STDOUT_TO_DEV_NULL.rawValue
      | G_SPAWN_STDERR_TO_DEV_NULL.rawValue
    let isStarted = g_spawn_async(
      "/", &arguments, environment, GSpawnFlags(flags), { _ in LinkOpener.leaveCaller() }, nil, nil,
      nil)
    return isStarted != 0
  }

  /// Leaves the caller's group and its signals; runs in the child and calls nothing but the system.
  private static func leaveCaller() {
    setsid()
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    signal(SIGPIPE, SIG_DFL)
  }
}
