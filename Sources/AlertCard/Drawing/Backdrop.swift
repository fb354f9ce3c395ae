import AlertCore
import CX11

/// A picture of the screen as it was before the cover came, for screens without a compositor.
final class Backdrop {
  /// The picture, in the pixels of the screen's own visual.
  let surface: Surface

  /// Takes the picture now.
  init(_ connection: Connection, size: Size) {
    surface = Surface(
      connection, size: size,
      format: .visual(
        XDefaultVisual(connection.display, connection.screen),
        depth: XDefaultDepth(connection.display, connection.screen)))
    let context = GraphicsContext(connection, surface.pixmap, includesInferiors: true)
    context.copy(connection.root, to: surface.pixmap, Rect(0, 0, size.width, size.height))
  }
}
