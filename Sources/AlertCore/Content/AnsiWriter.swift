/// Writes as a terminal does that has one line of any length after the other.
struct AnsiWriter {
  /// What is written.
  private(set) var text: [UInt8] = []
  private let hasStyle: Bool
  private var style = AnsiStyle()
  private var parameters: [AnsiStyle.Parameter] = []
  /// From where on which style was written with.
  private var runs: [(start: Int, style: AnsiStyle)] = []
  /// What stands behind the cursor on its line, the next character last.
  private var behind: [Written] = []

  /// A character and how it was written.
  private struct Written {
    var scalar: Unicode.Scalar
    var style: AnsiStyle
  }

  /// How far back a cursor can go.
  private static let mostBehind = 4096

  /// Makes a writer for a text of about so many bytes.
  init(capacity: Int, hasStyle: Bool) {
    self.hasStyle = hasStyle
    text.reserveCapacity(capacity)
  }

  /// The parts that are not plain, in order.
  var spans: [TextSpan] {
    runs.indices.compactMap { index in
      let (start, style) = runs[index]
      let end = index + 1 < runs.count ? runs[index + 1].start : text.count
      return style == AnsiStyle() ? nil : TextSpan(start..<end, style.attributes)
    }
  }

  /// Takes the parameters of a sequence that changes colours and the like.
  mutating func take(_ source: borrowing Span<UInt8>, _ range: Range<Int>) {
    guard hasStyle else { return }
    parameters.removeAll(keepingCapacity: true)
    var parameter = AnsiStyle.Parameter()
    for place in range {
      let byte = source[place]
      if 0x30..<0x3a ~= byte {
        parameter.value = min((parameter.value ?? 0) * 10 + Int(byte - 0x30), 9999)
      } else {
        parameters.append(parameter)
        parameter = AnsiStyle.Parameter(isPart: byte == UInt8(ascii: ":"))
      }
    }
    parameters.append(parameter)
    style.take(parameters)
  }

  /// Writes a part of a source.
  mutating func write(_ source: borrowing Span<UInt8>, _ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound, !behind.isEmpty {
      let (scalar, length) = source.scalar(at: start)
      if Self.isControl(scalar) {
        endLine()
      } else {
        strike(scalar)
        start += length
      }
    }
    guard start < range.upperBound else { return }
    begin(style)
    for place in start..<range.upperBound { text.append(source[place]) }
  }

  /// Leaves the line: what stands behind the cursor stays there.
  mutating func endLine() {
    while let next = behind.popLast() { append(next.scalar, next.style) }
  }

  // MARK: Striking over

  /// Moves the cursor before the character that it stands behind, on the same line.
  mutating func goBack() {
    var isMark = true
    while isMark, !text.isEmpty, behind.count < Self.mostBehind {
      let start = text.span.scalarStart(of: text.count - 1)
      let scalar = text.span.scalar(at: start).scalar
      if Self.isControl(scalar) { return }
      behind.append(Written(scalar: scalar, style: runs.last?.style ?? AnsiStyle()))
      text.removeLast(text.count - start)
      while let last = runs.last, last.start >= start { runs.removeLast() }
      isMark = scalar.isMark
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || 0x7f..<0xa0 ~= scalar.value
  }

  /// Writes a character over the one behind the cursor.
  private mutating func strike(_ scalar: Unicode.Scalar) {
    guard !scalar.isMark, let old = behind.popLast() else { return append(scalar, style) }
    while let mark = behind.last, mark.scalar.isMark { behind.removeLast() }
    var new = Written(scalar: scalar, style: style)
    if hasStyle {
      if scalar == old.scalar {
        new.style.isBold = true
        new.style.isUnderlined = style.isUnderlined || old.style.isUnderlined
      } else if old.scalar == "_" {
        new.style.isUnderlined = true
      } else if scalar == "_" {
        new = old
        new.style.isUnderlined = true
      }
    }
    append(new.scalar, new.style)
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ style: AnsiStyle) {
    begin(style)
    if let bytes = UTF8.encode(scalar) { text.append(contentsOf: bytes) }
  }

  /// Goes on in a style; after too many changes of it there are no more.
  private mutating func begin(_ style: AnsiStyle) {
    guard style != runs.last?.style ?? AnsiStyle() else { return }
    if runs.count < AlertContent.mostSpans {
      runs.append((text.count, style))
    } else if runs.last?.style != AnsiStyle() {
      runs.append((text.count, AnsiStyle()))
    }
  }
}
