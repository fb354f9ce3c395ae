/// The tables that say what the font is and how large its glyphs are.
extension TrueTypeFile {
  private static let weights = (regular: 400, bold: 700)

  /// The table of the whole font: its em, its box and its style.
  var head: [UInt8] {
    let box = box
    var table = BigEndianBytes()
    table.add(long: 0x0001_0000)
    table.add(long: 0x0001_0000)
    // The sum over the file comes here once it is there.
    table.add(long: 0)
    table.add(long: 0x5f0f_3cf5)
    // The base line is at 0, the left side bearing is the glyph's left.
    table.add(short: 3)
    table.add(short: Self.unitsPerEm)
    for _ in 0..<4 { table.add(long: 0) }
    for number in [box.left, box.bottom, box.right, box.top, isBold ? 1 : 0, 8, 2, 1, 0] {
      table.add(short: number)
    }
    return table.bytes
  }

  /// The height of lines, and how many glyphs have a width.
  var horizontalHeader: [UInt8] {
    let box = box
    let boxes = glyphs.map { (GlyphBox($0.corners), $0.advance) }
    var table = BigEndianBytes()
    table.add(long: 0x0001_0000)
    for number in [
      BuiltInFont.ascent, -BuiltInFont.descent, 0, glyphs.map(\.advance).max() ?? 0, box.left,
      boxes.map { $1 - $0.right }.min() ?? 0, box.right, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.count,
    ] { table.add(short: number) }
    return table.bytes
  }

  /// The most that a reader has to be ready for.
  var profile: [UInt8] {
    var table = BigEndianBytes()
    table.add(long: 0x0001_0000)
    for number in [
      glyphs.count, glyphs.map(\.corners.count).max() ?? 0, glyphs.map(\.contours.count).max() ?? 0,
      0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    ] { table.add(short: number) }
    return table.bytes
  }

  /// The weight, the lengths and the characters, as one asks for them who chooses a font.
  var windowsMetrics: [UInt8] {
    let codes = characters.keys.map { Int($0.value) }
    let inked = glyphs.filter { $0.advance > 0 }
    var table = BigEndianBytes()
    for number in [
      4, inked.map(\.advance).reduce(0, +) / max(1, inked.count),
      isBold ? Self.weights.bold : Self.weights.regular, 5, 0,
      // Subscripts, superscripts and the line through letters.
      650, 600, 0, 75, 650, 600, 0, 350, 60, 280, 0,
    ] { table.add(short: number) }
    // A sans serif; the rest is not said.
    table.add(bytes: [2, 11, UInt8(isBold ? 8 : 5), 0, 0, 0, 0, 0, 0, 0])
    // Basic Latin, Latin-1, Latin Extended-A and marks.
    for number in [0b100_0111, 0, 0, 0] { table.add(long: number) }
    table.add(text: "NONE")
    for number in [
      isBold ? 0x20 : 0x40, codes.min() ?? 0, codes.max() ?? 0, BuiltInFont.ascent,
      -BuiltInFont.descent, 0, BuiltInFont.ascent, BuiltInFont.descent,
    ] { table.add(short: number) }
    // The code pages of Latin letters for the west, the middle of Europe and Turkish.
    table.add(long: 0b1_0011)
    table.add(long: 0)
    for number in [526, 726, 0, 32, 1] { table.add(short: number) }
    return table.bytes
  }

  /// What printers are told; glyphs have no names.
  var postScript: [UInt8] {
    var table = BigEndianBytes()
    table.add(long: 0x0003_0000)
    table.add(long: 0)
    table.add(short: -120)
    table.add(short: 70)
    for _ in 0..<5 { table.add(long: 0) }
    return table.bytes
  }

  /// The names of the family and the face.
  var names: [UInt8] {
    let style = isBold ? "Bold" : "Regular"
    let family = BuiltInFont.family
    let plain = String(family.filter { $0.isLetter })
    let records = [
      (1, family), (2, style), (3, "\(family) \(style)"), (4, "\(family) \(style)"),
      (5, "Version 1.0"), (6, "\(plain)-\(style)"),
    ]
    var table = BigEndianBytes()
    for number in [0, records.count, 6 + 12 * records.count] { table.add(short: number) }
    var texts: [UInt8] = []
    for (number, text) in records {
      for value in [3, 1, 0x409, number, 2 * text.utf16.count, texts.count] {
        table.add(short: value)
      }
      texts += text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
    }
    table.add(bytes: texts)
    return table.bytes
  }
}
