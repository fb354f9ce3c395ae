import CPango
import Synchronization

/// Counts what GLib and Pango would complain about on standard error.
enum GLibWarnings {
  private static let seen = Atomic(0)
  // GLib takes one writer in the life of a process.
  private static let isListening: Bool = {
    g_log_set_writer_func(
      { level, fields, count, _ in
        GLibWarnings.seen.add(1, ordering: .relaxed)
        return g_log_writer_default(level, fields, count, nil)
      }, nil, nil)
    return true
  }()

  /// How many there were since the first call.
  static var count: Int { isListening ? seen.load(ordering: .relaxed) : 0 }
}
