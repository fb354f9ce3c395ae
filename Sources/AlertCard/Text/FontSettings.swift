import AlertCore
import CX11

/// How the user wants glyphs to be drawn, as the resources of a server say it (`Xft.hinting` and so on).
struct FontSettings: Equatable {
  /// The truth of properties of a pattern, by Fontconfig's names.
  private(set) var switches: [String: Bool] = [:]
  /// The numbers of properties of a pattern, by Fontconfig's names.
  private(set) var numbers: [String: Int32] = [:]

  private static let switchNames = [FC_ANTIALIAS, FC_HINTING, FC_AUTOHINT]
  private static let largest = [
    FC_HINT_STYLE: Int32(FC_HINT_FULL), FC_RGBA: Int32(FC_RGBA_NONE),
    FC_LCD_FILTER: Int32(FC_LCD_LEGACY),
  ]

  /// Reads settings as Xft does; what makes no sense counts for nothing.
  ///
  /// `value` gives what is set under a name of Fontconfig's.
  init(_ value: (String) -> String?) {
    for name in Self.switchNames { switches[name] = value(name).flatMap(Self.truth) }
    for (name, largest) in Self.largest {
      if let number = value(name).flatMap(Self.number), 0...largest ~= number {
        numbers[name] = number
      }
    }
  }

  /// Reads the settings of a server.
  init(_ connection: DisplayConnection) {
    self.init { name in
      XftLock.withLock {
        XGetDefault(connection.display, "Xft", name).map { String(cString: $0) }
      }
    }
  }

  /// Makes a pattern say the same, instead of what Fontconfig's configuration says.
  func apply(to pattern: OpaquePointer) {
    for (name, value) in switches {
      FcPatternDel(pattern, name)
      FcPatternAddBool(pattern, name, value ? FcTrue : FcFalse)
    }
    for (name, value) in numbers {
      FcPatternDel(pattern, name)
      FcPatternAddInteger(pattern, name, value)
    }
  }

  private static func truth(_ text: String) -> Bool? {
    let text = text.lowercased()
    if text.hasPrefix("on") { return true }
    if text.hasPrefix("of") { return false }
    switch text.first {
    case "t", "y", "1": return true
    case "f", "n", "0": return false
    default: return nil
    }
  }

  /// A number, or a name that Fontconfig has for one.
  private static func number(_ text: String) -> Int32? {
    var value: Int32 = 0
    if FcNameConstant(text, &value) != FcFalse { return value }
    return Int32(text)
  }
}
