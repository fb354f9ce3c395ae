extension Path {
  /// The outline of a style's icon, to be stroked with round caps and joins; `nil` for no icon.
  ///
  /// It is one path, so that "the first part of it" is one number. It stands in the middle of
  /// `box`, whose height decides the size.
  public static func icon(_ style: AlertStyle, in box: Rect) -> Path? {
    let unit = box.height / 56
    let center = box.center
    return shape(of: style)?.mapped { center.offset($0.x * unit, $0.y * unit) }
  }

  /// The icon around (0, 0) in a box of 56 by 56.
  private static func shape(of style: AlertStyle) -> Path? {
    let ring = Path.circle(Point(0, 0), radius: 26)
    switch style {
    case .none: return nil
    case .success:
      return ring + line(Point(-12, 1), Point(-4, 9.5), Point(12.5, -9))
    case .failure:
      return Path.roundedRect(Rect(-25, -25, 50, 50), radius: 10)
        + line(Point(-9.5, -9.5), Point(9.5, 9.5)) + line(Point(9.5, -9.5), Point(-9.5, 9.5))
    case .warning:
      return Path([
        .move(Point(0, -24)), .line(Point(28.5, 24)), .line(Point(-28.5, 24)), .close,
      ]) + line(Point(0, -7), Point(0, 7)) + dot(Point(0, 15.5))
    case .information:
      return ring + dot(Point(0, -11.5)) + line(Point(0, -2), Point(0, 12))
    case .question:
      return ring
        + Path([
          .move(Point(-8, -6.5)),
          .curve(Point(-8, -17.5), Point(8.5, -17), Point(8, -6.5)),
          .curve(Point(7.8, -1.5), Point(0, -0.5), Point(0, 5)),
        ]) + dot(Point(0, 13.5))
    }
  }

  private static func line(_ points: Point...) -> Path {
    Path(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
  }

  /// A line so short that its round caps make it a dot a little larger than the stroke is wide.
  private static func dot(_ center: Point) -> Path {
    line(center.offset(0, -0.4), center.offset(0, 0.4))
  }
}
