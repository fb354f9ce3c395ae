import Testing

@testable import AlertCore

@Suite("The built-in font")
struct BuiltInFontTests {
  static let fonts = [false, true]
  static let ascii = (0x21...0x7e).compactMap(Unicode.Scalar.init)

  @Test("A file's list of tables is true and sorted, and the sums are right", arguments: fonts)
  func tables(isBold: Bool) throws {
    let font = FontReader(BuiltInFont.file(isBold: isBold))
    let tags = font.tables.map(\.tag)
    #expect(
      tags == ["OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post"])
    #expect(font.bytes.prefix(12) == [0, 1, 0, 0, 0, 10, 0, 128, 0, 3, 0, 32])
    var end = 12 + 16 * tags.count
    for (tag, table) in font.tables {
      #expect(table.offset == end, "\(tag)")
      end += (table.length + 3) / 4 * 4
      let sum = font.sum(table.offset..<end)
      // The head's own sum is made without the one over the file.
      let extra = tag == "head" ? UInt32(font.longNumber("head", 8)) : 0
      #expect(sum &- extra == table.checksum, "\(tag)")
    }
    #expect(font.bytes.count == end)
    #expect(font.sum(0..<end) == 0xb1b0_afba)
  }

  @Test("A file is made the same every time")
  func repeatable() {
    #expect(BuiltInFont.file(isBold: true) == BuiltInFont.file(isBold: true))
    #expect(BuiltInFont.file(isBold: true) != BuiltInFont.file(isBold: false))
  }

  @Test("Glyphs follow each other, and each has ink but the spaces", arguments: fonts)
  func outlines(isBold: Bool) {
    let font = FontReader(BuiltInFont.file(isBold: isBold))
    let spaces = Set([font.glyph(" "), font.glyph("\u{a0}")])
    #expect(font.glyphCount > 300)
    #expect(font.location(0) == 0)
    for glyph in 0..<font.glyphCount {
      let contours = font.contours(glyph)
      #expect(contours.isEmpty == spaces.contains(glyph), "\(glyph)")
      #expect(contours.allSatisfy { $0.count >= 3 }, "\(glyph)")
    }
    #expect(
      font.location(font.glyphCount) == font.tables.first { $0.tag == "glyf" }?.table.length)
  }

  @Test("Every character of ASCII has a glyph of its own", arguments: fonts)
  func ascii(isBold: Bool) {
    let font = FontReader(BuiltInFont.file(isBold: isBold))
    let glyphs = Self.ascii.map(font.glyph)
    #expect(!glyphs.contains(0))
    #expect(Set(glyphs).count == 94)
    let shapes = Set(glyphs.map { "\(font.contours($0))" })
    #expect(shapes.count == 94)
    #expect(font.glyph(" ") != 0)
  }

  @Test("Letters with marks and signs of print are there, others are not")
  func others() {
    let font = FontReader(BuiltInFont.file(isBold: false))
    let latin = (0xa0...0xff).compactMap(Unicode.Scalar.init)
    let signs = Array("–—‘’“”•…€�−ĄčĐęğİıŁńőŘşŠťůżŽȘț".unicodeScalars)
    for character in latin + signs {
      #expect(font.glyph(character) != 0, "\(character)")
    }
    for character in "\u{1f}жΩ中\u{fff0}\u{ffff}".unicodeScalars {
      #expect(font.glyph(character) == 0, "\(character)")
    }
  }

  @Test("Each line of the tables is read, and no character is drawn twice")
  func source() {
    let lines = (BuiltInFont.letters + "\n" + BuiltInFont.signs).split(separator: "\n")
    let characters = lines.compactMap { $0.unicodeScalars.first }
    #expect(Set(characters).count == lines.count)
    let skeletons = BuiltInFont.skeletons
    #expect(characters.allSatisfy { skeletons[$0]?.strokes.isEmpty == false })
    let pairs = BuiltInFont.marks.split(separator: "\n").flatMap { line in
      (line.split(separator: "|").last ?? "").split(separator: " ").map(\.unicodeScalars)
    }
    #expect(pairs.count > 150)
    for pair in pairs {
      #expect(pair.count == 2)
      #expect(pair.allSatisfy { skeletons[$0] != nil }, "\(String(pair))")
    }
  }

  @Test("A skeleton that is not well written is none", arguments: ["1", "1,2,3", "a,b", "(1,2"])
  func malformed(text: String) {
    #expect(GlyphSkeleton(text.split(separator: " ")) == nil)
  }

  @Test("Glyphs stay within the height of a line and within their width", arguments: fonts)
  func bounds(isBold: Bool) {
    let font = FontReader(BuiltInFont.file(isBold: isBold))
    let (ascent, descent) = (font.signed("hhea", 4), font.signed("hhea", 6))
    #expect(ascent - descent >= 1000)
    for glyph in 0..<font.glyphCount {
      let corners = font.contours(glyph).joined()
      #expect(corners.allSatisfy { descent...ascent ~= $0.y }, "\(glyph)")
      let width = font.advance(glyph)
      // A mark stands over the letter before it.
      guard width > 0 else { continue }
      #expect(corners.allSatisfy { -40...width + 40 ~= $0.x }, "\(glyph)")
    }
  }

  @Test("Figures are of one width, and capital letters of one height", arguments: fonts)
  func alignment(isBold: Bool) {
    let font = FontReader(BuiltInFont.file(isBold: isBold))
    #expect(Set("0123456789".unicodeScalars.map { font.advance(font.glyph($0)) }).count == 1)
    for letter in "BDEFHILPTU".unicodeScalars {
      let heights = font.contours(font.glyph(letter)).joined().map(\.y)
      #expect(heights.max() == 726, "\(letter)")
      #expect(heights.min() == 0, "\(letter)")
    }
  }

  @Test("The outer edges of all strokes go clockwise", arguments: fonts)
  func direction(isBold: Bool) {
    let font = FontReader(BuiltInFont.file(isBold: isBold))
    for letter in "AEHIKLMNTVWXYZacfhiklmnrstuvwxyz1247!#%&".unicodeScalars {
      let areas = font.contours(font.glyph(letter)).map { contour in
        zip(contour, contour.dropFirst() + contour.prefix(1)).reduce(0) {
          $0 + $1.1.x * $1.0.y - $1.0.x * $1.1.y
        }
      }
      // Where there are rings, each has one edge that goes the other way, and is smaller.
      #expect(areas.reduce(0, +) > 0, "\(letter)")
      #expect("%".unicodeScalars.contains(letter) || areas.allSatisfy { $0 > 0 }, "\(letter)")
    }
  }

  @Test("The file says which face of the family it is", arguments: fonts)
  func face(isBold: Bool) {
    let font = FontReader(BuiltInFont.file(isBold: isBold))
    #expect(font.number("OS/2", 4) == (isBold ? 700 : 400))
    #expect(font.number("OS/2", 62) == (isBold ? 0x20 : 0x40))
    #expect(font.number("head", 44) == (isBold ? 1 : 0))
    #expect(font.number("head", 18) == 1000)
  }
}
