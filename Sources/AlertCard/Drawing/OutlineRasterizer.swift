import AlertCore
import CX11

/// Turns paths into coverage with FreeType, whose rasteriser also draws the glyphs.
///
/// FreeType's y axis points up and its coordinates are 26.6 fixed point.
final class OutlineRasterizer {
  private let library: FT_Library
  private let stroker: FT_Stroker

  /// Makes a rasteriser; fails where FreeType has no memory.
  init() throws(AlertError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { throw Self.failure }
    var stroker: FT_Stroker?
    guard FT_Stroker_New(library, &stroker) == 0, let stroker else {
      FT_Done_FreeType(library)
      throw Self.failure
    }
    self.library = library
    self.stroker = stroker
  }

  deinit {
    FT_Stroker_Done(stroker)
    FT_Done_FreeType(library)
  }

  private static var failure: AlertError {
    AlertError(.missingFeature, "FreeType cannot be used to draw shapes; is memory exhausted?")
  }

  /// The coverage of a path's inside by the non-zero rule; `nil` where there is nothing to cover.
  func fill(_ path: Path) -> Mask? {
    mask(in: path.bounds) { frame in
      self.outline(of: path, height: frame.maxY, left: frame.x)
    }
  }

  /// The coverage of a line along a path with round caps and joins.
  func stroke(_ path: Path, width: Double) -> Mask? {
    mask(in: path.bounds.inset(by: -(width / 2 + 1))) { frame in
      self.strokeOutline(of: path, width: width, height: frame.maxY, left: frame.x)
    }
  }

  // MARK: Outlines

  /// An outline together with the library that frees it.
  private struct Outline: ~Copyable {
    var value: FT_Outline
    let library: FT_Library

    init?(_ library: FT_Library, points: Int, contours: Int) {
      guard points <= 32000 else { return nil }
      var value = FT_Outline()
      guard FT_Outline_New(library, FT_UInt(points), FT_Int(contours), &value) == 0 else {
        return nil
      }
      self.value = value
      self.library = library
    }

    deinit {
      // FreeType only reads the structure, but takes it by a mutable pointer.
      var copy = value
      FT_Outline_Done(library, &copy)
    }
  }

  private static func fixed(_ value: Double) -> FT_Pos { FT_Pos((value * 64).rounded()) }

  private static func vector(_ point: Point, height: Double, left: Double) -> FT_Vector {
    FT_Vector(x: fixed(point.x - left), y: fixed(height - point.y))
  }

  private func outline(of path: Path, height: Double, left: Double) -> Outline? {
    // The tags of FreeType: 1 lies on the outline, 2 controls a cubic curve.
    var points: [(FT_Vector, UInt8)] = []
    var ends: [Int] = []
    func endContour() {
      if points.count > (ends.last ?? -1) + 1 { ends.append(points.count - 1) }
    }
    func add(_ point: Point, _ tag: UInt8) {
      points.append((Self.vector(point, height: height, left: left), tag))
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        endContour()
        add(p, 1)
      case .line(let p): add(p, 1)
      case .curve(let a, let b, let p):
        add(a, 2)
        add(b, 2)
        add(p, 1)
      case .close: endContour()
      }
    }
    endContour()
    guard let outline = Outline(library, points: points.count, contours: ends.count) else {
      return nil
    }
    for (index, (vector, tag)) in points.enumerated() {
      outline.value.points[index] = vector
      // The element types differ between FreeType's versions.
      outline.value.tags[index] = .init(truncatingIfNeeded: tag)
    }
    for (index, end) in ends.enumerated() {
      outline.value.contours[index] = .init(truncatingIfNeeded: end)
    }
    return outline
  }

  private func strokeOutline(
    of path: Path, width: Double, height: Double, left: Double
  ) -> Outline? {
    FT_Stroker_Set(
      stroker, Self.fixed(width / 2), FT_STROKER_LINECAP_ROUND, FT_STROKER_LINEJOIN_ROUND, 0)
    for part in path.parts {
      draw(part) { Self.vector($0, height: height, left: left) }
    }
    var (points, contours): (FT_UInt, FT_UInt) = (0, 0)
    guard FT_Stroker_GetCounts(stroker, &points, &contours) == 0,
      var outline = Outline(library, points: Int(points), contours: Int(contours))
    else { return nil }
    outline.value.n_points = 0
    outline.value.n_contours = 0
    FT_Stroker_Export(stroker, &outline.value)
    return outline
  }

  /// Sends one part of a path through the stroker.
  private func draw(_ part: Path.Part, _ vector: (Point) -> FT_Vector) {
    guard Self.isLongEnough(part, vector) else { return }
    var start = vector(part.start)
    FT_Stroker_BeginSubPath(stroker, &start, part.isClosed ? 0 : 1)
    for element in part.elements {
      switch element {
      case .line(let p), .move(let p):
        var to = vector(p)
        FT_Stroker_LineTo(stroker, &to)
      case .curve(let a, let b, let p):
        var (first, second, to) = (vector(a), vector(b), vector(p))
        FT_Stroker_CubicTo(stroker, &first, &second, &to)
      case .close: break
      }
    }
    FT_Stroker_EndSubPath(stroker)
  }

  /// Whether the stroker will draw anything of a part.
  ///
  /// It passes over lines without length and curves whose points are each next to the one before, and it
  /// crashes at the end of a part in which it has passed over everything.
  private static func isLongEnough(_ part: Path.Part, _ vector: (Point) -> FT_Vector) -> Bool {
    var pen = vector(part.start)
    for element in part.elements {
      switch element {
      case .line(let p), .move(let p):
        let to = vector(p)
        if to.x != pen.x || to.y != pen.y { return true }
      case .curve(let a, let b, let p):
        for to in [vector(a), vector(b), vector(p)] {
          if abs(to.x - pen.x) > 1 || abs(to.y - pen.y) > 1 { return true }
          pen = to
        }
      case .close: break
      }
    }
    return false
  }

  // MARK: Coverage

  private func mask(in bounds: Rect, _ make: (Rect) -> Outline?) -> Mask? {
    let frame = bounds.roundedOut
    guard frame.width > 0, frame.height > 0, frame.width * frame.height < 0x1000_0000,
      var outline = make(frame)
    else { return nil }
    var mask = Mask(frame: frame, coverage: [])
    mask.coverage = [UInt8](repeating: 0, count: mask.width * mask.height)
    let (width, height) = (mask.width, mask.height)
    let isDrawn = mask.coverage.withUnsafeMutableBufferPointer { buffer in
      var bitmap = FT_Bitmap()
      bitmap.rows = UInt32(height)
      bitmap.width = UInt32(width)
      bitmap.pitch = Int32(width)
      bitmap.buffer = buffer.baseAddress
      bitmap.num_grays = 256
      bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      return FT_Outline_Get_Bitmap(library, &outline.value, &bitmap) == 0
    }
    return isDrawn ? mask : nil
  }
}
