import AlertCore

extension Path {
  /// Points along the path: its ends, and `steps` of them on each curve.
  func points(steps: Int) -> [Point] {
    var points: [Point] = []
    for part in parts {
      var last = part.start
      points.append(last)
      for element in part.elements {
        switch element {
        case .move(let end), .line(let end): last = end
        case .curve(let a, let b, let end):
          for step in 1..<steps {
            points.append(Self.curve(last, a, b, end, at: Double(step) / Double(steps)))
          }
          last = end
        case .close: continue
        }
        points.append(last)
      }
      if part.isClosed { points.append(part.start) }
    }
    return points
  }

  /// The length of all parts, by many short lines.
  var measuredLength: Double {
    parts.reduce(0) { length, part in
      let elements = [.move(part.start)] + part.elements + (part.isClosed ? [.close] : [])
      let points = Path(elements).points(steps: 32)
      return length + zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
  }

  private static func curve(
    _ start: Point, _ a: Point, _ b: Point, _ end: Point, at t: Double
  ) -> Point {
    let first = Point.between(.between(start, a, at: t), .between(a, b, at: t), at: t)
    let second = Point.between(.between(a, b, at: t), .between(b, end, at: t), at: t)
    return Point.between(first, second, at: t)
  }
}
