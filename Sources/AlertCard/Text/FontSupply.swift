import AlertCore
import CPango
import CX11
import Synchronization

/// The fonts that a card's text is laid out with, and whether they do.
///
/// Pango takes none but TrueType and CFF fonts, and ends the process where it finds no font at all. Of a
/// font that is listed and cannot be read it shows nothing. The built-in font stands in for both.
struct FontSupply {
  /// What is wrong with the fonts that are installed, `nil` if nothing is known to be.
  private(set) var fault: FontFault?
  /// Whether there is no font at all, so that nothing may be laid out.
  let isEmpty: Bool
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private var sound: Set<String> = []

  /// Fontconfig does not lock the lists of its fonts: one card looks at a time, and adds to them.
  private static let lock = Mutex(())

  /// Looks at Fontconfig's fonts and adds the built-in one where they do not do.
  ///
  /// It looks no further than to the first font that has Latin letters.
  init(for fontMap: UnsafeMutablePointer<PangoFontMap>) {
    self.fontMap = fontMap
    (fault, isEmpty) = Self.lock.withLock { _ in
      guard let fault = Self.fault else { return (nil, false) }
      return BuiltInFontFiles.provide() ? (fault, false) : (nil, fault == .noFont)
    }
    if fault != nil { preferBuiltIn() }
  }

  /// Lays out a text, with the built-in font in the place of one whose file cannot be read.
  ///
  /// `make` lays it out by what Fontconfig has; `fontsChange` is called where other layouts have to be
  /// made again.
  mutating func layout(
    _ make: () -> PangoTextLayout, fontsChange: () -> Void
  ) -> PangoTextLayout {
    let layout = make()
    guard fault == nil, let path = brokenFile(in: layout),
      Self.lock.withLock({ _ in BuiltInFontFiles.provide() })
    else { return layout }
    fault = .unreadable(path)
    preferBuiltIn()
    fontsChange()
    return make()
  }

  /// A font file that a layout needs and that cannot be read.
  private mutating func brokenFile(in layout: PangoTextLayout) -> String? {
    for font in layout.fonts {
      let pattern = pango_fc_font_get_pattern(
        UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
      guard let path = pattern?.string(FC_FILE), !sound.contains(path) else { continue }
      guard FontFile(path)?.isWhole == true else { return path }
      sound.insert(path)
    }
    return nil
  }

  /// Lets the built-in font come first, for all that it has.
  private func preferBuiltIn() {
    pango_fc_font_map_set_default_substitute(
      OpaquePointer(fontMap),
      { pattern, _ in
        BuiltInFont.family.withCString(encodedAs: UTF8.self) { name in
          var family = FcValue()
          family.type = FcTypeString
          family.u.s = name
          FcPatternAdd(pattern, FC_FAMILY, family, 0)
        }
      }, nil, nil)
  }

  // MARK: What there is

  /// What the fonts of the current configuration lack.
  private static var fault: FontFault? {
    var fault = FontFault.noFont
    for pattern in FontPatterns.all where isUsable(pattern) {
      guard let path = pattern.string(FC_FILE), !BuiltInFontFiles.contains(path) else { continue }
      let hasLetters = hasLatinLetters(pattern)
      // The list of fonts may be older than the file.
      guard hasLetters || fault == .noFont, FontFile(path)?.isWhole == true else { continue }
      if hasLetters { return nil }
      fault = .noLatinLetters
    }
    return fault
  }

  /// Whether Pango takes a font, and at any size.
  private static func isUsable(_ pattern: OpaquePointer) -> Bool {
    ["TrueType", "CFF"].contains(pattern.string(FC_FONTFORMAT)) && pattern.isTrue(FC_SCALABLE)
  }

  /// The families that say they had letters, and have pictures or Greek in their places.
  private static let deceivers = ["D050000L", "Standard Symbols PS"]

  private static func hasLatinLetters(_ pattern: OpaquePointer) -> Bool {
    var characters: OpaquePointer?
    guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch,
      !pattern.isTrue(FC_SYMBOL), let family = pattern.string(FC_FAMILY),
      !deceivers.contains(family)
    else { return false }
    let letters = [UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z")]
    return letters.joined().allSatisfy { FcCharSetHasChar(characters, FcChar32($0)) != 0 }
  }
}

/// What is wrong with the fonts of a machine where the built-in one is shown.
package enum FontFault: Equatable, Sendable {
  /// There is none that can be used.
  case noFont
  /// There are some, and none has the Latin letters.
  case noLatinLetters
  /// The file of one that the text asks for cannot be read.
  case unreadable(String)
}

extension PangoTextLayout {
  /// The fonts of all runs, each of them once for every stretch that it has.
  fileprivate var fonts: [UnsafeMutablePointer<PangoFont>] {
    var fonts: [UnsafeMutablePointer<PangoFont>] = []
    var line = pango_layout_get_lines_readonly(layout)
    while let current = line {
      var run = current.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self).pointee.runs
      while let item = run {
        let glyphs = item.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee
        if let font = glyphs?.item.pointee.analysis.font, font != fonts.last { fonts.append(font) }
        run = item.pointee.next
      }
      line = current.pointee.next
    }
    return fonts
  }
}
