/// Reads a TrueType file as its specification says, independently of what wrote it.
struct FontReader {
  /// Where a table is.
  struct Table: Equatable {
    /// Its sum, as the list says it.
    var checksum: UInt32
    /// Where it begins in the file.
    var offset: Int
    /// How many bytes it has.
    var length: Int
  }

  /// The whole file.
  let bytes: [UInt8]
  /// The tables by their names, in the order of the file.
  let tables: [(tag: String, table: Table)]

  /// Reads the list of tables.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tables = (0..<Self.short(bytes, 4)).map { index in
      let entry = 12 + 16 * index
      return (
        String(decoding: bytes[entry..<entry + 4], as: UTF8.self),
        Table(
          checksum: UInt32(Self.long(bytes, entry + 4)), offset: Self.long(bytes, entry + 8),
          length: Self.long(bytes, entry + 12))
      )
    }
  }

  private static func short(_ bytes: [UInt8], _ offset: Int) -> Int {
    Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  private static func long(_ bytes: [UInt8], _ offset: Int) -> Int {
    short(bytes, offset) << 16 | short(bytes, offset + 2)
  }

  private func start(_ tag: String) -> Int { tables.first { $0.tag == tag }?.table.offset ?? -1 }

  /// A number of 16 bits in a table.
  func number(_ tag: String, _ offset: Int) -> Int { Self.short(bytes, start(tag) + offset) }

  /// A number of 16 bits with a sign.
  func signed(_ tag: String, _ offset: Int) -> Int {
    Int(Int16(truncatingIfNeeded: number(tag, offset)))
  }

  /// A number of 32 bits in a table.
  func longNumber(_ tag: String, _ offset: Int) -> Int { Self.long(bytes, start(tag) + offset) }

  /// The sum of a part of the file as numbers of 32 bits.
  func sum(_ range: Range<Int>) -> UInt32 {
    stride(from: range.lowerBound, to: range.upperBound, by: 4).reduce(0) {
      $0 &+ UInt32(Self.long(bytes, $1))
    }
  }

  /// How many glyphs there are.
  var glyphCount: Int { number("maxp", 4) }

  /// Where a glyph's outline begins in its table.
  func location(_ glyph: Int) -> Int { longNumber("loca", 4 * glyph) }

  /// How far the pen goes on after a glyph.
  func advance(_ glyph: Int) -> Int { number("hmtx", 4 * glyph) }

  /// The glyph of a character, 0 for none.
  func glyph(_ character: Unicode.Scalar) -> Int {
    let map = longNumber("cmap", 8)
    let count = number("cmap", map + 6) / 2
    let code = Int(character.value)
    for run in 0..<count where number("cmap", map + 14 + 2 * run) >= code {
      let first = number("cmap", map + 16 + 2 * (count + run))
      let delta = number("cmap", map + 16 + 2 * (2 * count + run))
      return first <= code ? (code + delta) & 0xffff : 0
    }
    return 0
  }

  /// The corners of a glyph, contour by contour.
  func contours(_ glyph: Int) -> [[(x: Int, y: Int)]] {
    let start = location(glyph)
    guard location(glyph + 1) > start else { return [] }
    let ends = (0..<number("glyf", start)).map { number("glyf", start + 10 + 2 * $0) }
    let count = (ends.last ?? -1) + 1
    // No instructions, a byte of flags for each corner, and differences of two bytes.
    let flags = start + 10 + 2 * ends.count + 2
    func places(_ offset: Int) -> [Int] {
      var place = 0
      return (0..<count).map {
        place += signed("glyf", offset + 2 * $0)
        return place
      }
    }
    let corners = zip(places(flags + count), places(flags + 3 * count)).map { (x: $0, y: $1) }
    return zip([-1] + ends, ends).map { Array(corners[($0 + 1)...$1]) }
  }
}
