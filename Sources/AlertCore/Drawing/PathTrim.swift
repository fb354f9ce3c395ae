extension Path {
  /// The first part of the path, as a pen that draws it would have left it.
  ///
  /// `fraction` is the share of the whole length, from 0 (nothing) to 1 (all of it).
  package func trimmed(to fraction: Double) -> Path {
    if fraction >= 1 { return self }
    if fraction <= 0 { return Path() }
    let segments = self.segments
    var rest = segments.reduce(0) { $0 + $1.length } * fraction
    var result = Path()
    for segment in segments {
      if segment.begins { result.elements.append(.move(segment.start)) }
      if segment.length <= rest {
        result.elements.append(segment.element)
        rest -= segment.length
      } else {
        result.elements.append(segment.cut(at: rest / segment.length))
        break
      }
    }
    return result
  }

  /// One drawn step with its start and its length.
  private struct Segment {
    var start: Point
    var element: Element
    var length: Double
    var begins: Bool

    /// The first part of the step.
    func cut(at t: Double) -> Element {
      switch element {
      case .curve(let a, let b, let end):
        let ab = Point.between(a, b, at: t)
        let first = Point.between(start, a, at: t)
        let second = Point.between(first, ab, at: t)
        let last = Point.between(ab, Point.between(b, end, at: t), at: t)
        return .curve(first, second, Point.between(second, last, at: t))
      case .line(let end), .move(let end):
        return .line(Point.between(start, end, at: t))
      case .close:
        return .line(start)
      }
    }
  }

  /// The drawn steps; a close becomes the line that it draws.
  private var segments: [Segment] {
    var result: [Segment] = []
    var start = Point(0, 0)
    var current = start
    var begins = false
    func add(_ element: Element, to end: Point, length: Double) {
      result.append(Segment(start: current, element: element, length: length, begins: begins))
      begins = false
      current = end
    }
    for element in elements {
      switch element {
      case .move(let p):
        (start, current, begins) = (p, p, true)
      case .line(let p):
        add(element, to: p, length: current.distance(to: p))
      case .curve(let a, let b, let p):
        add(element, to: p, length: Self.length(from: current, a, b, p))
      case .close:
        add(.line(start), to: start, length: current.distance(to: start))
      }
    }
    return result
  }

  /// The length of a curve, as that of the 16 lines that follow it.
  private static func length(from start: Point, _ a: Point, _ b: Point, _ end: Point) -> Double {
    var length = 0.0
    var last = start
    for step in 1...16 {
      let t = Double(step) / 16
      let u = 1 - t
      let (c0, c1, c2, c3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      let point = Point(
        c0 * start.x + c1 * a.x + c2 * b.x + c3 * end.x,
        c0 * start.y + c1 * a.y + c2 * b.y + c3 * end.y)
      length += last.distance(to: point)
      last = point
    }
    return length
  }
}
