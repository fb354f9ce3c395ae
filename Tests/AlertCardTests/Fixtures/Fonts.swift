import CPango

/// The fonts that are installed.
enum Fonts {
  /// A font and what Fontconfig knows of it.
  struct Font {
    let pattern: OpaquePointer

    /// Its first family.
    var family: String? {
      var name: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, FC_FAMILY, 0, &name) == FcResultMatch else { return nil }
      return name.map { String(cString: $0) }
    }

    /// Whether it has a character.
    func has(_ scalar: Unicode.Scalar) -> Bool {
      var characters: OpaquePointer?
      guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch else {
        return false
      }
      return FcCharSetHasChar(characters, scalar.value) != 0
    }
  }

  /// All of them.
  static var all: [Font] {
    guard let set = FcConfigGetFonts(nil, FcSetSystem)?.pointee else { return [] }
    return (0..<Int(set.nfont)).compactMap { set.fonts[$0].map(Font.init) }
  }
}
