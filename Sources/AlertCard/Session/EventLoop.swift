import AlertCore
import CPango
import CX11

/// Waits in a GLib main context for the display, for descriptors, for news and for a deadline.
///
/// The context is the session's own, which `wait` runs, or one that the host runs; then `handler` is
/// called. The display's source asks for queued events before it waits: a reply may have brought some
/// along while its descriptor has nothing left to read.
final class EventLoop {
  /// Whether something was said that no descriptor tells of; asked before and after each wait.
  var hasNews: () -> Bool = { false }
  /// What is done when something has happened or the deadline has come.
  var handler: (() -> Void)?
  private let connection: DisplayConnection
  private let context: MainContext
  private let source: UnsafeMutablePointer<GSource>
  private var tags: [Int32: UnsafeMutableRawPointer] = [:]
  private var broken: Set<Int32> = []
  private var isReady = false

  /// Makes a loop for a connection, in a context.
  init(_ connection: DisplayConnection, in context: MainContext) {
    self.connection = connection
    self.context = context
    // The structure is GLib's, with a pointer to the loop behind it.
    source = g_source_new(
      Self.functions, guint(MemoryLayout<GSource>.stride + MemoryLayout<UnsafeRawPointer>.size))
    UnsafeMutableRawPointer(source).storeBytes(
      of: Unmanaged.passUnretained(self).toOpaque(), toByteOffset: MemoryLayout<GSource>.stride,
      as: UnsafeMutableRawPointer.self)
    // Else GLib takes the descriptors out and puts them in again at each dispatch, and a host's loop
    // within a call of a delegate would leave the card alone.
    g_source_set_can_recurse(source, 1)
    watchInput(of: XConnectionNumber(connection.display))
    g_source_attach(source, context.pointer)
  }

  deinit {
    g_source_destroy(source)
    g_source_unref(source)
  }

  /// Ends it before its time, perhaps out of a call of the handler: nothing is asked or called any more.
  func stop() {
    handler = nil
    g_source_destroy(source)
  }

  /// The table of functions, whose address GLib keeps for longer than a loop lives.
  private static var functions: UnsafeMutablePointer<GSourceFuncs>? {
    UnsafeMutablePointer(bitPattern: functionsAddress)
  }

  private static let functionsAddress: UInt = {
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(to: GSourceFuncs())
    functions.pointee.prepare = { source, timeout in
      timeout?.pointee = -1
      return EventLoop.of(source).isDue ? 1 : 0
    }
    functions.pointee.check = { source in
      let loop = EventLoop.of(source)
      return loop.isDue || loop.hasDescriptorEvents ? 1 : 0
    }
    functions.pointee.dispatch = { source, _, _ in
      EventLoop.of(source).dispatch()
      return 1
    }
    return UInt(bitPattern: functions)
  }()

  private static func of(_ source: UnsafeMutablePointer<GSource>?) -> EventLoop {
    guard let source else { preconditionFailure("GLib calls a source without a source") }
    let pointer = UnsafeMutableRawPointer(source).load(
      fromByteOffset: MemoryLayout<GSource>.stride, as: UnsafeMutableRawPointer.self)
    return Unmanaged<EventLoop>.fromOpaque(pointer).takeUnretainedValue()
  }

  private var isDue: Bool {
    connection.isLost || XPending(connection.display) != 0 || connection.isLost || hasNews()
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
    handler?()
  }

  /// The time on the monotonic clock.
  static var now: Duration { .microseconds(g_get_monotonic_time()) }

  /// Lets the handler be called at a time on the monotonic clock, or when something has happened.
  func schedule(_ deadline: Duration?) {
    let time = deadline.map { gint64(($0 / .microseconds(1)).rounded(.up)) } ?? -1
    g_source_set_ready_time(source, max(time, -1))
  }

  /// Waits until something has happened or the deadline, a time on the monotonic clock, has come.
  func wait(until deadline: Duration?) {
    schedule(deadline)
    isReady = false
    withExtendedLifetime(self) {
      while !isReady { context.iterate() }
    }
  }
}
