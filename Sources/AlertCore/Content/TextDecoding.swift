/// The text that the bytes of a file stand for.
package enum TextDecoding {
  /// Reads bytes as UTF-8, or as UTF-16 where they begin with its byte order mark.
  ///
  /// A mark at the beginning is not part of the text. What is not valid becomes U+FFFD.
  package static func text(of bytes: [UInt8]) -> String {
    if bytes.starts(with: [0xff, 0xfe]) { return utf16(bytes, low: 0, high: 1) }
    if bytes.starts(with: [0xfe, 0xff]) { return utf16(bytes, low: 1, high: 0) }
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    return String(decoding: bytes.dropFirst(bytes.starts(with: mark) ? 3 : 0), as: UTF8.self)
  }

  /// Reads units of two bytes, of which `low` and `high` are the places; half a unit at the end is not
  /// valid.
  private static func utf16(_ bytes: [UInt8], low: Int, high: Int) -> String {
    var units = stride(from: 2, to: bytes.count - 1, by: 2).map {
      UInt16(bytes[$0 + low]) | UInt16(bytes[$0 + high]) << 8
    }
    if bytes.count % 2 == 1 { units.append(0xfffd) }
    return String(decoding: units, as: UTF16.self)
  }
}
