/// The pixels of a part of the screen, as 0xRRGGBB.
package struct Screenshot: Equatable, Sendable {
  /// Where on the screen they stand.
  package let frame: Frame
  /// The pixels, line by line.
  package let pixels: [UInt32]

  /// The pixel at a place of the screen, `nil` outside.
  package subscript(x: Int, y: Int) -> UInt32? {
    let column = x - frame.x
    let line = y - frame.y
    guard column >= 0, column < frame.width, line >= 0, line < frame.height else { return nil }
    return pixels[line * frame.width + column]
  }

  /// The smallest rectangle around all pixels of a colour, `nil` where there is none.
  package func bounds(of colour: UInt32) -> Frame? {
    var left = Int.max
    var right = Int.min
    var top = Int.max
    var bottom = Int.min
    for (offset, pixel) in pixels.enumerated() where pixel == colour {
      let column = offset % frame.width
      let line = offset / frame.width
      left = min(left, column)
      right = max(right, column)
      top = min(top, line)
      bottom = max(bottom, line)
    }
    guard left <= right else { return nil }
    return Frame(
      x: frame.x + left, y: frame.y + top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The smallest rectangles around the connected areas of a colour.
  package func areas(of colour: UInt32) -> [Frame] {
    var isSeen = pixels.map { $0 != colour }
    var found: [Frame] = []
    for start in pixels.indices where !isSeen[start] {
      found.append(area(from: start, &isSeen))
    }
    return found
  }

  private func area(from start: Int, _ isSeen: inout [Bool]) -> Frame {
    var left = Int.max
    var right = Int.min
    var top = Int.max
    var bottom = Int.min
    var waiting = [start]
    isSeen[start] = true
    while let offset = waiting.popLast() {
      let column = offset % frame.width
      let line = offset / frame.width
      left = min(left, column)
      right = max(right, column)
      top = min(top, line)
      bottom = max(bottom, line)
      var neighbours: [Int] = []
      if column > 0 { neighbours.append(offset - 1) }
      if column + 1 < frame.width { neighbours.append(offset + 1) }
      if line > 0 { neighbours.append(offset - frame.width) }
      if line + 1 < frame.height { neighbours.append(offset + frame.width) }
      for neighbour in neighbours where !isSeen[neighbour] {
        isSeen[neighbour] = true
        waiting.append(neighbour)
      }
    }
    return Frame(
      x: frame.x + left, y: frame.y + top, width: right - left + 1, height: bottom - top + 1)
  }
}
