import CX11

/// What Xft draws text on.
struct XftCanvas: ~Copyable {
  /// Xft's own structure.
  let draw: OpaquePointer
  private let connection: DisplayConnection

  /// Makes a canvas on a pixmap of a visual; `nil` where Xft has no memory.
  init?(
    _ connection: DisplayConnection, _ pixmap: Pixmap, _ visual: UnsafeMutablePointer<Visual>,
    _ colormap: Colormap
  ) {
    guard let draw = XftDrawCreate(connection.display, pixmap, visual, colormap) else {
      return nil
    }
    self.draw = draw
    self.connection = connection
  }

  deinit {
    connection.release { XftDrawDestroy(draw) }
  }
}
