import Synchronization

/// Lets one thread at a time lay out text.
///
/// A variable that all threads share keeps Pango from asking for the metrics of a font while it does so;
/// another thread would get 0 for the width of what no font has, and Pango would keep that.
enum PangoLock {
  private static let lock = Mutex(())

  /// Does something that lays out text, as soon as no other thread does; not to be nested.
  static func withLock<Result>(_ work: () -> Result) -> Result {
    lock.withLock { _ in work() }
  }
}
