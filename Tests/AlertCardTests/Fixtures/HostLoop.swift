import CPango

/// The main loop of a program that uses GLib: a context that is the thread's default, and runs.
final class HostLoop {
  private let context = g_main_context_new()
  private var source: UnsafeMutablePointer<GSource>?
  /// How often the host's own timer has come.
  private(set) var ticks = 0
  var atTick: () -> Void = {}

  init() {
    g_main_context_push_thread_default(context)
    source = g_timeout_source_new(5)
    g_source_set_callback(
      source,
      { data in
        guard let data else { return 0 }
        Unmanaged<HostLoop>.fromOpaque(data).takeUnretainedValue().tick()
        return 1
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    g_source_attach(source, context)
  }

  deinit {
    g_source_destroy(source)
    g_source_unref(source)
    g_main_context_pop_thread_default(context)
    g_main_context_unref(context)
  }

  private func tick() {
    ticks += 1
    atTick()
  }

  /// Runs until a condition holds.
  func run(until condition: () -> Bool) {
    while !condition() { g_main_context_iteration(context, 1) }
  }
}
