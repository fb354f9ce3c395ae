import CPango

/// A main context of GLib, as long as somebody holds it.
///
/// One thread at a time runs it; any thread may wake it.
final class MainContext: Sendable {
  // GLib locks a context itself; an address can be sent where a pointer cannot.
  private let address: UInt

  /// Makes a context that nobody else knows.
  convenience init() {
    self.init(taking: g_main_context_new())
  }

  private init(taking context: OpaquePointer) {
    address = UInt(bitPattern: context)
  }

  deinit {
    g_main_context_unref(pointer)
  }

  /// The thread's own context: that of the loop which runs in it, as a rule.
  static var ofThread: MainContext {
    MainContext(taking: g_main_context_ref_thread_default())
  }

  /// GLib's own context.
  var pointer: OpaquePointer {
    guard let pointer = OpaquePointer(bitPattern: address) else {
      preconditionFailure("GLib makes no context without an address")
    }
    return pointer
  }

  /// Ends the wait of the thread that runs the context, or its next one.
  func wake() {
    g_main_context_wakeup(pointer)
  }

  /// Waits until something has happened, and does what is due.
  func iterate() {
    g_main_context_iteration(pointer, 1)
  }
}
