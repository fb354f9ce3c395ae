extension Path {
  /// The outline of a style's icon, to be stroked with round caps and joins; `nil` for no icon.
  ///
  /// It is one path, so that "the first part of it" is one number. It stands in the middle of
  /// `box`, whose height decides the size.
  package static func icon(
    _ style: AlertStyle, drawing: IconDrawing = .compact, in box: Rect
  ) -> Path? {
    let unit = box.height / drawing.boxHeight
    let center = box.center
    return drawing.outline(of: style)?.mapped { center.offset($0.x * unit, $0.y * unit) }
  }
}
