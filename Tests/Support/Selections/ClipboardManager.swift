import CXTest
import Glibc

/// A clipboard manager that saves what it is asked to, in the tests' own process.
///
/// It does so step by step, between the looks of whoever waits for it.
package final class ClipboardManager {
  /// How much it does of what it is asked.
  package enum Manner: Sendable {
    /// All.
    case saves
    /// It owns the selection and never answers.
    case silent
  }

  /// The targets that it was asked to save.
  package private(set) var targets: [String] = []
  /// What it has got, by target.
  package private(set) var saved: [String: SelectionReader.Outcome] = [:]
  /// Whether it has told the owner of the clipboard that it is done.
  package private(set) var isDone = false
  private let client: XClient
  private let reader: SelectionReader
  private let window: UInt32
  private let manner: Manner
  private var request: xcb_selection_request_event_t?

  /// Takes its place on a display.
  package init(display: String, _ manner: Manner = .saves) throws {
    self.manner = manner
    client = try XClient(display: display)
    reader = try SelectionReader(display: display)
    window = client.createWindow(
      colour: 0, frame: Frame(x: 0, y: 0, width: 1, height: 1), isOverrideRedirect: true)
    client.own("CLIPBOARD_MANAGER", by: window)
  }

  /// Whether it was asked to save.
  package var wasAsked: Bool { request != nil }

  /// Does what it can do now.
  package func step() {
    while let event = xcb_poll_for_event(client.connection) {
      defer { free(event) }
      guard Int32(event.pointee.response_type & 0x7f) == XCB_SELECTION_REQUEST else { continue }
      begin(
        event.withMemoryRebound(to: xcb_selection_request_event_t.self, capacity: 1, \.pointee))
    }
    guard let target = next, let outcome = reader.outcome() else { return }
    saved[target] = outcome
    if let next { reader.ask("CLIPBOARD", for: next) } else { finish() }
  }

  /// The target that it waits for.
  private var next: String? { targets.first { saved[$0] == nil } }

  private func begin(_ request: xcb_selection_request_event_t) {
    self.request = request
    guard manner == .saves, client.name(of: request.target) == "SAVE_TARGETS" else { return }
    targets = client.property(client.name(of: request.property), of: request.requestor)
      .map { client.name(of: $0) }
    if let next { reader.ask("CLIPBOARD", for: next) }
  }

  private func finish() {
    guard let request else { return }
    client.own("CLIPBOARD", by: window)
    var reply = xcb_selection_notify_event_t()
    reply.response_type = UInt8(XCB_SELECTION_NOTIFY)
    reply.time = request.time
    reply.requestor = request.requestor
    reply.selection = request.selection
    reply.target = request.target
    reply.property = request.property
    withUnsafeBytes(of: reply) { bytes in
      _ = xcb_send_event(
        client.connection, 0, request.requestor, 0, bytes.bindMemory(to: CChar.self).baseAddress)
    }
    client.synchronise()
    isDone = true
  }
}
