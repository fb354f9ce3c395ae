import AlertCore

/// Where things are in a text of equally wide characters, which are single bytes here.
extension FixedWidthText {
  func lastLine(of request: TextRequest) -> TextLine {
    let lines = lines(of: request)
    let height = lineHeight(of: request)
    return TextLine(
      start: lines.last?.lowerBound ?? 0, top: Double(max(0, lines.count - 1)) * height)
  }

  func offset(at point: Point, in request: TextRequest) -> Int {
    let lines = lines(of: request)
    let row = min(max(Int((point.y / lineHeight(of: request)).rounded(.down)), 0), lines.count - 1)
    let column = Int((point.x / advance(of: request)).rounded())
    return min(max(lines[row].lowerBound + column, lines[row].lowerBound), lines[row].upperBound)
  }

  func rectangles(of range: Range<Int>, in request: TextRequest) -> [Rect] {
    let (height, advance) = (lineHeight(of: request), advance(of: request))
    return lines(of: request).enumerated().compactMap { row, line in
      let part = range.clamped(to: line)
      guard !part.isEmpty else { return nil }
      return Rect(
        Double(part.lowerBound - line.lowerBound) * advance, Double(row) * height,
        Double(part.count) * advance, height)
    }
  }

  func word(at offset: Int, in request: TextRequest) -> Range<Int> {
    let bytes = Array(request.string.utf8)
    func isLetter(_ index: Int) -> Bool { bytes.indices.contains(index) && bytes[index] > 0x20 }
    var (start, end) = (offset, offset)
    while isLetter(start - 1) { start -= 1 }
    while isLetter(end) { end += 1 }
    return start..<end
  }

  private func advance(of request: TextRequest) -> Double {
    request.font.size * (request.font.isBold ? advance * 1.1 : advance)
  }

  private func lineHeight(of request: TextRequest) -> Double {
    request.lineHeight ?? request.font.size * 1.25
  }

  /// The lines, broken where `measure` breaks them; the space at a break belongs to the line before it.
  private func lines(of request: TextRequest) -> [Range<Int>] {
    let capacity = request.width.map { max(1, Int($0 / advance(of: request))) } ?? .max
    let bytes = Array(request.string.utf8)
    var lines: [Range<Int>] = []
    var start = 0
    var space: Int?
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") {
        lines.append(start..<index)
        (start, space) = (index + 1, nil)
      } else if bytes[index] == UInt8(ascii: " ") {
        if index - start > 0 { space = index }
      } else if index - start >= capacity {
        let end = space.map { $0 + 1 } ?? index
        lines.append(start..<end)
        (start, space) = (end, nil)
      }
      index += 1
    }
    return lines + [start..<bytes.count]
  }
}

extension CardReducer {
  /// Takes one event into account, on a card whose letters are equally wide.
  static func reduce(_ state: inout CardState, _ event: InputEvent) {
    reduce(&state, event, by: FixedWidthText())
  }
}
