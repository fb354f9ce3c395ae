extension Path {
  /// A connected part of a path.
  package struct Part: Equatable, Sendable {
    /// Where the part begins.
    package var start: Point
    /// The lines and curves that follow.
    package var elements: [Element]
    /// Whether the end is joined to the start.
    package var isClosed: Bool
  }

  /// The connected parts of the path; a part of a single point is left out.
  package var parts: [Part] {
    var parts: [Part] = []
    for element in elements {
      switch element {
      case .move(let p): parts.append(Part(start: p, elements: [], isClosed: false))
      case .line, .curve:
        if parts.isEmpty { parts.append(Part(start: Point(0, 0), elements: [], isClosed: false)) }
        parts[parts.count - 1].elements.append(element)
      case .close:
        if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
      }
    }
    return parts.filter { !$0.elements.isEmpty }
  }
}
