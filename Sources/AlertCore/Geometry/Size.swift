/// A width and a height.
package struct Size: Hashable, Sendable {
  /// The extent along x.
  package var width: Double
  /// The extent along y.
  package var height: Double

  /// Makes a size.
  package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  package static let zero = Size(0, 0)
}
