import AlertCore

/// 8-bit coverage of a rectangle of whole pixels.
struct Mask {
  /// The rectangle that the bytes cover.
  var frame: Rect
  /// One byte a pixel, rows from the top, without padding.
  var coverage: [UInt8]

  /// The number of columns.
  var width: Int { Int(frame.width) }
  /// The number of rows.
  var height: Int { Int(frame.height) }
}
