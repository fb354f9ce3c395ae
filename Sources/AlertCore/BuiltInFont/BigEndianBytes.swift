/// Numbers as a font file has them, the highest byte first.
struct BigEndianBytes {
  /// What has been added.
  private(set) var bytes: [UInt8] = []

  /// Adds the lowest 16 bits of a number.
  mutating func add(short value: Int) {
    bytes.append(UInt8(truncatingIfNeeded: value >> 8))
    bytes.append(UInt8(truncatingIfNeeded: value))
  }

  /// Adds the lowest 32 bits of a number.
  mutating func add(long value: Int) {
    add(short: value >> 16)
    add(short: value)
  }

  /// Adds bytes as they are.
  mutating func add(bytes more: [UInt8]) {
    bytes += more
  }

  /// Adds text that is ASCII.
  mutating func add(text: String) {
    bytes += text.utf8
  }

  /// Adds a glyph's outline; nothing for one without ink.
  mutating func add(_ glyph: GlyphOutline) {
    let corners = glyph.corners
    guard !corners.isEmpty else { return }
    let box = GlyphBox(corners)
    for number in [glyph.contours.count, box.left, box.bottom, box.right, box.top] {
      add(short: number)
    }
    var last = -1
    for contour in glyph.contours {
      last += contour.count
      add(short: last)
    }
    // No instructions.
    add(short: 0)
    // On the edge, with differences of two bytes; the first says that strokes lie over each other.
    bytes.append(0x41)
    bytes += [UInt8](repeating: 1, count: corners.count - 1)
    for way in [\GlyphOutline.Corner.x, \.y] {
      var before = 0
      for corner in corners {
        add(short: corner[keyPath: way] - before)
        before = corner[keyPath: way]
      }
    }
    while bytes.count % 4 != 0 { bytes.append(0) }
  }
}

/// The smallest box around corners; all 0 where there are none.
struct GlyphBox: Equatable {
  /// The left side.
  let left: Int
  /// The lower side.
  let bottom: Int
  /// The right side.
  let right: Int
  /// The upper side.
  let top: Int

  /// Makes the box.
  init(_ corners: [GlyphOutline.Corner]) {
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    left = xs.min() ?? 0
    right = xs.max() ?? 0
    bottom = ys.min() ?? 0
    top = ys.max() ?? 0
  }
}
