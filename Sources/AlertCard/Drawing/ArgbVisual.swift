import CX11

/// The visual of 32-bit pixels with opacity, and a colour map for it.
struct ArgbVisual: ~Copyable {
  /// The visual.
  let visual: UnsafeMutablePointer<Visual>
  /// The colour map that windows of the visual need.
  let colormap: Colormap
  private let connection: DisplayConnection

  /// Looks for the visual; throws where the server has none or cannot blend.
  init(_ connection: DisplayConnection) throws(AlertError) {
    var info = XVisualInfo()
    var (event, error): (Int32, Int32) = (0, 0)
    guard XRenderQueryExtension(connection.display, &event, &error) != 0,
      XMatchVisualInfo(connection.display, connection.screen, 32, TrueColor, &info) != 0,
      let visual = info.visual
    else {
      try connection.check()
      throw AlertError(
        .missingFeature,
        "the X server has no RENDER extension or no 32-bit visual; use a server that has both")
    }
    self.visual = visual
    self.connection = connection
    colormap = XCreateColormap(connection.display, connection.root, visual, AllocNone)
  }

  deinit {
    connection.release { _ = XFreeColormap(connection.display, colormap) }
  }
}
