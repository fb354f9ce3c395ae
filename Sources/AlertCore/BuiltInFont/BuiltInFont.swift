/// A plain font of the program's own, for a machine where no font can be used.
///
/// Its glyphs are strokes of a pen, kept as a few numbers each; the font file is made of them when it is
/// needed. It has the letters of the languages of Europe that are written in Latin ones.
package enum BuiltInFont {
  /// The name that the font is found by.
  package static let family = "Alertcard Built-in"

  /// How high glyphs reach over the base line, in thousandths of an em.
  static let ascent = 1000
  /// How deep they reach below it.
  static let descent = 220

  /// The font as a TrueType file, the bold one or the other.
  package static func file(isBold: Bool) -> [UInt8] {
    let pen = isBold ? Pen.bold : Pen.regular
    var glyphs = [GlyphOutline(GlyphSkeleton.missing, pen)]
    var characters: [Unicode.Scalar: Int] = [:]
    let space = GlyphOutline(advance: 280)
    for (character, glyph) in skeletons.mapValues({ GlyphOutline($0, pen) })
      .merging([" ": space, "\u{a0}": space], uniquingKeysWith: { $1 })
      .sorted(by: { $0.key < $1.key })
    {
      characters[character] = glyphs.count
      glyphs.append(glyph)
    }
    return TrueTypeFile(glyphs: glyphs, characters: characters, isBold: isBold).bytes
  }

  /// The skeletons of all characters with ink.
  static var skeletons: [Unicode.Scalar: GlyphSkeleton] {
    var result: [Unicode.Scalar: GlyphSkeleton] = ["\u{fffd}": .replacement]
    for line in letters.split(separator: "\n") + signs.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 3, let character = words[0].unicodeScalars.first,
        let left = words[1].first.flatMap(GlyphSkeleton.Side.init),
        let right = words[2].first.flatMap(GlyphSkeleton.Side.init),
        var skeleton = GlyphSkeleton(words.dropFirst(3))
      else { continue }
      (skeleton.left, skeleton.right) = (left, right)
      result[character] = skeleton
    }
    for line in marks.split(separator: "\n") { addMark(line, to: &result) }
    result["\u{ad}"] = result["-"]
    result["\u{2010}"] = result["-"]
    result["\u{2011}"] = result["-"]
    return result
  }

  /// Adds a mark by itself, and the letters with it.
  private static func addMark(
    _ line: Substring, to result: inout [Unicode.Scalar: GlyphSkeleton]
  ) {
    let halves = line.split(separator: "|").map { $0.split(separator: " ") }
    guard halves.count == 2, let number = halves[0].first.flatMap({ UInt32($0, radix: 16) }),
      let character = Unicode.Scalar(number), let mark = GlyphSkeleton(halves[0].dropFirst())
    else { return }
    result[character] = GlyphSkeleton(strokes: mark.strokes, left: .mark, right: .mark)
    for pair in halves[1].map(\.unicodeScalars) {
      guard let whole = pair.first, let base = pair.last.flatMap({ result[$0] }) else { continue }
      result[whole] = base.adding(mark.placed(on: base))
    }
  }
}

extension GlyphSkeleton {
  /// What stands for a character that the font does not have.
  static let missing = GlyphSkeleton(
    strokes: [[Point(0, 0), Point(0, 64), Point(36, 64), Point(36, 0), Point(0, 0)]], left: .stem,
    right: .stem)

  /// What stands for what could not be read: a box with a question mark.
  static var replacement: GlyphSkeleton {
    let words =
      "0,-4 0,68 46,68 46,-4 0,-4 / 13,46 *14,53 23,53 *33,53 33,44 *33,38 28,34 *23,30 23,24 / @23,11"
    return GlyphSkeleton(words.split(separator: " ")) ?? missing
  }

  /// A mark at its place over or under a letter.
  fileprivate func placed(on base: GlyphSkeleton) -> GlyphSkeleton {
    let (low, high) = base.bounds
    let (own, end) = bounds
    let isUnder = end.y <= 0
    let lift = isUnder ? 0 : min(21, max(0, high.y - 45))
    let middle = (low.x + high.x - own.x - end.x) / 2
    return mapped { $0.offset(middle, lift) }
  }
}
