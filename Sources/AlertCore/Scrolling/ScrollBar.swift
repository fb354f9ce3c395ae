/// A scroll bar: what it stands for, and where its thumb is.
package struct ScrollBar: Equatable, Sendable {
  /// What the thumb moves along, in pixels from the card's top left corner.
  package var track: Rect
  /// How far beside the track it can still be grasped.
  var reach: Double

  /// The shortest thumb, as a multiple of the bar's width.
  private static let shortest = 4.0

  /// The part of the card that grasps the bar.
  package var area: Rect {
    Rect(track.x - reach, track.y, track.width + 2 * reach, track.height)
  }

  /// The thumb where a box of a height shows what lies at a distance from the beginning of `whole`.
  func thumb(at distance: Double, box: Double, whole: Double) -> Rect {
    let length = length(box: box, whole: whole)
    let most = max(1, whole - box)
    let share = min(max(distance / most, 0), 1)
    return Rect(
      track.x, track.y + ((track.height - length) * share).rounded(), track.width, length)
  }

  /// The distance at which the thumb has its upper edge at `top`.
  func distance(at top: Double, box: Double, whole: Double) -> Double {
    let room = track.height - length(box: box, whole: whole)
    guard room > 0 else { return 0 }
    return min(max((top - track.y) / room, 0), 1) * max(0, whole - box)
  }

  private func length(box: Double, whole: Double) -> Double {
    let least = min(Self.shortest * track.width, track.height / 2)
    return max(least, track.height * box / max(whole, 1)).rounded()
  }
}
