import AlertCore
import CX11

/// Turns what the server tells of pointer, keyboard and focus into what the core understands.
///
/// Keys and buttons that a client sent with XSendEvent are dropped here: only the server's own count.
struct EventTranslator {
  private let connection: DisplayConnection
  private let epoch: Duration
  private var clock = ServerClock()
  private var hasDetectableRepeat = false
  private var awaitsKeymap = false

  /// Makes a translator whose times count from `epoch` on the monotonic clock; `serverTime` is the
  /// server's now, where it is known.
  init(_ connection: DisplayConnection, epoch: Duration, serverTime: Time? = nil) {
    self.connection = connection
    self.epoch = epoch
    if let serverTime { _ = time(of: serverTime) }
    // A held key then sends presses only, and no releases between them.
    var isSupported: Int32 = 0
    XkbSetDetectableAutoRepeat(connection.display, True, &isSupported)
    hasDetectableRepeat = isSupported != 0
  }

  /// The time now, since the epoch.
  var now: Duration { EventLoop.now - epoch }

  /// The time since the epoch that belongs to a time stamp of the server.
  mutating func time(of stamp: Time) -> Duration {
    clock.time(ofStamp: UInt32(truncatingIfNeeded: stamp), arrived: now)
  }

  /// What an event means, `nil` for nothing.
  mutating func translate(_ event: XEvent) -> InputEvent? {
    switch event.type {
    case KeyPress: return keyPressed(event.xkey)
    case KeyRelease: return keyReleased(event.xkey)
    case ButtonPress, ButtonRelease: return button(event.xbutton)
    case MotionNotify:
      guard event.xmotion.send_event == 0 else { return nil }
      return InputEvent(
        .pointerMoved(Point(Double(event.xmotion.x), Double(event.xmotion.y))),
        at: time(of: event.xmotion.time))
    case EnterNotify:
      return InputEvent(
        .pointerMoved(Point(Double(event.xcrossing.x), Double(event.xcrossing.y))),
        at: time(of: event.xcrossing.time))
    case LeaveNotify: return InputEvent(.pointerLeft, at: time(of: event.xcrossing.time))
    case FocusIn, FocusOut: return focus(event.xfocus)
    case KeymapNotify: return keymap(event.xkeymap)
    default: return nil
    }
  }

  private mutating func keyPressed(_ event: XKeyEvent) -> InputEvent? {
    guard event.send_event == 0 else { return nil }
    var (symbol, consumed): (KeySym, UInt32) = (0, 0)
    XkbLookupKeySym(
      connection.display, KeyCode(event.keycode), event.state, &consumed, &symbol)
    if event.state & UInt32(ControlMask) != 0 { symbol = latinSymbol(of: event, symbol) }
    let key = Key(keysym: symbol, modifiers: event.state)
    return InputEvent(.keyPressed(key, code: Int(event.keycode)), at: time(of: event.time))
  }

  /// The letter of a key by the first layout that has a Latin one there: what is copied with Control and
  /// C is copied with the same key whatever is written with it.
  private func latinSymbol(of event: XKeyEvent, _ symbol: KeySym) -> KeySym {
    let isLatin = { (symbol: KeySym) in symbol > 0x20 && symbol < 0x7f }
    if isLatin(symbol) || symbol >= 0xff00 { return symbol }
    return (Int32(0)..<4).lazy.map {
      XkbKeycodeToKeysym(connection.display, KeyCode(event.keycode), $0, 0)
    }.first(where: isLatin) ?? symbol
  }

  private mutating func keyReleased(_ event: XKeyEvent) -> InputEvent? {
    guard event.send_event == 0, hasDetectableRepeat || !isRepeated(event) else { return nil }
    return InputEvent(.keyReleased(code: Int(event.keycode)), at: time(of: event.time))
  }

  /// Whether a release is only the first half of a repeat: a press of the same time follows it.
  private func isRepeated(_ event: XKeyEvent) -> Bool {
    guard XEventsQueued(connection.display, QueuedAfterReading) > 0 else { return false }
    var next = XEvent()
    XPeekEvent(connection.display, &next)
    return next.type == KeyPress && next.xkey.keycode == event.keycode
      && next.xkey.time == event.time
  }

  private mutating func button(_ event: XButtonEvent) -> InputEvent? {
    guard event.send_event == 0 else { return nil }
    let point = Point(Double(event.x), Double(event.y))
    let number = Int(event.button)
    return InputEvent(
      event.type == ButtonPress
        ? .pointerPressed(point, button: number) : .pointerReleased(point, button: number),
      at: time(of: event.time))
  }

  /// The focus as such; that the pointer is where the focus goes through means nothing.
  private mutating func focus(_ event: XFocusChangeEvent) -> InputEvent? {
    guard event.detail < NotifyPointer else { return nil }
    if event.type == FocusIn {
      awaitsKeymap = true
      return nil
    }
    return InputEvent(.focusLost, at: now)
  }

  /// The keys that are down; the server sends them right after the focus.
  private mutating func keymap(_ event: XKeymapEvent) -> InputEvent? {
    guard awaitsKeymap else { return nil }
    awaitsKeymap = false
    let codes = withUnsafeBytes(of: event.key_vector) { bytes in
      (0..<bytes.count * 8).filter { bytes[$0 / 8] >> ($0 % 8) & 1 != 0 }
    }
    return InputEvent(.focusGained(heldKeys: Set(codes)), at: now)
  }
}
