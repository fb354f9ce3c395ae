/// One thing to draw; coordinates are pixels from the card's top left corner.
package enum DrawCommand: Hashable, Sendable {
  /// Replaces everything in a rectangle, opacity included.
  case replace(Rect, Color)
  /// Lays a colour over a rectangle of whole pixels.
  case lay(Rect, Color)
  /// Fills an outline by the non-zero rule.
  case fill(Path, Color)
  /// Draws along an outline with round caps and joins.
  case stroke(Path, width: Double, Color)
  /// The blurred silhouette of a rectangle with round corners; `blur` is twice the Gaussian's sigma.
  case shadow(Rect, radius: Double, blur: Double, Color)
  /// A text whose box has its top left corner at a point.
  case text(TextRequest, at: Point, Color)
}
