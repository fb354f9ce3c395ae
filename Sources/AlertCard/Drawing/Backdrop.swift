import AlertCore
import CX11

/// A picture of the screen as it was before the cover came, for screens without a compositor.
final class Backdrop {
  /// The picture, in the pixels of the screen's own visual.
  let surface: Surface
  private let connection: DisplayConnection

  /// Takes the picture now.
  ///
  /// Where the cover of another card still plays its exit, that one's picture is taken over: else its
  /// card would be pictured as it fades.
  init(_ connection: DisplayConnection, size: Size) {
    self.connection = connection
    surface = Surface(
      connection, size: size,
      format: .visual(
        XDefaultVisual(connection.display, connection.screen),
        depth: XDefaultDepth(connection.display, connection.screen)))
    if !copyPredecessor() { copy(connection.root) }
  }

  /// Lets the next card know of the picture: the cover owns a selection and names it in a property.
  func publish(on cover: Window) {
    let name = connection.atom(.backdrop)
    connection.setProperty(cover, name, type: Atom(XA_PIXMAP), [UInt(surface.pixmap)])
    XSetSelectionOwner(connection.display, name, cover, UInt(CurrentTime))
  }

  /// Copies the picture of the cover that came last, and says whether it still stood afterwards.
  private func copyPredecessor() -> Bool {
    let name = connection.atom(.backdrop)
    let cover = XGetSelectionOwner(connection.display, name)
    guard !connection.isLost, cover != Window(None), connection.isViewable(cover),
      let value = connection.property(cover, name, type: Atom(XA_PIXMAP))?.first
    else { return false }
    let pixmap = Drawable(value)
    guard connection.size(of: pixmap) == surface.size else { return false }
    connection.tolerating { copy(pixmap) }
    // A picture that went away meanwhile went together with its cover.
    return XGetSelectionOwner(connection.display, name) == cover
  }

  private func copy(_ source: Drawable) {
    let context = GraphicsContext(connection, surface.pixmap, includesInferiors: true)
    context.copy(
      source, to: surface.pixmap, Rect(0, 0, surface.size.width, surface.size.height))
  }
}
