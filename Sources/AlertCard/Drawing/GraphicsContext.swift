import AlertCore
import CX11

/// A graphics context of the core protocol, for copying and for sending pixels.
struct GraphicsContext: ~Copyable {
  /// Xlib's own structure.
  let gc: GC
  private let connection: DisplayConnection

  /// Makes a context for drawables of the same root and depth as `drawable`.
  ///
  /// Copies send no exposures, and take what child windows show along if `includesInferiors`.
  init(_ connection: DisplayConnection, _ drawable: Drawable, includesInferiors: Bool = false) {
    self.connection = connection
    var values = XGCValues()
    values.graphics_exposures = False
    values.subwindow_mode = includesInferiors ? IncludeInferiors : ClipByChildren
    gc = XCreateGC(
      connection.display, drawable, UInt(GCGraphicsExposures | GCSubwindowMode), &values)
  }

  deinit {
    XFreeGC(connection.display, gc)
  }

  /// Copies a rectangle from one drawable to the same place of another.
  func copy(_ source: Drawable, to target: Drawable, _ rect: Rect) {
    XCopyArea(
      connection.display, source, target, gc, Int32(rect.x), Int32(rect.y), UInt32(rect.width),
      UInt32(rect.height), Int32(rect.x), Int32(rect.y))
  }

  /// Sends coverage to a pixmap of depth 8.
  func put(_ mask: Mask, on pixmap: Pixmap) {
    var mask = mask
    let (width, height) = (Int32(mask.width), Int32(mask.height))
    mask.coverage.withUnsafeMutableBytes { bytes in
      var image = XImage()
      image.width = width
      image.height = height
      image.format = ZPixmap
      image.data = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      image.byte_order = LSBFirst
      image.bitmap_unit = 8
      image.bitmap_bit_order = LSBFirst
      image.bitmap_pad = 8
      image.depth = 8
      image.bytes_per_line = width
      image.bits_per_pixel = 8
      guard XInitImage(&image) != 0 else { return }
      XPutImage(
        connection.display, pixmap, gc, &image, 0, 0, 0, 0, UInt32(width), UInt32(height))
    }
  }
}
