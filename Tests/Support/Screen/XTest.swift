import CXTest
import Glibc

/// The keyboard and the pointer of a server, moved through the XTEST extension.
///
/// Every call returns after the server has carried it out.
package final class XTest {
  private let client: XClient
  private let keycodes: [UInt32: UInt8]

  /// Makes the devices of a client's server.
  package init(_ client: XClient) throws {
    self.client = client
    let connection = client.connection
    guard let setup = xcb_get_setup(connection) else { throw HarnessError("No connection.") }
    let first = setup.pointee.min_keycode
    let count = setup.pointee.max_keycode - first + 1
    let cookie = xcb_get_keyboard_mapping(connection, first, count)
    guard let reply = xcb_get_keyboard_mapping_reply(connection, cookie, nil) else {
      throw HarnessError("The keyboard's mapping cannot be read.")
    }
    defer { free(reply) }
    let perKey = Int(reply.pointee.keysyms_per_keycode)
    let symbols = UnsafeBufferPointer(
      start: xcb_get_keyboard_mapping_keysyms(reply), count: perKey * Int(count))
    var keycodes: [UInt32: UInt8] = [:]
    for key in 0..<Int(count) where perKey > 0 {
      let symbol = symbols[key * perKey]
      if symbol != 0, keycodes[symbol] == nil { keycodes[symbol] = first + UInt8(key) }
    }
    self.keycodes = keycodes
  }

  /// The number of a key on this keyboard.
  package func keycode(of key: Keysym) throws -> UInt8 {
    guard let code = keycodes[key.value] else {
      throw HarnessError("The keyboard has no key for symbol \(key.value).")
    }
    return code
  }

  /// Pushes a key down and leaves it down; the server repeats it.
  package func hold(_ key: Keysym) throws {
    fake(XCB_KEY_PRESS, try keycode(of: key))
  }

  /// Lets a key go.
  package func release(_ key: Keysym) throws {
    fake(XCB_KEY_RELEASE, try keycode(of: key))
  }

  /// Presses and releases a key.
  package func press(_ key: Keysym) throws {
    try hold(key)
    try release(key)
  }

  /// Presses and releases a key while Shift is down.
  package func pressShifted(_ key: Keysym) throws {
    try hold(.shift)
    try press(key)
    try release(.shift)
  }

  /// Presses and releases a key while Control is down.
  package func pressWithControl(_ key: Keysym) throws {
    try hold(.control)
    try press(key)
    try release(.control)
  }

  /// Moves the pointer.
  package func move(to point: (x: Int, y: Int)) {
    fake(XCB_MOTION_NOTIFY, 0, point)
  }

  /// Pushes a button of the pointer down and leaves it down.
  package func hold(button: UInt8) {
    fake(XCB_BUTTON_PRESS, button)
  }

  /// Lets a button of the pointer go.
  package func release(button: UInt8) {
    fake(XCB_BUTTON_RELEASE, button)
  }

  /// Moves the pointer, then presses and releases a button.
  package func click(at point: (x: Int, y: Int), button: UInt8 = 1) {
    move(to: point)
    hold(button: button)
    release(button: button)
  }

  private func fake(_ type: Int32, _ detail: UInt8, _ point: (x: Int, y: Int) = (0, 0)) {
    xcb_test_fake_input(
      client.connection, UInt8(type), detail, UInt32(XCB_CURRENT_TIME), client.root,
      Int16(point.x), Int16(point.y), 0)
    client.synchronise()
  }
}
