import AlertCore
import CX11

/// Composes frames: the dimmed screen and the card in its pose, into a cover's back surface.
final class FrameCompositor {
  private let connection: DisplayConnection
  private let cover: CoverWindow
  private let dim: Color
  private var last: Placing?
  private var reduced: ReducedPictures?

  /// Where the last frame had the card.
  private struct Placing: Equatable {
    var pose: Pose
    /// The card itself, at rest.
    var frame: Rect
    /// All of its picture, as it stands.
    var picture: Rect
    var monitor: Rect
  }

  /// Makes a compositor for a cover that shows nothing yet; `dim` is the cover's colour at full strength.
  init(_ connection: DisplayConnection, cover: CoverWindow, dim: Color) {
    self.connection = connection
    self.cover = cover
    self.dim = dim
  }

  /// Composes what differs from the last frame and says where that is, `nil` for nowhere.
  ///
  /// - Parameters:
  ///   - card: The card's picture; without it only the dim is composed.
  ///   - frame: The card's place on the cover at rest.
  ///   - pose: Where the card stands now.
  ///   - monitor: The part of the cover beyond which nothing of the card is drawn.
  ///   - damage: What has changed on the card's picture, in pixels from the card's corner.
  /// - Returns: The rectangle of the cover that has changed.
  func compose(
    _ card: CardPicture?, at frame: Rect, _ pose: Pose, on monitor: Rect, damage: Rect?
  ) -> Rect? {
    if damage != nil { reduced = nil }
    let bounds = card.map { $0.bounds.offset(frame.x, frame.y) } ?? Rect(0, 0, 0, 0)
    let place = pose.place(bounds, around: frame.center)
    let next = Placing(pose: pose, frame: frame, picture: place, monitor: monitor)
    guard let region = region(next, damage) else { return nil }
    last = next
    clip(to: region)
    composeBase(region, pose.cover)
    if let card {
      let area = Self.reach(of: place).intersection(monitor).intersection(region)
      blend(card, next, within: area)
    }
    return region
  }

  /// What has to be composed: everything, both places of the card, or what has changed on it.
  private func region(_ next: Placing, _ damage: Rect?) -> Rect? {
    let screen = Rect(0, 0, cover.size.width, cover.size.height)
    guard let last, last.pose.cover == next.pose.cover else { return screen }
    let changed: Rect
    if last != next {
      changed = last.picture.union(next.picture)
    } else if let damage {
      changed = next.pose.place(
        damage.offset(next.frame.x, next.frame.y), around: next.frame.center)
    } else {
      return nil
    }
    let region = Self.reach(of: changed).intersection(screen)
    return region.isEmpty ? nil : region
  }

  /// Whole pixels around a rectangle, and two more on each side for what a filter spreads.
  private static func reach(of rect: Rect) -> Rect {
    rect.inset(by: -2).roundedOut
  }

  private func clip(to region: Rect) {
    var rectangle = XRectangle(region)
    XRenderSetPictureClipRectangles(
      connection.display, cover.back.picture, 0, 0, &rectangle, 1)
  }

  private func composeBase(_ region: Rect, _ strength: Double) {
    let (x, y) = (Int32(region.x), Int32(region.y))
    let (width, height) = (UInt32(region.width), UInt32(region.height))
    var color = XRenderColor(dim.faded(strength))
    var operation = PictOpSrc
    if let backdrop = cover.backdrop?.surface.picture {
      XRenderComposite(
        connection.display, PictOpSrc, backdrop, Picture(None), cover.back.picture, x, y,
        0, 0, x, y, width, height)
      operation = PictOpOver
    }
    XRenderFillRectangle(
      connection.display, operation, cover.back.picture, &color, x, y, width, height)
  }

  /// Lays the part of the card's picture over the base that lies in an area of the cover.
  private func blend(_ card: CardPicture, _ placing: Placing, within area: Rect) {
    let (pose, frame) = (placing.pose, placing.frame)
    // What is left of a card smaller than a pixel is nothing.
    guard !area.isEmpty, pose.opacity > 0,
      max(card.bounds.width, card.bounds.height) * pose.scale >= 1
    else { return }
    let corner = Point(frame.x + card.bounds.x, frame.y + card.bounds.y)
    if pose.isPlain {
      blend(
        card.surface.picture,
        from: area.offset(-corner.x - pose.offset.x, -corner.y - pose.offset.y),
        to: area, pose.opacity)
      return
    }
    // Counted from the same point whatever the area is, so that a part of the card meets the rest.
    let start = Self.reach(of: placing.picture)
    let halvings = ReducedPictures.halvings(for: pose.scale)
    let source = reductions(of: card).picture(of: card, halvings: halvings)
    transform(pose, around: frame.center, corner: corner, Point(start.x, start.y), halvings).apply(
      to: source, of: connection)
    blend(source, from: area.offset(-start.x, -start.y), to: area, pose.opacity)
    PictureTransform.reset(source, of: connection)
  }

  private func blend(_ source: Picture, from origin: Rect, to area: Rect, _ opacity: Double) {
    func composite(_ mask: Picture) {
      XRenderComposite(
        connection.display, PictOpOver, source, mask, cover.back.picture, Int32(origin.x),
        Int32(origin.y), 0, 0, Int32(area.x), Int32(area.y), UInt32(area.width),
        UInt32(area.height))
    }
    if opacity < 1 {
      let fill = SolidFill(connection, Color(0xffffff, alpha: opacity))
      composite(fill.picture)
    } else {
      composite(Picture(None))
    }
  }

  /// What the pixels from `start` on show of the picture, whose corner at rest is `corner`.
  private func transform(
    _ pose: Pose, around center: Point, corner: Point, _ start: Point, _ halvings: Int
  ) -> PictureTransform {
    let factor = 1 / Double(1 << halvings)
    let turn = Turn(pose.angle).inverse
    let step = factor / pose.scale
    let origin = pose.origin(of: start, around: center)
    return PictureTransform(
      x: turn(Point(step, 0)), y: turn(Point(0, step)),
      origin: Point((origin.x - corner.x) * factor, (origin.y - corner.y) * factor))
  }

  private func reductions(of card: CardPicture) -> ReducedPictures {
    if let reduced, reduced.isOf(card) { return reduced }
    let new = ReducedPictures(connection, of: card)
    reduced = new
    return new
  }
}

extension XRectangle {
  /// A rectangle in the protocol's range.
  init(_ rect: Rect) {
    self.init(
      x: Int16(clamping: Int(rect.x)), y: Int16(clamping: Int(rect.y)),
      width: UInt16(clamping: Int(rect.width)), height: UInt16(clamping: Int(rect.height)))
  }
}
