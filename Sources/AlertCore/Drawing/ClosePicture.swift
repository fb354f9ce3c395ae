/// What a close button shows.
public enum ClosePicture: String, CaseIterable, Sendable {
  /// A cross.
  case cross
  /// A cross in a ring.
  case ring
  /// A cross cut out of a disc.
  case disc

  /// What draws the picture in the middle of a square box, with a pen of a width.
  ///
  /// `ground` is the colour on which the button stands.
  func commands(in box: Rect, stroke: Double, _ color: Color, ground: Color) -> [DrawCommand] {
    let center = box.center
    let round = Path.circle(center, radius: box.height * 0.34)
    let isRound = self != .cross
    let reach = box.height * (isRound ? 0.13 : 0.19)
    let cross = Path([
      .move(center.offset(-reach, -reach)), .line(center.offset(reach, reach)),
      .move(center.offset(reach, -reach)), .line(center.offset(-reach, reach)),
    ])
    switch self {
    case .cross: return [.stroke(cross, width: stroke, color)]
    case .ring:
      return [.stroke(round, width: stroke, color), .stroke(cross, width: stroke, color)]
    case .disc: return [.fill(round, color), .stroke(cross, width: stroke, ground)]
    }
  }
}
