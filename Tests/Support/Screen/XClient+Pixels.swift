import CXTest
import Glibc

extension XClient {
  /// Takes a picture of a part of the screen, or of the whole of it.
  package func capture(_ part: Frame? = nil) throws -> Screenshot {
    let frame = part ?? screen
    return Screenshot(frame: frame, bytes: try read(frame))
  }

  /// Waits until a part of the screen has not changed for a while, and returns its picture.
  package func waitUntilStill(
    _ part: Frame? = nil, for span: Duration, within limit: Duration = .seconds(10)
  ) throws -> Screenshot {
    let frame = part ?? screen
    var last = try read(frame)
    var since = ContinuousClock.now
    return try waitFor("the screen stands still", within: limit) {
      pause(.milliseconds(12))
      let next = try read(frame)
      let now = ContinuousClock.now
      if !isEqual(next, last) {
        last = next
        since = now
      }
      return now - since >= span ? Screenshot(frame: frame, bytes: last) : nil
    }
  }

  private func read(_ frame: Frame) throws -> [UInt8] {
    let cookie = xcb_get_image(
      connection, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), root, Int16(frame.x), Int16(frame.y),
      UInt16(frame.width), UInt16(frame.height), UInt32.max)
    guard let reply = xcb_get_image_reply(connection, cookie, nil) else {
      throw HarnessError("The screen cannot be read.")
    }
    defer { free(reply) }
    let length = Int(xcb_get_image_data_length(reply))
    guard let data = xcb_get_image_data(reply), length == frame.width * frame.height * 4 else {
      throw HarnessError("The screen has no 32 bits per pixel.")
    }
    return Array(UnsafeRawBufferPointer(start: data, count: length))
  }
}

/// Compares at the C library's speed, which matters where the tests are not optimised.
private func isEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
  left.count == right.count && memcmp(left, right, left.count) == 0
}
