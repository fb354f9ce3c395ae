import AlertCore
import CX11
import Glibc

/// What a theme file or the resources in the server say about themes.
package struct ThemeReading: Equatable, Sendable {
  /// What can be applied.
  package var settings: [ThemeSetting] = []
  /// What is wrong.
  package var faults: [ThemeFault] = []

  /// Says nothing.
  init() {}

  /// Reads the bytes of a theme file.
  package init(file: [UInt8]) {
    let text = ThemeFileText(file)
    self = ResourceDatabase.reading(of: text.bytes)
    faults.insert(contentsOf: text.faults, at: 0)
  }

  /// Reads resources as a server has them.
  init(resources text: [UInt8]) {
    self = ResourceDatabase.reading(of: text)
  }
}

extension DisplayConnection {
  /// What the user's resources in the server say; those of the screen are stronger than those of
  /// all screens.
  ///
  /// One round trip, or two where the screen has resources of its own.
  var themeResources: ThemeReading {
    let common = XResourceManagerString(display).map { String.bytes(of: $0) } ?? []
    let own = XScreenResourceString(XScreenOfDisplay(display, screen))
    defer { if let own { XFree(own) } }
    // The empty line ends what a last backslash would go on with.
    let text = common + Array("\n\n".utf8) + (own.map { String.bytes(of: $0) } ?? [])
    return Self.mayConcernUs(text) ? ThemeReading(resources: text) : ThemeReading()
  }

  /// Most servers have nothing but the fonts' resolution; an entry that alertcard finds has its name
  /// in it, or a star or a question mark in place of it.
  private static func mayConcernUs(_ text: [UInt8]) -> Bool {
    (text + [0]).withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return false }
      return strstr(start, "lertcard") != nil || strpbrk(start, "*?") != nil
    }
  }
}

extension String {
  fileprivate static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}

extension AlertOptions {
  /// The theme in points that a card has with these options, and what is wrong with the resources in
  /// the server; without a display there are none.
  ///
  /// It blocks for as long as a server accepts a connection and does not answer. `openingLost` is
  /// called where the server goes meanwhile, before Xlib ends the process.
  package func themeOnDisplay(
    openingLost: (@Sendable () -> Void)?
  ) -> (theme: Theme, faults: [ThemeFault]) {
    let connection = try? DisplayConnection(display, openingLost: openingLost)
    let resources = connection?.themeResources ?? ThemeReading()
    return (
      resolvedTheme(resources: resources.settings, named: ColorName.color), resources.faults
    )
  }
}
