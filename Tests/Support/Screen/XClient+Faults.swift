import CXTest

extension XClient {
  /// Destroys somebody else's window.
  package func destroy(_ window: UInt32) {
    xcb_destroy_window(connection, window)
    synchronise()
  }

  /// Unmaps somebody else's window.
  package func unmap(_ window: UInt32) {
    xcb_unmap_window(connection, window)
    synchronise()
  }

  /// Closes the connection of the client that made a window.
  package func killClient(of window: UInt32) {
    xcb_kill_client(connection, window)
    synchronise()
  }

  /// Asks a window to close, as a window manager does.
  package func requestClose(of window: UInt32) {
    var message = xcb_client_message_event_t()
    message.response_type = UInt8(XCB_CLIENT_MESSAGE)
    message.format = 32
    message.window = window
    message.type = atom("WM_PROTOCOLS")
    message.data.data32.0 = atom("WM_DELETE_WINDOW")
    send(message, to: window, mask: 0)
  }

  /// Asks the window manager to close a window, as a task bar does.
  package func requestCloseByManager(of window: UInt32) {
    var message = xcb_client_message_event_t()
    message.response_type = UInt8(XCB_CLIENT_MESSAGE)
    message.format = 32
    message.window = window
    message.type = atom("_NET_CLOSE_WINDOW")
    message.data.data32.1 = 2
    let mask =
      XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY.rawValue
      | XCB_EVENT_MASK_SUBSTRUCTURE_REDIRECT.rawValue
    send(message, to: root, mask: mask)
  }

  /// Sends a key's press and release that no keyboard made.
  package func forgeKey(_ keycode: UInt8, to window: UInt32) {
    for type in [XCB_KEY_PRESS, XCB_KEY_RELEASE] {
      var event = xcb_key_press_event_t()
      event.response_type = UInt8(type)
      event.detail = keycode
      event.root = root
      event.event = window
      event.same_screen = 1
      let mask = XCB_EVENT_MASK_KEY_PRESS.rawValue | XCB_EVENT_MASK_KEY_RELEASE.rawValue
      send(event, to: window, mask: mask)
    }
  }

  /// Sends a click of button 1 that no pointer made.
  package func forgeClick(at point: (x: Int, y: Int), to window: UInt32) {
    for type in [XCB_BUTTON_PRESS, XCB_BUTTON_RELEASE] {
      var event = xcb_button_press_event_t()
      event.response_type = UInt8(type)
      event.detail = 1
      event.root = root
      event.event = window
      event.root_x = Int16(point.x)
      event.root_y = Int16(point.y)
      event.event_x = Int16(point.x)
      event.event_y = Int16(point.y)
      event.same_screen = 1
      let mask = XCB_EVENT_MASK_BUTTON_PRESS.rawValue | XCB_EVENT_MASK_BUTTON_RELEASE.rawValue
      send(event, to: window, mask: mask)
    }
  }

  private func send<Event>(_ event: Event, to window: UInt32, mask: UInt32) {
    withUnsafeBytes(of: event) { bytes in
      _ = xcb_send_event(connection, 0, window, mask, bytes.bindMemory(to: CChar.self).baseAddress)
    }
    synchronise()
  }
}
