import Synchronization

/// Lets one thread at a time into Xft and into Xlib's resource manager, which Xft calls.
///
/// Xft keeps tables for the whole process (the displays that it knows, its fonts' files), and the resource
/// manager one of all names, and neither locks them. The rest of Xlib, XRender and Fontconfig do so with theirs. A child of `fork` may take the lock: the
/// program forks while none of its threads draws, and the library never does.
enum XftLock {
  private static let lock = Mutex(())

  /// Does something that enters one of them, as soon as no other thread is in it; not to be nested.
  static func withLock<Result: ~Copyable>(_ work: () -> Result) -> Result {
    lock.withLock { _ in work() }
  }
}
