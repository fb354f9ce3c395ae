import CX11
import Synchronization

/// What Xlib reports through its process-wide handlers, sorted by display.
///
/// Xlib has one error handler a process. Ours looks after our displays and passes everything else
/// on to the handler that was there before. It is never held locked across a call of Xlib.
enum ErrorLog {
  private typealias ErrorHandler =
    @convention(c) (UnsafeMutablePointer<Display>?, UnsafeMutablePointer<XErrorEvent>?) -> Int32
  private typealias IOErrorHandler = @convention(c) (UnsafeMutablePointer<Display>?) -> Int32

  private struct State {
    var entries: [UInt: Entry] = [:]
    var previous: ErrorHandler?
    var previousIO: IOErrorHandler?
    var isInstalled = false
    var lastTicket = 0
    /// What is done where the server goes while a display is being opened.
    var openingLost: (@Sendable () -> Void)?
  }

  private struct Entry {
    let ticket: Int
    var errors: [ProtocolError] = []
    /// Serial numbers of requests whose errors are expected.
    var tolerated: [ClosedRange<UInt>] = []
  }

  /// How many errors are kept; one is one too many.
  private static let limit = 64
  private static let state = Mutex(State())

  /// Takes over the process's handlers, once; to be called before a display is opened.
  ///
  /// Where the server goes while Xlib opens a display, Xlib ends the process and cannot be kept from
  /// it; `openingLost` is called before, and may end the process in its own way.
  static func prepare(openingLost: (@Sendable () -> Void)?) {
    let isInstalled = state.withLock { state in
      state.openingLost = openingLost
      defer { state.isInstalled = true }
      return state.isInstalled
    }
    if isInstalled { return }
    // For two alerts in two threads; since libX11 1.8 it has been done by itself.
    XInitThreads()
    let previous = XSetErrorHandler { display, event in
      guard let event else { return 0 }
      return ErrorLog.record(display, event)
    }
    let previousIO = XSetIOErrorHandler { display in ErrorLog.lost(display) }
    state.withLock { state in
      state.previous = previous
      state.previousIO = previousIO
    }
  }

  /// Begins to look after a display and returns a ticket for its end.
  static func add(_ display: UnsafeMutablePointer<Display>) -> Int {
    state.withLock { state in
      state.lastTicket += 1
      state.entries[key(display)] = Entry(ticket: state.lastTicket)
      state.openingLost = nil
      return state.lastTicket
    }
  }

  /// Stops to look after a display that has been closed; its address may be another one's by now.
  static func remove(_ display: UnsafeMutablePointer<Display>, ticket: Int) {
    state.withLock { state in
      guard state.entries[key(display)]?.ticket == ticket else { return }
      state.entries[key(display)] = nil
    }
  }

  /// What has come for a display.
  static func errors(_ display: UnsafeMutablePointer<Display>) -> [ProtocolError] {
    state.withLock { $0.entries[key(display)]?.errors ?? [] }
  }

  /// Expects errors of all requests from a serial number on; they concern windows of others.
  ///
  /// `processed` is the last request that the server has dealt with: what was expected up to there
  /// has come or will never come.
  static func tolerate(from first: UInt, _ display: UnsafeMutablePointer<Display>, processed: UInt)
  {
    state.withLock { state in
      state.entries[key(display)]?.tolerated.removeAll { $0.upperBound < processed }
      state.entries[key(display)]?.tolerated.append(first...UInt.max)
    }
  }

  /// Ends the tolerance that began at a serial number: later requests have to be right again.
  static func tolerate(_ serials: Range<UInt>, _ display: UnsafeMutablePointer<Display>) {
    state.withLock { state in
      let began = state.entries[key(display)]?.tolerated.lastIndex(
        of: serials.lowerBound...UInt.max)
      guard let began else { return }
      state.entries[key(display)]?.tolerated.remove(at: began)
      if !serials.isEmpty { state.entries[key(display)]?.tolerated.append(ClosedRange(serials)) }
    }
  }

  private static func key(_ display: UnsafeMutablePointer<Display>?) -> UInt {
    UInt(bitPattern: display)
  }

  private static func record(
    _ display: UnsafeMutablePointer<Display>?, _ event: UnsafeMutablePointer<XErrorEvent>
  ) -> Int32 {
    let (serial, error) = (
      UInt(event.pointee.serial),
      ProtocolError(
        code: event.pointee.error_code, request: event.pointee.request_code,
        minor: event.pointee.minor_code, resource: UInt(event.pointee.resourceid))
    )
    let key = key(display)
    let (isOurs, previous) = state.withLock { state -> (Bool, ErrorHandler?) in
      guard let entry = state.entries[key] else { return (false, state.previous) }
      if !entry.tolerated.contains(where: { $0.contains(serial) }), entry.errors.count < limit {
        state.entries[key]?.errors.append(error)
      }
      return (true, nil)
    }
    return isOurs ? 0 : previous?(display, event) ?? 0
  }

  /// Ours are dealt with by the display's own exit handler, silently.
  private static func lost(_ display: UnsafeMutablePointer<Display>?) -> Int32 {
    let key = key(display)
    let (isOurs, previous, openingLost) = state.withLock {
      ($0.entries[key] != nil, $0.previousIO, $0.openingLost)
    }
    if isOurs { return 0 }
    openingLost?()
    return previous?(display) ?? 0
  }
}
