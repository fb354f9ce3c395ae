import CPango

/// What Fontconfig says of the fonts that it has.
enum FontPatterns {
  /// The fonts of the system and those that the process has added, one by one.
  static var all: some Sequence<OpaquePointer> {
    [FcSetSystem, FcSetApplication].lazy.compactMap { FcConfigGetFonts(nil, $0)?.pointee }
      .flatMap { set in (0..<Int(set.nfont)).lazy.compactMap { set.fonts?[$0] } }
  }
}

/// A pattern of Fontconfig's.
extension OpaquePointer {
  /// The first text that the pattern has for a property.
  func string(_ property: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(self, property, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  /// Whether the pattern has a property, and it holds.
  func isTrue(_ property: String) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(self, property, 0, &value) == FcResultMatch && value != 0
  }
}
