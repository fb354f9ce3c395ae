import AlertCore
import CPango

extension FontChoice {
  /// The family that Fontconfig has in the place of one that is not installed, `nil` where it is.
  ///
  /// Of several that are separated by commas one is enough. It takes the time that Fontconfig needs to
  /// read its configuration.
  package static func missingFamily(_ family: String) -> String? {
    let names = family.split(separator: ",").map { name in
      name.split(separator: " ").joined(separator: " ")
    }
    guard !names.isEmpty, !names.contains(where: isPresent) else { return nil }
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    for name in names { FcPatternAddString(pattern, FC_FAMILY, name) }
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let match = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    var name: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(match, FC_FAMILY, 0, &name) == FcResultMatch, let name else {
      return nil
    }
    return String(cString: name)
  }

  /// What stands for a font although none is called so.
  private static let generic: Set<String> = [
    "sans", "sans-serif", "sans serif", "serif", "mono", "monospace", "cursive", "fantasy",
    "system-ui", "emoji", "math",
  ]

  private static func isPresent(_ name: String) -> Bool {
    if generic.contains(name.lowercased()) { return true }
    guard let pattern = FcPatternCreate() else { return true }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, name)
    let properties = FcObjectSetCreate()
    defer { FcObjectSetDestroy(properties) }
    guard let fonts = FcFontList(nil, pattern, properties) else { return true }
    defer { FcFontSetDestroy(fonts) }
    return fonts.pointee.nfont > 0
  }
}
