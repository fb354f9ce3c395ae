import AlertCore
import CX11

/// How the server reads a picture: which of its points a pixel of the target shows.
struct PictureTransform {
  private var transform: XTransform

  /// Makes a transform that reads every `step`th pixel along both axes.
  init(step: Double) {
    self.init(x: Point(step, 0), y: Point(0, step), origin: Point(0, 0))
  }

  /// Makes a transform: `origin` is what the target's corner shows, `x` and `y` are how far the picture
  /// is moved on by a pixel of the target along each axis.
  init(x: Point, y: Point, origin: Point) {
    func fixed(_ value: Double) -> XFixed {
      let value = (value * 65536).rounded()
      return XFixed(min(max(Double(XFixed.min), value), Double(XFixed.max)))
    }
    transform = XTransform(
      matrix: (
        (fixed(x.x), fixed(y.x), fixed(origin.x)), (fixed(x.y), fixed(y.y), fixed(origin.y)),
        (0, 0, 0x10000)
      ))
  }

  /// Lets a picture be read so, and filtered.
  func apply(to picture: Picture, of connection: DisplayConnection) {
    var transform = transform
    XRenderSetPictureTransform(connection.display, picture, &transform)
    XRenderSetPictureFilter(connection.display, picture, FilterBilinear, nil, 0)
  }

  /// Lets a picture be read as it is.
  static func reset(_ picture: Picture, of connection: DisplayConnection) {
    var transform = PictureTransform(step: 1).transform
    XRenderSetPictureTransform(connection.display, picture, &transform)
    XRenderSetPictureFilter(connection.display, picture, FilterNearest, nil, 0)
  }
}
