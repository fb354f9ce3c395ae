/// The outlines that a look draws its icons with.
public enum IconDrawing: String, CaseIterable, Sendable {
  /// Drawn for a box of 56 by 56 and a pen of 4.
  case compact
  /// Drawn for a box of 85 by 85 and a pen of 5.
  case wide

  /// The height of the box for which the outlines are drawn, the pen included.
  var boxHeight: Double {
    switch self {
    case .compact: 56
    case .wide: 85
    }
  }

  /// A style's outline around (0, 0), to be stroked with round caps and joins; `nil` for no icon.
  func outline(of style: AlertStyle) -> Path? {
    switch self {
    case .compact: Self.compactOutline(of: style)
    case .wide: Self.wideOutline(of: style)
    }
  }

  private static func compactOutline(of style: AlertStyle) -> Path? {
    let ring = Path.circle(Point(0, 0), radius: 26)
    switch style {
    case .none: return nil
    case .success:
      return ring + line(Point(-12, 1), Point(-4, 9.5), Point(12.5, -9))
    case .failure:
      return Path.roundedRect(Rect(-25, -25, 50, 50), radius: 10)
        + line(Point(-9.5, -9.5), Point(9.5, 9.5)) + line(Point(9.5, -9.5), Point(-9.5, 9.5))
    case .warning:
      return triangle(width: 57, from: -24, to: 24) + line(Point(0, -7), Point(0, 7))
        + dot(Point(0, 15.5))
    case .information:
      return ring + dot(Point(0, -11.5)) + line(Point(0, -2), Point(0, 12))
    case .question:
      return ring + hook + dot(Point(0, 13.5))
    }
  }

  private static func wideOutline(of style: AlertStyle) -> Path? {
    let ring = Path.circle(Point(0, 0), radius: 40)
    switch style {
    case .none: return nil
    case .success:
      return ring + line(Point(-17, 5), Point(-7, 15), Point(18, -15))
    case .failure:
      return Path.roundedRect(Rect(-40, -40, 80, 80), radius: 5)
        + line(Point(-20, -20), Point(20, 20)) + line(Point(20, -20), Point(-20, 20))
    case .warning:
      return triangle(width: 90, from: -40, to: 40) + line(Point(0, -20), Point(0, 20))
        + Path.circle(Point(0, 30), radius: 2)
    case .information:
      return ring + Path.circle(Point(0, -18), radius: 2) + line(Point(0, -4), Point(0, 20))
    case .question:
      return ring + hook.scaled(1.54) + Path.circle(Point(0, 21), radius: 2)
    }
  }

  /// The curve of a question mark in a ring of radius 26.
  private static let hook = Path([
    .move(Point(-8, -6.5)),
    .curve(Point(-8, -17.5), Point(8.5, -17), Point(8, -6.5)),
    .curve(Point(7.8, -1.5), Point(0, -0.5), Point(0, 5)),
  ])

  private static func triangle(width: Double, from top: Double, to bottom: Double) -> Path {
    Path([
      .move(Point(0, top)), .line(Point(width / 2, bottom)), .line(Point(-width / 2, bottom)),
      .close,
    ])
  }

  private static func line(_ points: Point...) -> Path {
    Path(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
  }

  /// A line so short that its round caps make it a dot a little larger than the stroke is wide.
  private static func dot(_ center: Point) -> Path {
    line(center.offset(0, -0.4), center.offset(0, 0.4))
  }
}

extension Path {
  /// The path with all coordinates multiplied.
  fileprivate func scaled(_ factor: Double) -> Path {
    mapped { Point($0.x * factor, $0.y * factor) }
  }
}
