/// An outline of lines and cubic curves.
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable {
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
  public var elements: [Element]

  /// Makes a path of steps.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// How far a control point lies from the end of a quarter circle of radius 1.
  static let quarterControl = 0.5522847498

  /// A rectangle with round corners; the radius is limited to half of the shorter side.
  public static func roundedRect(_ rect: Rect, radius: Double) -> Path {
    let r = max(0, min(radius, rect.width / 2, rect.height / 2))
    let k = r * (1 - quarterControl)
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    guard r > 0 else {
      return Path([
        .move(Point(left, top)), .line(Point(right, top)), .line(Point(right, bottom)),
        .line(Point(left, bottom)), .close,
      ])
    }
    return Path([
      .move(Point(left + r, top)),
      .line(Point(right - r, top)),
      .curve(Point(right - k, top), Point(right, top + k), Point(right, top + r)),
      .line(Point(right, bottom - r)),
      .curve(Point(right, bottom - k), Point(right - k, bottom), Point(right - r, bottom)),
      .line(Point(left + r, bottom)),
      .curve(Point(left + k, bottom), Point(left, bottom - k), Point(left, bottom - r)),
      .line(Point(left, top + r)),
      .curve(Point(left, top + k), Point(left + k, top), Point(left + r, top)),
      .close,
    ])
  }

  /// A circle that begins at its top and runs clockwise.
  public static func circle(_ center: Point, radius r: Double) -> Path {
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
  public static func + (a: Path, b: Path) -> Path {
    Path(a.elements + b.elements)
  }

  /// The path with every point sent through `transform`.
  public func mapped(_ transform: (Point) -> Point) -> Path {
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
  public var bounds: Rect {
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
