/// What draws the strokes of a glyph: how thick they are, and how close glyphs stand.
///
/// Lengths are in hundredths of an em.
struct Pen {
  /// Half the thickness of a stroke.
  var radius: Double
  /// How much wider glyphs are than their skeletons.
  var widening: Double
  /// How much narrower than the regular pen's the space between glyphs is.
  var tightening: Double

  /// The pen of text.
  static let regular = Pen(radius: 4.3, widening: 1, tightening: 0)
  /// The pen of titles.
  static let bold = Pen(radius: 6.5, widening: 1.06, tightening: 1.2)

  /// The height of a capital letter's skeleton.
  static let capHeight = 64.0
  /// The width of every figure.
  var figureWidth: Double { 58 * widening }

  /// Where a place of a skeleton is, so that glyphs of all pens are of one height.
  func place(_ point: Point) -> Point {
    let full = Self.capHeight + 2 * Self.regular.radius
    return Point(
      point.x * widening, radius + point.y * (full - 2 * radius) / Self.capHeight)
  }

  /// The room beside a glyph.
  func room(_ side: GlyphSkeleton.Side) -> Double {
    switch side {
    case .stem: 7.6 - tightening
    case .round: 5.2 - tightening
    case .open: 4 - tightening
    case .slant: 2 - tightening / 2
    case .figure, .mark: 0
    }
  }

  /// The edges of a stroke: one around it, or two if it is a ring.
  func edges(_ stroke: [Point]) -> [[Point]] {
    if stroke.count == 1 { return [dot(stroke[0])] }
    if stroke.first == stroke.last {
      let ring = Array(stroke.dropLast())
      return [side(ring, isRing: true), side(ring.reversed(), isRing: true)]
    }
    let way = side(stroke, isRing: false)
    let back = side(stroke.reversed(), isRing: false)
    return [way + back]
  }

  private func dot(_ center: Point) -> [Point] {
    (0..<16).map { Turn16.offset($0, from: center, by: radius * 1.25) }
  }

  /// The edge on the left of a stroke, with the end of it if it has one.
  private func side(_ points: [Point], isRing: Bool) -> [Point] {
    let count = points.count
    func direction(_ index: Int) -> Point {
      let (a, b) = (points[index % count], points[(index + 1) % count])
      let length = a.distance(to: b)
      return Point((b.x - a.x) / length, (b.y - a.y) / length)
    }
    var edge: [Point] = []
    for index in 0..<count {
      let isEnd = !isRing && (index == 0 || index == count - 1)
      if isEnd {
        if index == 0 { continue }
        edge += end(points[index], direction(index - 1))
      } else {
        let before = points[(index + count - 1) % count]
        let room = min(
          before.distance(to: points[index]),
          points[index].distance(to: points[(index + 1) % count])
        )
        edge += join(
          points[index], direction((index + count - 1) % count), direction(index), room: room)
      }
    }
    return edge
  }

  /// The end of a stroke: square, with corners taken off.
  private func end(_ point: Point, _ way: Point) -> [Point] {
    let round = radius * 0.55
    func at(_ left: Double, _ ahead: Double) -> Point {
      point.offset(-way.y * left + way.x * ahead, way.x * left + way.y * ahead)
    }
    let near = radius - round * 0.3
    return [
      at(radius, radius - round), at(near, near), at(radius - round, radius),
      at(round - radius, radius), at(-near, near), at(-radius, radius - round),
    ]
  }

  /// The edge on the left of a place where a stroke turns.
  private func join(_ point: Point, _ a: Point, _ b: Point, room: Double) -> [Point] {
    let turn = a.x * b.y - a.y * b.x
    let alike = a.x * b.x + a.y * b.y
    func left(_ way: Point) -> Point { point.offset(-way.y * radius, way.x * radius) }
    // What the edge is moved by along the stroke where its two parts meet.
    let shift = radius * abs(turn) / (1 + alike)
    if alike > 0.8 || (turn > 0 && alike > -0.95 && shift < room) {
      let along = turn > 0 ? -shift : shift
      return [left(a).offset(a.x * along, a.y * along)]
    }
    if turn > 0 { return [left(a), point, left(b)] }
    let middle = Point(a.x + b.x, a.y + b.y)
    let length = Point(0, 0).distance(to: middle)
    guard length > 0.1 else {
      return [left(a), point.offset(a.x * radius, a.y * radius), left(b)]
    }
    let between = Point(middle.x / length, middle.y / length)
    func half(_ other: Point) -> Point {
      let sum = Point(between.x + other.x, between.y + other.y)
      let length = Point(0, 0).distance(to: sum)
      return Point(sum.x / length, sum.y / length)
    }
    return [left(a), left(half(a)), left(between), left(half(b)), left(b)]
  }
}

/// Sixteenths of a full turn.
private enum Turn16 {
  private static let sines = [
    0, 0.382683, 0.707107, 0.92388, 1, 0.92388, 0.707107, 0.382683, 0, -0.382683, -0.707107,
    -0.92388, -1, -0.92388, -0.707107, -0.382683,
  ]

  /// A place on a circle, clockwise from its right side.
  static func offset(_ index: Int, from center: Point, by radius: Double) -> Point {
    center.offset(sines[(index + 4) % 16] * radius, -sines[index] * radius)
  }
}
