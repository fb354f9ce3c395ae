import CX11

/// Reading and writing of window properties.
///
/// A property of format 32 is an array of C `long` for Xlib, whatever the size of a `long`.
extension DisplayConnection {
  /// Replaces a property of format 32.
  func setProperty(_ window: Window, _ name: Atom, type: Atom, _ values: [UInt]) {
    values.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        display, window, name, type, 32, PropModeReplace,
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(values.count))
    }
  }

  /// Replaces a property that is UTF-8 text.
  func setText(_ window: Window, _ name: Atom, type: Atom, _ text: String) {
    let bytes = Array(text.utf8)
    XChangeProperty(
      display, window, name, type, 8, PropModeReplace, bytes, Int32(bytes.count))
  }

  /// Replaces a property of ICCCM's type STRING, which has the characters of Latin-1 only.
  func setLatin1(_ window: Window, _ name: Atom, _ text: String) {
    let bytes = text.latin1
    XChangeProperty(
      display, window, name, Atom(XA_STRING), 8, PropModeReplace, bytes, Int32(bytes.count))
  }

  /// The values of a property of format 32 (at most 1024), `nil` where it is not there; a round trip.
  func property(_ window: Window, _ name: Atom, type: Atom) -> [UInt]? {
    var actualType = Atom(None)
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    let status = tolerating {
      XGetWindowProperty(
        display, window, name, 0, 1024, False, type, &actualType, &format, &count, &rest, &data)
    }
    defer { if let data { XFree(data) } }
    guard !isLost, status == Success, actualType == type, format == 32, let data else { return nil }
    return data.withMemoryRebound(to: UInt.self, capacity: Int(count)) { values in
      // Xlib extends the sign of each 32-bit value.
      UnsafeBufferPointer(start: values, count: Int(count)).map { $0 & 0xffff_ffff }
    }
  }

  /// Sends a message of format 32 to a window.
  func send(
    _ message: Atom, about window: Window, to target: Window, mask: Int, _ values: [Int]
  ) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = message
    event.xclient.format = 32
    withUnsafeMutableBytes(of: &event.xclient.data.l) { bytes in
      let slots = bytes.bindMemory(to: Int.self)
      for (index, value) in values.prefix(5).enumerated() { slots[index] = value }
    }
    XSendEvent(display, target, False, mask, &event)
  }
}

extension String {
  /// The characters of Latin-1, one byte each, with a question mark for any other.
  var latin1: [UInt8] {
    unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") }
  }
}
