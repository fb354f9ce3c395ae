/// A part of a text with attributes of its own.
public struct TextSpan: Hashable, Sendable {
  /// Where the part stands in the text, in bytes of UTF-8.
  public var range: Range<Int>
  /// How it differs from the rest.
  public var attributes: TextAttributes

  /// Makes a span.
  public init(_ range: Range<Int>, _ attributes: TextAttributes) {
    self.range = range
    self.attributes = attributes
  }
}

extension [TextSpan] {
  /// The same look by spans that do not overlap, in the order of the text; later ones win.
  var flattened: [TextSpan] {
    let spans = filter { !$0.range.isEmpty }
    let starting = spans.indices.sorted {
      spans[$0].range.lowerBound < spans[$1].range.lowerBound
    }
    let bounds = Set(spans.flatMap { [$0.range.lowerBound, $0.range.upperBound] }).sorted()
    var result: [TextSpan] = []
    var next = 0
    // The spans at a place, by their order in the array.
    var active: [Int] = []
    for (start, end) in zip(bounds, bounds.dropFirst()) {
      active.removeAll { spans[$0].range.upperBound <= start }
      while next < starting.count, spans[starting[next]].range.lowerBound == start {
        active.append(starting[next])
        next += 1
      }
      guard !active.isEmpty else { continue }
      active.sort()
      let attributes = active.reduce(TextAttributes()) { $0.overridden(by: spans[$1].attributes) }
      result.append(TextSpan(start..<end, attributes))
    }
    return result
  }
}
