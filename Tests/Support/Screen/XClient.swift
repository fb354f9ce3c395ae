import CXTest
import Glibc

/// A client that looks at a screen from outside: a connection of the tests' own, made with XCB.
///
/// Errors of its requests are values or nothing at all, and a dead server does not end the tests.
package final class XClient {
  let connection: OpaquePointer
  /// The root window.
  package let root: UInt32
  /// What windows of this client have received so far.
  package internal(set) var received: [ReceivedEvent] = []
  private var atoms: [String: UInt32] = [:]

  /// Connects to a display.
  package init(display: String) throws {
    guard let connection = xcb_connect(display, nil), xcb_connection_has_error(connection) == 0,
      let setup = xcb_get_setup(connection), let screen = xcb_setup_roots_iterator(setup).data
    else { throw HarnessError("The display \(display) cannot be opened.") }
    self.connection = connection
    root = screen.pointee.root
  }

  deinit {
    xcb_disconnect(connection)
  }

  /// Whether the server still answers.
  package var isConnected: Bool {
    synchronise()
    return xcb_connection_has_error(connection) == 0
  }

  /// Returns after the server has carried out everything that was asked before.
  package func synchronise() {
    let cookie = xcb_get_input_focus(connection)
    free(xcb_get_input_focus_reply(connection, cookie, nil))
  }

  /// The whole screen as it is now.
  package var screen: Frame {
    let cookie = xcb_get_geometry(connection, root)
    guard let reply = xcb_get_geometry_reply(connection, cookie, nil) else {
      return Frame(x: 0, y: 0, width: 0, height: 0)
    }
    defer { free(reply) }
    return Frame(x: 0, y: 0, width: Int(reply.pointee.width), height: Int(reply.pointee.height))
  }

  /// The number that stands for a name on this server.
  package func atom(_ name: String) -> UInt32 {
    if let known = atoms[name] { return known }
    let cookie = xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name)
    guard let reply = xcb_intern_atom_reply(connection, cookie, nil) else { return 0 }
    defer { free(reply) }
    atoms[name] = reply.pointee.atom
    return reply.pointee.atom
  }

  /// The 32-bit items of a property, empty where there is none.
  package func property(_ name: String, of window: UInt32) -> [UInt32] {
    propertyBytes(name, of: window).withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
  }

  /// The text of a property, zero bytes and all.
  package func text(_ name: String, of window: UInt32) -> String {
    String(decoding: propertyBytes(name, of: window), as: UTF8.self)
  }

  private func propertyBytes(_ name: String, of window: UInt32) -> [UInt8] {
    let cookie = xcb_get_property(connection, 0, window, atom(name), 0, 0, 4096)
    guard let reply = xcb_get_property_reply(connection, cookie, nil) else { return [] }
    defer { free(reply) }
    let length = Int(xcb_get_property_value_length(reply))
    guard length > 0, let value = xcb_get_property_value(reply) else { return [] }
    return Array(UnsafeRawBufferPointer(start: value, count: length))
  }

  /// The owner of a selection, zero for nobody.
  package func owner(of selection: String) -> UInt32 {
    let cookie = xcb_get_selection_owner(connection, atom(selection))
    guard let reply = xcb_get_selection_owner_reply(connection, cookie, nil) else { return 0 }
    defer { free(reply) }
    return reply.pointee.owner
  }

  /// Makes a window of this client the owner of a selection.
  package func own(_ selection: String, by window: UInt32) {
    xcb_set_selection_owner(connection, window, atom(selection), 0)
    synchronise()
  }

  /// The window that has the input focus.
  package var focus: UInt32 {
    let cookie = xcb_get_input_focus(connection)
    guard let reply = xcb_get_input_focus_reply(connection, cookie, nil) else { return 0 }
    defer { free(reply) }
    return reply.pointee.focus
  }

  /// The window that the window manager calls active, zero for none.
  package var activeWindow: UInt32 {
    property("_NET_ACTIVE_WINDOW", of: root).first ?? 0
  }
}
