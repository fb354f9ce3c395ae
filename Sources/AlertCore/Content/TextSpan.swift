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
  ///
  /// It takes no longer than sorting the spans does, however they overlap.
  var flattened: [TextSpan] {
    var end = Int.min
    let isFlat = allSatisfy { span in
      defer { end = span.range.upperBound }
      return end <= span.range.lowerBound && !span.range.isEmpty
    }
    if isFlat { return self }
    let spans = filter { !$0.range.isEmpty }
    var parts = SpanParts(of: spans)
    parts.take(\.color, from: spans)
    parts.take(\.background, from: spans)
    parts.take(\.size, from: spans)
    parts.take(\.isBold, from: spans)
    parts.take(\.isItalic, from: spans)
    parts.take(\.isUnderlined, from: spans)
    parts.take(\.family, from: spans)
    parts.take(\.terminal, from: spans)
    return parts.spans
  }
}

/// The parts that the ends of spans cut a text into.
private struct SpanParts {
  /// The ends of the parts, in order; each part ends where the next one begins.
  private let bounds: [Int]
  private var attributes: [TextAttributes]

  init(of spans: [TextSpan]) {
    let ends = spans.flatMap { [$0.range.lowerBound, $0.range.upperBound] }.sorted()
    bounds = zip(ends, ends.dropFirst()).filter { $0 != $1 }.map(\.0) + ends.suffix(1)
    attributes = Array(repeating: TextAttributes(), count: Swift.max(bounds.count - 1, 0))
  }

  /// The parts that have any attributes.
  var spans: [TextSpan] {
    attributes.indices.filter { attributes[$0] != TextAttributes() }.map {
      TextSpan(bounds[$0]..<bounds[$0 + 1], attributes[$0])
    }
  }

  /// Gives each part the property of the last span over it that has the property.
  mutating func take<Value>(
    _ property: WritableKeyPath<TextAttributes, Value?>, from spans: [TextSpan]
  ) {
    // From each part the way to the next one that has no value yet, over parts that have.
    var next = Array(0...attributes.count)
    func firstOpen(_ part: Int) -> Int {
      var part = part
      while next[part] != part {
        next[part] = next[next[part]]
        part = next[part]
      }
      return part
    }
    for span in spans.reversed() {
      guard let value = span.attributes[keyPath: property] else { continue }
      let end = part(at: span.range.upperBound)
      var part = firstOpen(part(at: span.range.lowerBound))
      while part < end {
        attributes[part][keyPath: property] = value
        next[part] = part + 1
        part = firstOpen(part + 1)
      }
    }
  }

  /// The part that begins at a bound.
  private func part(at bound: Int) -> Int {
    var (low, high) = (0, bounds.count)
    while low < high {
      let middle = (low + high) / 2
      if bounds[middle] < bound { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
