import AlertCore
import CX11

/// A pixmap on the server with the picture that draws on it.
struct Surface: ~Copyable {
  /// What kind of pixels a surface has.
  enum Format {
    /// Premultiplied ARGB, 32 bits.
    case argb
    /// Coverage, 8 bits.
    case mask
    /// The pixels of windows of a visual.
    case visual(UnsafeMutablePointer<Visual>?, depth: Int32)
  }

  /// The largest extent that the protocol's coordinates reach.
  static let limit = 32767.0

  /// The pixmap.
  let pixmap: Pixmap
  /// The picture.
  let picture: Picture
  /// The size in pixels.
  let size: Size
  private let connection: DisplayConnection

  /// Makes a surface; what stands on it is undefined.
  init(_ connection: DisplayConnection, size: Size, format: Format) {
    self.connection = connection
    self.size = Size(
      min(max(1, size.width), Self.limit), min(max(1, size.height), Self.limit))
    let display = connection.display
    let depth: Int32
    let pictureFormat: UnsafeMutablePointer<XRenderPictFormat>?
    switch format {
    case .argb:
      depth = 32
      pictureFormat = XRenderFindStandardFormat(display, Int32(PictStandardARGB32))
    case .mask:
      depth = 8
      pictureFormat = XRenderFindStandardFormat(display, Int32(PictStandardA8))
    case .visual(let visual, let visualDepth):
      depth = visualDepth
      pictureFormat = XRenderFindVisualFormat(display, visual)
    }
    pixmap = XCreatePixmap(
      display, connection.root, UInt32(self.size.width), UInt32(self.size.height), UInt32(depth))
    // The library reads the format without a look; there is none where the server has gone.
    if let pictureFormat {
      picture = XRenderCreatePicture(display, pixmap, pictureFormat, 0, nil)
    } else {
      picture = Picture(None)
    }
  }

  deinit {
    XRenderFreePicture(connection.display, picture)
    XFreePixmap(connection.display, pixmap)
  }
}
