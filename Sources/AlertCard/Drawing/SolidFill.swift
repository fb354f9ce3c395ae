import AlertCore
import CX11

/// A picture of one colour without an edge.
struct SolidFill: ~Copyable {
  /// The picture.
  let picture: Picture
  private let connection: DisplayConnection

  /// Makes a picture of a colour.
  init(_ connection: DisplayConnection, _ color: Color) {
    self.connection = connection
    var value = XRenderColor(color)
    picture = XRenderCreateSolidFill(connection.display, &value)
  }

  deinit {
    XRenderFreePicture(connection.display, picture)
  }
}

extension XRenderColor {
  /// A colour as XRender wants it: premultiplied, 16 bits a component.
  init(_ color: Color) {
    // Rounded to 8 bits, which a server would else do by cutting the rest off.
    func component(_ value: Double) -> UInt16 {
      UInt16((min(max(value * color.alpha, 0), 1) * 255).rounded()) * 257
    }
    self.init(
      red: component(color.red), green: component(color.green), blue: component(color.blue),
      alpha: UInt16((min(max(color.alpha, 0), 1) * 255).rounded()) * 257)
  }
}
