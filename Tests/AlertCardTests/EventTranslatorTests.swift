import AlertCore
import CX11
import Support
import Testing

@testable import AlertCard

@Suite struct EventTranslatorTests {
  let server: XServer
  let connection: DisplayConnection

  init() throws {
    server = try XServer()
    connection = try DisplayConnection(server.display, openingLost: nil)
  }

  private func key(_ type: Int32, _ symbol: Int32, sent: Bool = false, time: Time = 1000) -> XEvent
  {
    var event = XEvent()
    event.xkey.type = type
    event.xkey.send_event = sent ? 1 : 0
    event.xkey.keycode = UInt32(XKeysymToKeycode(connection.display, KeySym(symbol)))
    event.xkey.time = time
    return event
  }

  private func button(_ type: Int32, sent: Bool = false) -> XEvent {
    var event = XEvent()
    event.xbutton.type = type
    event.xbutton.send_event = sent ? 1 : 0
    event.xbutton.button = 1
    (event.xbutton.x, event.xbutton.y) = (30, 40)
    event.xbutton.time = 1000
    return event
  }

  /// What each of some events means.
  private func meanings(_ events: XEvent...) -> [InputEvent?] {
    var translator = EventTranslator(connection, epoch: EventLoop.now)
    return events.map { translator.translate($0) }
  }

  @Test func keysAndButtonsOfTheServerCount() {
    defer { connection.close() }
    let press = key(KeyPress, XK_Return)
    let code = Int(press.xkey.keycode)
    let kinds = meanings(
      press, key(KeyRelease, XK_Return), button(ButtonPress), button(ButtonRelease)
    ).map { $0?.kind }
    #expect(
      kinds == [
        .keyPressed(.activate, code: code), .keyReleased(code: code),
        .pointerPressed(Point(30, 40), button: 1), .pointerReleased(Point(30, 40), button: 1),
      ])
  }

  @Test func whatAClientSentDoesNotCount() {
    defer { connection.close() }
    let events = meanings(
      key(KeyPress, XK_Return, sent: true), key(KeyRelease, XK_Return, sent: true),
      button(ButtonPress, sent: true), button(ButtonRelease, sent: true))
    #expect(events == [nil, nil, nil, nil])
  }

  @Test func theFocusComesWithTheKeysThatAreDown() {
    defer { connection.close() }
    var focus = XEvent()
    focus.xfocus.type = FocusIn
    focus.xfocus.detail = NotifyNonlinear
    var keymap = XEvent()
    keymap.xkeymap.type = KeymapNotify
    keymap.xkeymap.key_vector.4 = 0b0001_0000
    let kinds = meanings(keymap, focus, keymap, keymap).map { $0?.kind }
    #expect(kinds == [nil, nil, .focusGained(heldKeys: [36]), nil])
  }

  @Test(arguments: [NotifyPointer, NotifyPointerRoot, NotifyDetailNone])
  func theFocusThatOnlyPassesByIsNone(detail: Int32) {
    defer { connection.close() }
    var focus = XEvent()
    focus.xfocus.type = FocusOut
    focus.xfocus.detail = detail
    #expect(meanings(focus) == [nil])
  }

  @Test func anEventHasTheTimeAtWhichItHappened() throws {
    defer { connection.close() }
    // Read at about the same time, but the second is 300 ms older: it waited in the queue.
    let events = meanings(key(KeyPress, XK_a, time: 5000), key(KeyRelease, XK_a, time: 4700))
    let (first, second) = (try #require(events[0]), try #require(events[1]))
    let gap = (first.time - second.time) / .milliseconds(1)
    #expect(abs(gap - 300) < 1)
  }
}
