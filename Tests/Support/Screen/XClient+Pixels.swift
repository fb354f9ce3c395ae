import CXTest
import Glibc

extension XClient {
  /// The whole screen as a frame.
  package var screen: Frame { Frame(x: 0, y: 0, width: width, height: height) }

  /// Takes a picture of a part of the screen, or of the whole of it.
  package func capture(_ part: Frame? = nil) throws -> Screenshot {
    let frame = part ?? screen
    let cookie = xcb_get_image(
      connection, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), root, Int16(frame.x), Int16(frame.y),
      UInt16(frame.width), UInt16(frame.height), UInt32.max)
    guard let reply = xcb_get_image_reply(connection, cookie, nil) else {
      throw HarnessError("The screen cannot be read.")
    }
    defer { free(reply) }
    let count = frame.width * frame.height
    guard let data = xcb_get_image_data(reply), Int(xcb_get_image_data_length(reply)) == count * 4
    else { throw HarnessError("The screen has no 32 bits per pixel.") }
    let pixels = data.withMemoryRebound(to: UInt32.self, capacity: count) { words in
      [UInt32](unsafeUninitializedCapacity: count) { buffer, length in
        for offset in 0..<count { buffer[offset] = words[offset] & 0xff_ffff }
        length = count
      }
    }
    return Screenshot(frame: frame, pixels: pixels)
  }

  /// Waits until a part of the screen has not changed for a while, and returns its picture.
  package func waitUntilStill(
    _ part: Frame? = nil, for span: Duration, within limit: Duration = .seconds(10)
  ) throws -> Screenshot {
    var last = try capture(part)
    var since = ContinuousClock.now
    return try waitFor("the screen stands still", within: limit) {
      pause(.milliseconds(12))
      let next = try capture(part)
      let now = ContinuousClock.now
      if next != last {
        last = next
        since = now
      }
      return now - since >= span ? last : nil
    }
  }
}
