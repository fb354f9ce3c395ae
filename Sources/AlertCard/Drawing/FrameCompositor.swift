import AlertCore
import CX11

/// Composes frames: the dimmed screen and the card in its pose, into a cover's back surface.
final class FrameCompositor {
  private let connection: DisplayConnection
  private let cover: CoverWindow
  private let dim: Color
  private var last: (pose: Pose, card: Rect)?

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
  ///   - damage: What has changed on the card's picture, in pixels from the card's corner.
  /// - Returns: The rectangle of the cover that has changed.
  func compose(_ card: CardPicture?, at frame: Rect, _ pose: Pose, damage: Rect?) -> Rect? {
    let bounds = card.map { $0.bounds.offset(frame.x, frame.y) } ?? Rect(0, 0, 0, 0)
    let place = pose.place(bounds, around: frame.center)
    guard let region = region(pose, place, frame, damage) else { return nil }
    last = (pose, place)
    clip(to: region)
    composeBase(region, pose.cover)
    if let card, pose.opacity > 0 { blend(card, to: place, pose) }
    return region
  }

  /// What has to be composed: everything, both places of the card, or what has changed on it.
  private func region(_ pose: Pose, _ place: Rect, _ frame: Rect, _ damage: Rect?) -> Rect? {
    let screen = Rect(0, 0, cover.size.width, cover.size.height)
    guard let last, last.pose.cover == pose.cover else { return screen }
    let changed: Rect
    if last.pose != pose || last.card != place {
      changed = last.card.union(place)
    } else if let damage {
      changed = pose.place(damage.offset(frame.x, frame.y), around: frame.center)
    } else {
      return nil
    }
    // One pixel more for what a filter reads beyond an edge.
    let region = changed.inset(by: -1).roundedOut.intersection(screen)
    return region.isEmpty ? nil : region
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

  private func blend(_ card: CardPicture, to place: Rect, _ pose: Pose) {
    let target = place.roundedOut
    if !pose.isPlain { setTransform(card, scale: pose.scale, from: place, target) }
    if pose.opacity < 1 {
      let opacity = SolidFill(connection, Color(0xffffff, alpha: pose.opacity))
      blend(card, through: opacity.picture, to: target)
    } else {
      blend(card, through: Picture(None), to: target)
    }
    if !pose.isPlain { resetTransform(card) }
  }

  private func blend(_ card: CardPicture, through mask: Picture, to target: Rect) {
    XRenderComposite(
      connection.display, PictOpOver, card.surface.picture, mask, cover.back.picture, 0, 0, 0, 0,
      Int32(target.x), Int32(target.y), UInt32(target.width),
      UInt32(target.height))
  }

  /// Makes the server read the picture as if it were scaled; a transform maps from target to source.
  private func setTransform(
    _ card: CardPicture, scale: Double, from place: Rect, _ target: Rect
  ) {
    let step = 1 / max(scale, 0.001)
    var transform = Self.transform(
      step, (target.x - place.x) * step, (target.y - place.y) * step)
    XRenderSetPictureTransform(connection.display, card.surface.picture, &transform)
    XRenderSetPictureFilter(connection.display, card.surface.picture, FilterBilinear, nil, 0)
  }

  private func resetTransform(_ card: CardPicture) {
    var transform = Self.transform(1, 0, 0)
    XRenderSetPictureTransform(connection.display, card.surface.picture, &transform)
    XRenderSetPictureFilter(connection.display, card.surface.picture, FilterNearest, nil, 0)
  }

  private static func transform(_ step: Double, _ x: Double, _ y: Double) -> XTransform {
    func fixed(_ value: Double) -> XFixed { XFixed((value * 65536).rounded()) }
    return XTransform(
      matrix: (
        (fixed(step), 0, fixed(x)), (0, fixed(step), fixed(y)), (0, 0, fixed(1))
      ))
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
