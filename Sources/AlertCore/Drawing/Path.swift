/// An outline of lines and cubic curves.
package struct Path: Hashable, Sendable {
  /// One step of an outline.
  package enum Element: Hashable, Sendable {
    /// Begins a part.
    case move(Point)
    /// A straight line from where the last step ended.
    case line(Point)
    /// A cubic Bézier curve with two control points and an end.
    case curve(Point, Point, Point)
    /// A straight line back to where the part began.
    case close
  }

  /// The steps in order.
  package var elements: [Element]

  /// Makes a path of steps.
  package init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// How far a control point lies from the end of a quarter circle of radius 1.
  static let quarterControl = 0.5522847498

  /// A rectangle with round corners; the radius is limited to half of the shorter side.
  package static func roundedRect(_ rect: Rect, radius: Double) -> Path {
    roundedRect(
      rect, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// A rectangle with a radius for each corner, limited to half of the shorter side.
  package static func roundedRect(
    _ rect: Rect, topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double
  ) -> Path {
    let most = max(0, min(rect.width / 2, rect.height / 2))
    func limited(_ radius: Double) -> Double { max(0, min(radius, most)) }
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    let corners = [
      (Point(right, top), Point(-1, 0), Point(0, 1), limited(topRight)),
      (Point(right, bottom), Point(0, -1), Point(-1, 0), limited(bottomRight)),
      (Point(left, bottom), Point(1, 0), Point(0, -1), limited(bottomLeft)),
      (Point(left, top), Point(0, 1), Point(1, 0), limited(topLeft)),
    ]
    var elements = [Element.move(Point(left + limited(topLeft), top))]
    for (corner, before, after, radius) in corners {
      func at(_ way: Point, _ distance: Double) -> Point {
        corner.offset(way.x * distance, way.y * distance)
      }
      let end = at(before, radius)
      // Closing draws the last line, where no curve begins at its end.
      if elements.first != .move(end) { elements.append(.line(end)) }
      guard radius > 0 else { continue }
      let control = radius * (1 - quarterControl)
      elements.append(.curve(at(before, control), at(after, control), at(after, radius)))
    }
    return Path(elements + [.close])
  }

  /// A circle that begins at its top and runs clockwise.
  package static func circle(_ center: Point, radius r: Double) -> Path {
    let k = r * quarterControl
    func at(_ dx: Double, _ dy: Double) -> Point { center.offset(dx, dy) }
    return Path([
      .move(at(0, -r)),
      .curve(at(k, -r), at(r, -k), at(r, 0)),
      .curve(at(r, k), at(k, r), at(0, r)),
      .curve(at(-k, r), at(-r, k), at(-r, 0)),
      .curve(at(-r, -k), at(-k, -r), at(0, -r)),
      .close,
    ])
  }

  /// One path after the other.
  package static func + (a: Path, b: Path) -> Path {
    Path(a.elements + b.elements)
  }

  /// The path with every point sent through `transform`.
  package func mapped(_ transform: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let p): return .move(transform(p))
        case .line(let p): return .line(transform(p))
        case .curve(let a, let b, let p):
          return .curve(transform(a), transform(b), transform(p))
        case .close: return .close
        }
      })
  }

  /// The smallest rectangle that contains all points, control points included.
  package var bounds: Rect {
    var low = Point(.infinity, .infinity)
    var high = Point(-.infinity, -.infinity)
    func add(_ p: Point) {
      low = Point(min(low.x, p.x), min(low.y, p.y))
      high = Point(max(high.x, p.x), max(high.y, p.y))
    }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): add(p)
      case .curve(let a, let b, let p): [a, b, p].forEach(add)
      case .close: break
      }
    }
    guard low.x <= high.x else { return Rect(0, 0, 0, 0) }
    return Rect(low.x, low.y, high.x - low.x, high.y - low.y)
  }
}
