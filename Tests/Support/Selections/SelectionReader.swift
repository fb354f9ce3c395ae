import CXTest
import Glibc

/// Somebody who asks for what a selection has and gets it on a window of his own.
package final class SelectionReader {
  /// What came of a request.
  package enum Outcome: Equatable, Sendable {
    /// The owner, or the server where there is none, said no.
    case refused
    /// The name of a type, the bytes, and in how many pieces they came; 0 where they came at once.
    case value(type: String, bytes: [UInt8], pieces: Int)
  }

  /// The reader's own connection.
  package let client: XClient
  /// The window on which it gets what it asks for.
  package let window: UInt32
  private var bytes: [UInt8] = []
  private var pieces = 0
  private var isIncremental = false

  /// Connects to a display.
  package init(display: String) throws {
    client = try XClient(display: display)
    window = client.createWindow(
      colour: 0, frame: Frame(x: 0, y: 0, width: 1, height: 1), isOverrideRedirect: true)
    xcb_change_window_attributes(
      client.connection, window, XCB_CW_EVENT_MASK.rawValue,
      [XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue])
    client.synchronise()
  }

  /// Asks for a selection as a target.
  ///
  /// - Parameters:
  ///   - selection: The selection's name.
  ///   - target: The target's name.
  ///   - property: Where to put it; without one, as programs asked before ICCCM, the owner chooses.
  ///   - time: The server's time of the request; 0 for now.
  ///   - requestor: The window, where it is not the reader's own.
  package func ask(
    _ selection: String, for target: String, to property: String? = "GIVEN", at time: UInt32 = 0,
    on requestor: UInt32? = nil
  ) {
    bytes = []
    pieces = 0
    isIncremental = false
    xcb_convert_selection(
      client.connection, requestor ?? window, client.atom(selection), client.atom(target),
      property.map(client.atom) ?? 0, time)
    client.synchronise()
  }

  /// Asks for several targets at once, each to the property of a name.
  package func ask(_ selection: String, forAll pairs: [(target: String, property: String)]) {
    let atoms = pairs.flatMap { [client.atom($0.target), client.atom($0.property)] }
    client.set("PAIRS", "ATOM_PAIR", atoms, of: window)
    ask(selection, for: "MULTIPLE", to: "PAIRS")
  }

  /// What came of the last request, `nil` while it has not come; to be asked again and again.
  package func outcome() -> Outcome? {
    while let event = xcb_poll_for_event(client.connection) {
      defer { free(event) }
      switch Int32(event.pointee.response_type & 0x7f) {
      case XCB_SELECTION_NOTIFY:
        let property = event.withMemoryRebound(
          to: xcb_selection_notify_event_t.self, capacity: 1, \.pointee.property)
        if property == 0 { return .refused }
        let value = client.take(property, of: window)
        if value.type != "INCR" {
          return .value(type: value.type, bytes: value.bytes, pieces: 0)
        }
        isIncremental = true
      case XCB_PROPERTY_NOTIFY where isIncremental:
        let change = event.withMemoryRebound(
          to: xcb_property_notify_event_t.self, capacity: 1, \.pointee)
        guard change.state == UInt8(XCB_PROPERTY_NEW_VALUE.rawValue) else { continue }
        let piece = client.take(change.atom, of: window)
        if piece.bytes.isEmpty {
          return .value(type: piece.type, bytes: bytes, pieces: pieces)
        }
        bytes += piece.bytes
        pieces += 1
      default: continue
      }
    }
    return nil
  }

  /// Reads a property of the reader's window and deletes it; without a type where there is none.
  package func take(_ property: String) -> (type: String, bytes: [UInt8]) {
    client.take(client.atom(property), of: window)
  }

  /// The bytes that have come so far of what comes in pieces.
  package var count: Int { bytes.count }
}

extension XClient {
  /// Reads a property of any length and deletes it.
  func take(_ property: UInt32, of window: UInt32) -> (type: String, bytes: [UInt8]) {
    let cookie = xcb_get_property(connection, 1, window, property, 0, 0, UInt32.max / 8)
    guard let reply = xcb_get_property_reply(connection, cookie, nil) else { return ("", []) }
    defer { free(reply) }
    let length = Int(xcb_get_property_value_length(reply))
    let bytes = UnsafeRawBufferPointer(start: xcb_get_property_value(reply), count: length)
    return (name(of: reply.pointee.type), Array(bytes))
  }

  /// The name of an atom.
  package func name(of atom: UInt32) -> String {
    let cookie = xcb_get_atom_name(connection, atom)
    guard let reply = xcb_get_atom_name_reply(connection, cookie, nil) else { return "" }
    defer { free(reply) }
    let length = Int(xcb_get_atom_name_name_length(reply))
    let bytes = UnsafeRawBufferPointer(start: xcb_get_atom_name_name(reply), count: length)
    return String(decoding: bytes, as: UTF8.self)
  }
}
