import CXTest
import Glibc

extension XClient {
  /// Makes a window of this client's own, which notes the input that it gets.
  package func createWindow(
    colour: UInt32, frame: Frame, isOverrideRedirect: Bool = false
  ) -> UInt32 {
    let window = xcb_generate_id(connection)
    let mask =
      XCB_EVENT_MASK_KEY_PRESS.rawValue | XCB_EVENT_MASK_KEY_RELEASE.rawValue
      | XCB_EVENT_MASK_BUTTON_PRESS.rawValue | XCB_EVENT_MASK_BUTTON_RELEASE.rawValue
    xcb_create_window(
      connection, UInt8(XCB_COPY_FROM_PARENT), window, root, Int16(frame.x), Int16(frame.y),
      UInt16(frame.width), UInt16(frame.height), 0,
      UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue), 0,
      XCB_CW_BACK_PIXEL.rawValue | XCB_CW_OVERRIDE_REDIRECT.rawValue
        | XCB_CW_EVENT_MASK.rawValue, [colour, isOverrideRedirect ? 1 : 0, mask])
    set("WM_CLASS", "STRING", text: "beneath\0Beneath\0", of: window)
    set("WM_NAME", "STRING", text: "beneath", of: window)
    return window
  }

  /// Asks for a window to be shown.
  package func map(_ window: UInt32) {
    xcb_map_window(connection, window)
    synchronise()
  }

  /// Asks for a window to lie above all others.
  package func raise(_ window: UInt32) {
    xcb_configure_window(
      connection, window, UInt16(XCB_CONFIG_WINDOW_STACK_MODE.rawValue),
      [UInt32(XCB_STACK_MODE_ABOVE.rawValue)])
    synchronise()
  }

  /// Whether a new window is shown at once; it is destroyed again.
  func mapsProbe() -> Bool {
    let probe = createWindow(colour: 0, frame: Frame(x: 0, y: 0, width: 8, height: 8))
    defer { destroy(probe) }
    map(probe)
    return !holds(for: .milliseconds(80)) { sighting(of: probe)?.isViewable != true }
  }

  /// Whether nobody else holds the keyboard; it is taken for a moment only.
  package func canGrabKeyboard(for window: UInt32) -> Bool {
    let mode = UInt8(XCB_GRAB_MODE_ASYNC.rawValue)
    let cookie = xcb_grab_keyboard(
      connection, 1, window, UInt32(XCB_CURRENT_TIME), mode, mode)
    guard let reply = xcb_grab_keyboard_reply(connection, cookie, nil) else { return false }
    defer { free(reply) }
    xcb_ungrab_keyboard(connection, UInt32(XCB_CURRENT_TIME))
    synchronise()
    return reply.pointee.status == UInt8(XCB_GRAB_STATUS_SUCCESS.rawValue)
  }

  /// Gives the input focus to a window.
  package func focus(_ window: UInt32) {
    xcb_set_input_focus(
      connection, UInt8(XCB_INPUT_FOCUS_PARENT.rawValue), window, UInt32(XCB_CURRENT_TIME))
    synchronise()
  }

  func set(_ name: String, _ type: String, text: String, of window: UInt32) {
    let bytes = Array(text.utf8)
    xcb_change_property(
      connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, atom(name), atom(type), 8,
      UInt32(bytes.count), bytes)
  }

  func set(_ name: String, _ type: String, _ items: [UInt32], of window: UInt32) {
    xcb_change_property(
      connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, atom(name), atom(type), 32,
      UInt32(items.count), items)
  }

  /// Notes every input event that has come so far.
  func takeEvents() {
    synchronise()
    while let event = xcb_poll_for_event(connection) {
      defer { free(event) }
      let kind: ReceivedEvent.Kind
      switch Int32(event.pointee.response_type & 0x7f) {
      case XCB_KEY_PRESS: kind = .keyPress
      case XCB_KEY_RELEASE: kind = .keyRelease
      case XCB_BUTTON_PRESS: kind = .buttonPress
      case XCB_BUTTON_RELEASE: kind = .buttonRelease
      default: continue
      }
      // All four have the layout of the first.
      event.withMemoryRebound(to: xcb_key_press_event_t.self, capacity: 1) {
        received.append(
          ReceivedEvent(kind: kind, detail: $0.pointee.detail, window: $0.pointee.event))
      }
    }
  }
}
