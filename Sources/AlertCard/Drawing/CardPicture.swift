import AlertCore
import CX11

/// The card as a picture on the server: painted once, and again only where it has changed.
final class CardPicture {
  /// What the picture shows, in pixels from the card's top left corner.
  let bounds: Rect
  /// Premultiplied ARGB.
  let surface: Surface
  private let connection: DisplayConnection
  private let rasterizer: OutlineRasterizer
  private let glyphs: GlyphPainter
  private let text: PangoText
  private let maskContext: GraphicsContext
  private var painted: [CardPart.Name: CardPart] = [:]
  /// Whether text stands on what hides everything beneath.
  private var isOpaque = false
  private var masks: [Shape: UploadedMask] = [:]

  /// Makes a picture on which nothing stands yet.
  init(
    _ connection: DisplayConnection, bounds: Rect, text: PangoText, rasterizer: OutlineRasterizer
  ) {
    self.connection = connection
    self.bounds = bounds
    self.text = text
    self.rasterizer = rasterizer
    glyphs = GlyphPainter(connection)
    surface = Surface(connection, size: bounds.size, format: .argb)
    let mask = Surface(connection, size: Size(1, 1), format: .mask)
    maskContext = GraphicsContext(connection, mask.pixmap)
  }

  /// Gives the fonts back to the server; to be called before the display is closed.
  func closeFonts() {
    glyphs.closeFonts()
  }

  /// Paints what has changed since the last time and says where that is, `nil` for nowhere.
  func update(_ parts: [CardPart]) -> Rect? {
    if !keepsItsPlaces(parts) { painted = [:] }
    isOpaque = parts.first?.isOpaque ?? false
    var damage: Rect?
    for part in parts where painted[part.name] != part {
      if painted[part.name] == nil {
        clip(to: part.bounds)
        play(part.commands)
      } else {
        paintAgain(part.bounds, parts)
      }
      painted[part.name] = part
      damage = damage?.union(part.bounds) ?? part.bounds
    }
    return damage
  }

  /// Whether the ground is the one that is painted, with the same parts on it at the same places.
  private func keepsItsPlaces(_ parts: [CardPart]) -> Bool {
    guard let ground = parts.first, painted[ground.name] == ground else { return false }
    let places = Dictionary(uniqueKeysWithValues: parts.map { ($0.name, $0.bounds) })
    return painted.mapValues(\.bounds) == places
  }

  /// Paints a piece of the ground anew, with everything that reaches into it.
  private func paintAgain(_ piece: Rect, _ parts: [CardPart]) {
    for part in parts {
      let shared = part.bounds.intersection(piece)
      if shared.isEmpty { continue }
      clip(to: shared)
      play(part.commands)
    }
  }

  private func play(_ commands: [DrawCommand]) {
    for command in commands where !connection.isLost { play(command) }
  }

  /// Keeps what is drawn within a part, whatever marks a text may pile up.
  private func clip(to bounds: Rect) {
    let area = bounds.offset(-self.bounds.x, -self.bounds.y)
    var rectangle = XRectangle(area)
    XRenderSetPictureClipRectangles(
      connection.display, surface.picture, 0, 0, &rectangle, 1)
  }

  private func play(_ command: DrawCommand) {
    switch command {
    case .replace(let rect, let color): fill(rect, color, PictOpSrc)
    case .lay(let rect, let color): fill(rect, color, PictOpOver)
    case .fill(let path, let color):
      composite(.fill(path), color) { rasterizer.fill(path) }
    case .stroke(let path, let width, let color):
      composite(.stroke(path, width), color) { rasterizer.stroke(path, width: width) }
    case .shadow(let rect, let radius, let blur, let color):
      composite(.shadow(rect, radius, blur), color) {
        ShadowRasterizer(rasterizer: rasterizer).shadow(of: rect, radius: radius, blur: blur)
      }
    case .text(let request, let origin, let color):
      glyphs.draw(
        text.layout(request), at: origin.offset(-bounds.x, -bounds.y), color, on: surface,
        isOpaque: isOpaque)
    }
  }

  private func fill(_ rect: Rect, _ color: Color, _ operation: Int32) {
    let target = rect.offset(-bounds.x, -bounds.y)
    var value = XRenderColor(color)
    XRenderFillRectangle(
      connection.display, operation, surface.picture, &value, Int32(target.x), Int32(target.y),
      UInt32(max(0, target.width)), UInt32(max(0, target.height)))
  }

  /// Lays a colour through the coverage of a shape over what is there.
  private func composite(_ shape: Shape, _ color: Color, _ rasterize: () -> Mask?) {
    guard let mask = masks[shape] ?? upload(rasterize(), for: shape) else { return }
    let fill = SolidFill(connection, color)
    XRenderComposite(
      connection.display, PictOpOver, fill.picture, mask.surface.picture, surface.picture, 0, 0, 0,
      0, Int32(mask.frame.x - bounds.x), Int32(mask.frame.y - bounds.y),
      UInt32(mask.frame.width), UInt32(mask.frame.height))
  }

  /// Sends coverage to the server and keeps it there: a button is painted often, its shape is not.
  private func upload(_ mask: Mask?, for shape: Shape) -> UploadedMask? {
    guard let mask, mask.width > 0, mask.height > 0 else { return nil }
    // The parts of an icon that draws itself are never asked for again.
    if masks.count >= Self.limit { masks = [:] }
    let uploaded = UploadedMask(
      mask.frame, Surface(connection, size: mask.frame.size, format: .mask))
    maskContext.put(mask, on: uploaded.surface.pixmap)
    masks[shape] = uploaded
    return uploaded
  }

  /// What coverage is of.
  private enum Shape: Hashable {
    case fill(Path)
    case stroke(Path, Double)
    case shadow(Rect, Double, Double)
  }

  /// Coverage on the server.
  private final class UploadedMask {
    let frame: Rect
    let surface: Surface

    init(_ frame: Rect, _ surface: consuming Surface) {
      self.frame = frame
      self.surface = surface
    }
  }

  /// How many masks are kept.
  private static let limit = 128
}
