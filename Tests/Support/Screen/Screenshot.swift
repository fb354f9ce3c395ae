/// The pixels of a part of the screen, as 0xRRGGBB.
package struct Screenshot: Equatable, Sendable {
  /// Where on the screen they stand.
  package let frame: Frame
  /// The pixels, line by line.
  package let pixels: [UInt32]

  init(frame: Frame, pixels: [UInt32]) {
    self.frame = frame
    self.pixels = pixels
  }

  /// Takes the low 24 bits of every 32, as they come from the server.
  init(frame: Frame, bytes: [UInt8]) {
    self.init(
      frame: frame,
      pixels: bytes.withUnsafeBytes { $0.bindMemory(to: UInt32.self).map { $0 & 0xff_ffff } })
  }

  /// The pixel at a place of the screen, `nil` outside.
  package subscript(x: Int, y: Int) -> UInt32? {
    let column = x - frame.x
    let line = y - frame.y
    guard column >= 0, column < frame.width, line >= 0, line < frame.height else { return nil }
    return pixels[line * frame.width + column]
  }

  /// The smallest rectangle around all pixels of a colour, `nil` where there is none.
  package func bounds(of colour: UInt32) -> Frame? {
    var bounds = Bounds()
    for offset in pixels.indices where pixels[offset] == colour { bounds.add(offset, in: frame) }
    return bounds.frame
  }

  /// The connected areas of any of these colours, those that fill most of their rectangle.
  package func patches(of colours: [UInt32]) -> [Patch] {
    var isSeen = [Bool](repeating: false, count: pixels.count)
    var found: [Patch] = []
    for start in pixels.indices where !isSeen[start] && colours.contains(pixels[start]) {
      if let patch = patch(from: start, &isSeen) { found.append(patch) }
    }
    return found
  }

  /// A part of this picture, which has to lie inside.
  package func cropped(to part: Frame) -> Screenshot {
    var lines: [UInt32] = []
    for line in part.y..<(part.y + part.height) {
      let start = (line - frame.y) * frame.width + part.x - frame.x
      lines += pixels[start..<(start + part.width)]
    }
    return Screenshot(frame: part, pixels: lines)
  }

  private func patch(from start: Int, _ isSeen: inout [Bool]) -> Patch? {
    let colour = pixels[start]
    var bounds = Bounds()
    var count = 0
    var waiting = [start]
    isSeen[start] = true
    func visit(_ offset: Int) {
      guard !isSeen[offset], pixels[offset] == colour else { return }
      isSeen[offset] = true
      waiting.append(offset)
    }
    while let offset = waiting.popLast() {
      bounds.add(offset, in: frame)
      count += 1
      let column = offset % frame.width
      if column > 0 { visit(offset - 1) }
      if column + 1 < frame.width { visit(offset + 1) }
      if offset >= frame.width { visit(offset - frame.width) }
      if offset + frame.width < pixels.count { visit(offset + frame.width) }
    }
    guard let area = bounds.frame, count * 2 > area.width * area.height else { return nil }
    return Patch(frame: area, colour: colour)
  }
}

/// An area of one colour on the screen, with holes perhaps.
package struct Patch: Equatable, Sendable {
  /// The smallest rectangle around it.
  package let frame: Frame
  /// Its colour.
  package let colour: UInt32
}

/// A rectangle that grows with the pixels that are added.
private struct Bounds {
  private var left = Int.max
  private var right = Int.min
  private var top = Int.max
  private var bottom = Int.min

  mutating func add(_ offset: Int, in picture: Frame) {
    let column = picture.x + offset % picture.width
    let line = picture.y + offset / picture.width
    left = min(left, column)
    right = max(right, column)
    top = min(top, line)
    bottom = max(bottom, line)
  }

  var frame: Frame? {
    guard left <= right else { return nil }
    return Frame(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
