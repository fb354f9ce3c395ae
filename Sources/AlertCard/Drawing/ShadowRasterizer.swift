import AlertCore

/// Makes the blurred silhouette of a rectangle with round corners.
///
/// Along its straight edges a shadow looks the same everywhere, so only a small silhouette is blurred
/// and its middle row and column are repeated: the cost does not grow with the card.
struct ShadowRasterizer {
  /// What draws the silhouette.
  let rasterizer: OutlineRasterizer

  /// The coverage of a shadow; `blur` is twice the Gaussian's sigma.
  func shadow(of rect: Rect, radius: Double, blur: Double) -> Mask? {
    let sigma = blur / 2
    let reach = BoxBlur.reach(sigma: sigma)
    // Beyond this distance from a corner a row or column is like its neighbour.
    let corner = reach + Int(radius.rounded(.up))
    let full = rect.inset(by: -Double(reach)).roundedOut
    let core = Rect(
      Double(reach), Double(reach), min(rect.width.rounded(), Double(2 * corner + 1)),
      min(rect.height.rounded(), Double(2 * corner + 1)))
    guard let small = blurred(core, radius: radius, reach: reach, sigma: sigma) else { return nil }
    return small.stretched(to: full)
  }

  private func blurred(_ core: Rect, radius: Double, reach: Int, sigma: Double) -> Mask? {
    guard let shape = rasterizer.fill(.roundedRect(core, radius: radius)) else { return nil }
    let margin = Double(reach)
    var mask = Mask(
      frame: Rect(0, 0, core.width + 2 * margin, core.height + 2 * margin), coverage: [])
    mask.coverage = [UInt8](repeating: 0, count: mask.width * mask.height)
    for row in 0..<shape.height {
      let target = (row + reach) * mask.width + reach
      let source = row * shape.width
      mask.coverage.replaceSubrange(
        target..<target + shape.width, with: shape.coverage[source..<source + shape.width])
    }
    BoxBlur.apply(to: &mask.coverage, width: mask.width, height: mask.height, sigma: sigma)
    return mask
  }
}

extension Mask {
  /// The mask in a larger frame, its middle row and column repeated.
  func stretched(to target: Rect) -> Mask {
    var result = Mask(frame: target, coverage: [])
    result.coverage.reserveCapacity(result.width * result.height)
    let (columns, rows) = (result.width, result.height)
    for row in 0..<rows {
      let source = Self.source(of: row, in: rows, from: height) * width
      guard columns > width else {
        result.coverage += coverage[source..<source + min(width, columns)]
        continue
      }
      let half = width / 2
      result.coverage += coverage[source..<source + half]
      result.coverage += repeatElement(coverage[source + half], count: columns - width + 1)
      result.coverage += coverage[source + half + 1..<source + width]
    }
    return result
  }

  /// The line of a shorter extent that stands at `index` of a longer one.
  private static func source(of index: Int, in longer: Int, from shorter: Int) -> Int {
    let half = shorter / 2
    if index < half || longer <= shorter { return min(index, shorter - 1) }
    let rest = longer - index
    return rest < shorter - half ? shorter - rest : half
  }
}
