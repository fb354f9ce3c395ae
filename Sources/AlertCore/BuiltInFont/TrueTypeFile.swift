/// A font file that is made of outlines: the tables that a reader of TrueType asks for.
struct TrueTypeFile {
  /// The glyphs; the first stands for what is missing.
  let glyphs: [GlyphOutline]
  /// Which glyph a character has.
  let characters: [Unicode.Scalar: Int]
  /// Whether the font is the bold one of its family.
  let isBold: Bool

  /// The units of an em.
  static let unitsPerEm = 1000

  /// The whole file.
  var bytes: [UInt8] {
    let (glyf, loca) = outlineTables
    let tables: [(tag: String, bytes: [UInt8])] = [
      ("OS/2", windowsMetrics), ("cmap", characterMap), ("glyf", glyf), ("head", head),
      ("hhea", horizontalHeader), ("hmtx", horizontalMetrics), ("loca", loca),
      ("maxp", profile), ("name", names), ("post", postScript),
    ]
    var offset = 12 + 16 * tables.count
    var directory = BigEndianBytes()
    directory.add(long: 0x0001_0000)
    // For a binary search: 8 tables are the most that are a power of two.
    for number in [tables.count, 8 * 16, 3, (tables.count - 8) * 16] {
      directory.add(short: number)
    }
    var body: [UInt8] = []
    var headOffset = 0
    for table in tables {
      if table.tag == "head" { headOffset = offset }
      directory.add(text: table.tag)
      directory.add(long: Int(Self.checksum(table.bytes)))
      directory.add(long: offset)
      directory.add(long: table.bytes.count)
      let padding = (4 - table.bytes.count % 4) % 4
      body += table.bytes + [UInt8](repeating: 0, count: padding)
      offset += table.bytes.count + padding
    }
    var file = directory.bytes + body
    var adjustment = BigEndianBytes()
    adjustment.add(long: Int(0xb1b0_afba &- Self.checksum(file)))
    file.replaceSubrange(headOffset + 8..<headOffset + 12, with: adjustment.bytes)
    return file
  }

  /// The sum of a table as numbers of 32 bits.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0
    for (index, byte) in bytes.enumerated() {
      sum &+= UInt32(byte) << UInt32(8 * (3 - index % 4))
    }
    return sum
  }

  // MARK: Outlines

  /// The glyphs, and where each of them begins.
  private var outlineTables: (glyf: [UInt8], loca: [UInt8]) {
    var glyf = BigEndianBytes()
    var loca = BigEndianBytes()
    for glyph in glyphs {
      loca.add(long: glyf.bytes.count)
      glyf.add(glyph)
    }
    loca.add(long: glyf.bytes.count)
    return (glyf.bytes, loca.bytes)
  }

  /// The smallest box around all glyphs.
  var box: GlyphBox { GlyphBox(glyphs.flatMap(\.corners)) }

  private var horizontalMetrics: [UInt8] {
    var table = BigEndianBytes()
    for glyph in glyphs {
      table.add(short: glyph.advance)
      table.add(short: GlyphBox(glyph.corners).left)
    }
    return table.bytes
  }

  // MARK: Characters

  /// Runs of neighbours among the characters, as the table of format 4 wants them.
  private var characterRuns: [(first: Int, last: Int, glyph: Int)] {
    var runs: [(first: Int, last: Int, glyph: Int)] = []
    for (character, glyph) in characters.sorted(by: { $0.key < $1.key }) {
      let code = Int(character.value)
      if let run = runs.last, run.last + 1 == code, run.glyph + code - run.first == glyph {
        runs[runs.count - 1].last = code
      } else {
        runs.append((code, code, glyph))
      }
    }
    return runs + [(0xffff, 0xffff, 0)]
  }

  private var characterMap: [UInt8] {
    let runs = characterRuns
    var power = 1
    var exponent = 0
    while power * 2 <= runs.count { (power, exponent) = (power * 2, exponent + 1) }
    var table = BigEndianBytes()
    // One table, for Unicode as Windows and as others name it.
    for number in [0, 2, 0, 3, 0, 20, 3, 1, 0, 20] { table.add(short: number) }
    for number in [
      4, 16 + 8 * runs.count, 0, 2 * runs.count, 2 * power, exponent, 2 * (runs.count - power),
    ] { table.add(short: number) }
    for run in runs { table.add(short: run.last) }
    table.add(short: 0)
    for run in runs { table.add(short: run.first) }
    for run in runs { table.add(short: run.glyph == 0 ? 1 : run.glyph - run.first) }
    for _ in runs { table.add(short: 0) }
    return table.bytes
  }
}
