/// A width and a height.
public struct Size: Hashable, Sendable {
  /// The extent along x.
  public var width: Double
  /// The extent along y.
  public var height: Double

  /// Makes a size.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  public static let zero = Size(0, 0)
}
