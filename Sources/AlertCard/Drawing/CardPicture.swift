import AlertCore
import CX11

/// The card as a picture on the server: painted once, and again only where it has changed.
final class CardPicture {
  /// What the picture shows, in pixels from the card's top left corner.
  let bounds: Rect
  /// Premultiplied ARGB.
  let surface: Surface
  private let connection: DisplayConnection
  private let canvas: XftCanvas
  private let rasterizer: OutlineRasterizer
  private let glyphs: GlyphPainter
  private let text: PangoText
  private let maskContext: GraphicsContext
  private var painted: [CardPart.Name: CardPart] = [:]

  /// Makes a picture on which nothing stands yet.
  init(
    _ connection: DisplayConnection, bounds: Rect, visual: borrowing ArgbVisual, text: PangoText,
    rasterizer: OutlineRasterizer
  ) throws(AlertError) {
    self.connection = connection
    self.bounds = bounds
    self.text = text
    self.rasterizer = rasterizer
    glyphs = GlyphPainter(connection)
    surface = Surface(connection, size: bounds.size, format: .argb)
    guard
      let canvas = XftCanvas(connection, surface.pixmap, visual.visual, visual.colormap)
    else { throw AlertError(.missingFeature, "Xft cannot draw; is memory exhausted?") }
    self.canvas = canvas
    let mask = Surface(connection, size: Size(1, 1), format: .mask)
    maskContext = GraphicsContext(connection, mask.pixmap)
  }

  /// Gives the fonts back to the server; to be called before the display is closed.
  func closeFonts() {
    glyphs.closeFonts()
  }

  /// Paints what has changed since the last time and says where that is, `nil` for nowhere.
  func update(_ parts: [CardPart]) -> Rect? {
    var damage: Rect?
    // Everything stands on the ground: where that has changed, all the others go with it.
    if let ground = parts.first, painted[ground.name] != ground { painted = [:] }
    for part in parts where painted[part.name] != part {
      part.commands.forEach(play)
      painted[part.name] = part
      damage = damage?.union(part.bounds) ?? part.bounds
    }
    return damage
  }

  private func play(_ command: DrawCommand) {
    switch command {
    case .replace(let rect, let color): replace(rect, color)
    case .fill(let path, let color): composite(rasterizer.fill(path), color)
    case .stroke(let path, let width, let color):
      composite(rasterizer.stroke(path, width: width), color)
    case .shadow(let rect, let radius, let blur, let color):
      composite(
        ShadowRasterizer(rasterizer: rasterizer).shadow(of: rect, radius: radius, blur: blur),
        color)
    case .text(let request, let origin, let color):
      glyphs.draw(
        text.layout(request), at: origin.offset(-bounds.x, -bounds.y), color, on: canvas)
    }
  }

  private func replace(_ rect: Rect, _ color: Color) {
    let target = rect.offset(-bounds.x, -bounds.y)
    var value = XRenderColor(color)
    XRenderFillRectangle(
      connection.display, PictOpSrc, surface.picture, &value, Int32(target.x), Int32(target.y),
      UInt32(max(0, target.width)), UInt32(max(0, target.height)))
  }

  /// Lays a colour through coverage over what is there.
  private func composite(_ mask: Mask?, _ color: Color) {
    guard let mask, mask.width > 0, mask.height > 0 else { return }
    let upload = Surface(connection, size: mask.frame.size, format: .mask)
    maskContext.put(mask, on: upload.pixmap)
    let fill = SolidFill(connection, color)
    XRenderComposite(
      connection.display, PictOpOver, fill.picture, upload.picture, surface.picture, 0, 0, 0, 0,
      Int32(mask.frame.x - bounds.x), Int32(mask.frame.y - bounds.y), UInt32(mask.width),
      UInt32(mask.height))
  }
}
