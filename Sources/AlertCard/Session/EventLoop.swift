import AlertCore
import CPango
import CX11

/// Waits in a GLib main context of its own for the display, for descriptors and for a deadline.
///
/// The display's source asks for queued events before it waits: a reply may have brought some along
/// while its descriptor has nothing left to read.
final class EventLoop {
  private let connection: DisplayConnection
  private let context: OpaquePointer
  private let source: UnsafeMutablePointer<GSource>
  private let functions: UnsafeMutablePointer<GSourceFuncs>
  private var tags: [Int32: UnsafeMutableRawPointer] = [:]
  private var broken: Set<Int32> = []
  private var isReady = false

  /// Makes a loop for a connection.
  init(_ connection: DisplayConnection) {
    self.connection = connection
    context = g_main_context_new()
    functions = .allocate(capacity: 1)
    functions.initialize(to: GSourceFuncs())
    functions.pointee.prepare = { source, timeout in
      timeout?.pointee = -1
      return EventLoop.of(source).hasEvents ? 1 : 0
    }
    functions.pointee.check = { source in
      let loop = EventLoop.of(source)
      return loop.hasEvents || loop.hasDescriptorEvents ? 1 : 0
    }
    functions.pointee.dispatch = { source, _, _ in
      EventLoop.of(source).dispatch()
      return 1
    }
    // The structure is GLib's, with a pointer to the loop behind it.
    source = g_source_new(
      functions, guint(MemoryLayout<GSource>.stride + MemoryLayout<UnsafeRawPointer>.size))
    UnsafeMutableRawPointer(source).storeBytes(
      of: Unmanaged.passUnretained(self).toOpaque(), toByteOffset: MemoryLayout<GSource>.stride,
      as: UnsafeMutableRawPointer.self)
    // Else GLib takes the descriptors out and puts them in again at each dispatch.
    g_source_set_can_recurse(source, 1)
    watchInput(of: XConnectionNumber(connection.display))
    g_source_attach(source, context)
  }

  deinit {
    g_source_destroy(source)
    g_source_unref(source)
    g_main_context_unref(context)
    functions.deallocate()
  }

  private static func of(_ source: UnsafeMutablePointer<GSource>?) -> EventLoop {
    guard let source else { preconditionFailure("GLib calls a source without a source") }
    let pointer = UnsafeMutableRawPointer(source).load(
      fromByteOffset: MemoryLayout<GSource>.stride, as: UnsafeMutableRawPointer.self)
    return Unmanaged<EventLoop>.fromOpaque(pointer).takeUnretainedValue()
  }

  private var hasEvents: Bool {
    connection.isLost || XPending(connection.display) != 0 || connection.isLost
  }

  private var hasDescriptorEvents: Bool {
    tags.values.contains { g_source_query_unix_fd(source, $0).rawValue != 0 }
  }

  /// Ends a wait when a descriptor can be read, or is broken.
  func watchInput(of descriptor: Int32) {
    watch(descriptor, for: G_IO_IN.rawValue)
  }

  /// Ends a wait when a descriptor is broken or hung up.
  func watchBreaking(of descriptor: Int32) {
    watch(descriptor, for: 0)
  }

  private func watch(_ descriptor: Int32, for condition: UInt32) {
    tags[descriptor] = g_source_add_unix_fd(
      source, descriptor, GIOCondition(condition | G_IO_ERR.rawValue | G_IO_HUP.rawValue))
  }

  /// Whether a descriptor was found broken or hung up when the last wait ended.
  func isBroken(_ descriptor: Int32) -> Bool {
    broken.contains(descriptor)
  }

  private func dispatch() {
    isReady = true
    let breaking = G_IO_ERR.rawValue | G_IO_HUP.rawValue | G_IO_NVAL.rawValue
    // What was found is known during a dispatch only.
    broken = Set(
      tags.filter { g_source_query_unix_fd(source, $0.value).rawValue & breaking != 0 }.keys)
  }

  /// The time on the monotonic clock.
  static var now: Duration { .microseconds(g_get_monotonic_time()) }

  /// Waits until something has happened or the deadline, a time on the monotonic clock, has come.
  func wait(until deadline: Duration?) {
    let time = deadline.map { gint64(($0 / .microseconds(1)).rounded(.up)) } ?? -1
    g_source_set_ready_time(source, max(time, -1))
    isReady = false
    withExtendedLifetime(self) {
      while !isReady { g_main_context_iteration(context, 1) }
    }
  }
}
