/// The middle lines of a glyph's strokes, as a pen follows them.
///
/// A unit is the hundredth of an em; (0, 0) is the pen's first place on the base line, and y goes up.
struct GlyphSkeleton {
  /// How much room a side of a glyph needs to its neighbour.
  enum Side: Character {
    /// A straight stem.
    case stem = "s"
    /// A round side.
    case round = "r"
    /// A side that is open in part.
    case open = "o"
    /// A slanting side, or arms that reach out.
    case slant = "d"
    /// The side of a figure: all figures are of one width.
    case figure = "f"
    /// None: the glyph takes no room at all and stands over the one before.
    case mark = "m"
  }

  /// What the pen follows, without curves; one point is a dot, and a ring ends where it begins.
  var strokes: [[Point]]
  /// The room on the left.
  var left: Side
  /// The room on the right.
  var right: Side

  /// Makes a skeleton of strokes.
  init(strokes: [[Point]], left: Side = .round, right: Side = .round) {
    self.strokes = strokes
    self.left = left
    self.right = right
  }

  /// Reads a skeleton from words, `nil` where they are none.
  ///
  /// `x,y` is a place to go to and `*x,y` a corner to be cut by a curve on the way to the next place;
  /// `/` lifts the pen. `@x,y` is a dot, and `(x,y,x,y` a ring in a box.
  init?(_ words: some Collection<Substring>) {
    self.init(strokes: [])
    var corner: Point?
    var isDown = false
    for word in words {
      guard word != "/" else {
        isDown = false
        continue
      }
      let numbers = word.split(separator: ",").map { Double($0.drop { "@*(".contains($0) }) }
      let values = numbers.compactMap(\.self)
      guard values.count == numbers.count, values.count == (word.first == "(" ? 4 : 2) else {
        return nil
      }
      let place = Point(values[0], values[1])
      switch word.first {
      case "(":
        strokes.append(Self.ring(place, Point(values[2], values[3])))
        isDown = false
      case "@":
        strokes.append([place])
        isDown = false
      case "*":
        corner = place
      default:
        if !isDown { strokes.append([]) }
        isDown = true
        strokes[strokes.count - 1].go(to: place, around: corner)
        corner = nil
      }
    }
  }

  private static func ring(_ a: Point, _ b: Point) -> [Point] {
    let middle = Point.between(a, b, at: 0.5)
    var points = [Point(middle.x, b.y)]
    points.go(to: Point(b.x, middle.y), around: b)
    points.go(to: Point(middle.x, a.y), around: Point(b.x, a.y))
    points.go(to: Point(a.x, middle.y), around: a)
    points.go(to: points[0], around: Point(a.x, b.y))
    return points
  }

  /// The smallest box around all places, its lower left corner and its upper right one.
  var bounds: (low: Point, high: Point) {
    let points = strokes.joined()
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    return (
      Point(xs.min() ?? 0, ys.min() ?? 0), Point(xs.max() ?? 0, ys.max() ?? 0)
    )
  }

  /// The skeleton with every place sent through `transform`.
  func mapped(_ transform: (Point) -> Point) -> GlyphSkeleton {
    GlyphSkeleton(strokes: strokes.map { $0.map(transform) }, left: left, right: right)
  }

  /// The skeleton with the strokes of another.
  func adding(_ other: GlyphSkeleton) -> GlyphSkeleton {
    GlyphSkeleton(strokes: strokes + other.strokes, left: left, right: right)
  }
}

extension [Point] {
  /// Goes to a place, in a line or around a corner.
  fileprivate mutating func go(to end: Point, around corner: Point?) {
    guard let corner, let start = last else { return append(end) }
    // A little squarer than a circle, so that small letters are open.
    let pull = 0.6
    let first = Point.between(start, corner, at: pull)
    let second = Point.between(end, corner, at: pull)
    let steps = 6
    for step in 1...steps {
      let time = Double(step) / Double(steps)
      let a = Point.between(start, first, at: time)
      let b = Point.between(first, second, at: time)
      let c = Point.between(second, end, at: time)
      let d = Point.between(a, b, at: time)
      append(.between(d, .between(b, c, at: time), at: time))
    }
  }
}
