/// The edges of a glyph, as a font file has them.
struct GlyphOutline {
  /// A corner of an edge, in thousandths of an em and with y going up.
  struct Corner: Equatable {
    /// The horizontal place.
    var x: Int
    /// The vertical place, from the base line.
    var y: Int
  }

  /// The edges, each closed; outer ones go clockwise, and all that they wind around is inked.
  var contours: [[Corner]]
  /// How far the pen goes on.
  var advance: Int

  /// Draws a skeleton with a pen.
  init(_ skeleton: GlyphSkeleton, _ pen: Pen) {
    let moved = skeleton.mapped(pen.place)
    let (low, high) = moved.bounds
    var start = pen.room(skeleton.left) + pen.radius - low.x
    var width = start + high.x + pen.radius + pen.room(skeleton.right)
    if skeleton.left == .figure {
      width = pen.figureWidth
      start = (width - low.x - high.x) / 2
    } else if skeleton.left == .mark {
      width = 0
      // Over the middle of a letter that has just been drawn.
      start = -27 - (low.x + high.x) / 2
    }
    contours = moved.strokes.flatMap { pen.edges($0) }.map { edge in
      edge.map { Corner(x: Self.unit($0.x + start), y: Self.unit($0.y)) }.withoutRepetition
    }
    advance = Self.unit(width)
  }

  /// A glyph without ink.
  init(advance: Int) {
    contours = []
    self.advance = advance
  }

  private static func unit(_ value: Double) -> Int { Int((value * 10).rounded()) }

  /// The corners of all edges.
  var corners: [Corner] { Array(contours.joined()) }
}

extension [GlyphOutline.Corner] {
  fileprivate var withoutRepetition: Self {
    indices.filter { self[$0] != self[$0 == startIndex ? endIndex - 1 : $0 - 1] }.map { self[$0] }
  }
}
