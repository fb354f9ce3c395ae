import CX11

/// The visual of 32-bit pixels with opacity, and a colour map for it.
final class ArgbVisual {
  /// The visual.
  let visual: UnsafeMutablePointer<Visual>
  /// The colour map that windows of the visual need.
  let colormap: Colormap
  private let connection: DisplayConnection

  /// Looks for the visual; `nil` where the server has none, and then no compositor either.
  init?(_ connection: DisplayConnection) {
    var info = XVisualInfo()
    guard XMatchVisualInfo(connection.display, connection.screen, 32, TrueColor, &info) != 0,
      let visual = info.visual
    else { return nil }
    self.visual = visual
    self.connection = connection
    colormap = XCreateColormap(connection.display, connection.root, visual, AllocNone)
  }

  deinit {
    XFreeColormap(connection.display, colormap)
  }
}
