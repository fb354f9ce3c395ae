import AlertCore
import CX11

/// Resources as Xlib's resource manager reads them from a text; it needs no display.
struct ResourceDatabase: ~Copyable {
  private let database: XrmDatabase?

  /// Everything in a text that concerns alertcard, and what is wrong with that; a zero byte is its end.
  ///
  /// One thread at a time reads: the resource manager's table of names has no lock.
  static func reading(of text: [UInt8]) -> ThemeReading {
    XftLock.withLock { ResourceDatabase(text).reading }
  }

  private init(_ text: [UInt8]) {
    XrmInitialize()
    database = (text + [0]).withUnsafeBytes { bytes in
      bytes.baseAddress.flatMap { XrmGetStringDatabase($0.assumingMemoryBound(to: CChar.self)) }
    }
  }

  deinit {
    if let database { XrmDestroyDatabase(database) }
  }

  /// Everything in it that concerns alertcard, and what is wrong with that.
  ///
  /// Whatever names no key of a theme and does not begin with alertcard's name belongs to another
  /// program.
  private var reading: ThemeReading {
    let entries = entries
    var reading = ThemeReading()
    for key in Set(entries.compactMap(\.property)).sorted() {
      guard let value = value(of: key) else { continue }
      let setting = ThemeSetting(key: key, value: value)
      if let fault = setting.fault(named: ColorName.color) {
        reading.faults.append(.setting(setting, fault))
      } else {
        reading.settings.append(setting)
      }
    }
    let unknown = entries.filter { $0.isOurs && !$0.isKnown }.map(\.setting)
    reading.faults += unknown.sorted { ($0.key, $0.value) < ($1.key, $1.value) }
      .map { .setting($0, .unknownKey) }
    return reading
  }

  /// The value of a property by the rules of the resource manager.
  private func value(of key: String) -> String? {
    var type: UnsafeMutablePointer<CChar>?
    var value = XrmValue()
    let (name, class_) = (
      ThemeSetting.program + "." + key,
      Entry.className(of: ThemeSetting.program) + "." + Entry.className(of: key)
    )
    guard XrmGetResource(database, name, class_, &type, &value) != 0 else { return nil }
    return Entry.text(of: value)
  }

  /// All entries that may concern alertcard, in no order.
  private var entries: [Entry] {
    var found: [Entry] = []
    var (name, class_) = (XrmQuark(NULLQUARK), XrmQuark(NULLQUARK))
    withUnsafeMutablePointer(to: &found) { found in
      _ = XrmEnumerateDatabase(
        database, &name, &class_, Int32(XrmEnumAllLevels),
        { _, _, quarks, _, value, found in
          guard let quarks, let value, let found else { return 0 }
          if let entry = Entry(quarks, value.pointee) {
            UnsafeMutableRawPointer(found).assumingMemoryBound(to: [Entry].self)
              .pointee.append(entry)
          }
          return 0
        }, UnsafeMutableRawPointer(found).assumingMemoryBound(to: CChar.self))
    }
    return found
  }
}

/// An entry that names a property, or something that alertcard does not know.
private struct Entry {
  /// What follows the program's name; for an entry that names a property, nobody looks at it.
  let setting: ThemeSetting
  /// The property that the last component names, `nil` where it names none.
  let property: String?
  /// Whether the first component is alertcard's name or class.
  let isOurs: Bool
  /// Whether it can be found.
  let isKnown: Bool

  /// Looks at an entry; `nil` where it is another program's.
  init?(_ quarks: UnsafePointer<XrmQuark>, _ value: XrmValue) {
    var count = 0
    while quarks[count] != XrmQuark(NULLQUARK) { count += 1 }
    isOurs = Self.names.contains(quarks[0])
    // Numbers first: there may be thousands of entries of other programs.
    guard isOurs || count == 1 || count == 2 && quarks[0] == Self.anyName else { return nil }
    let components = (0..<count).map { Self.string(quarks[$0]) }
    property = components.last.flatMap(Self.property)
    isKnown = count == 2 && property != nil
    guard isOurs || property != nil else { return nil }
    setting = ThemeSetting(
      key: components.dropFirst().joined(separator: "."), value: Self.text(of: value))
  }

  private static let names: [XrmQuark] = [
    XrmStringToQuark(ThemeSetting.program),
    XrmStringToQuark(className(of: ThemeSetting.program)),
  ]
  private static let anyName = XrmStringToQuark("?")

  /// The key with its first letter large.
  static func className(of key: String) -> String {
    key.prefix(1).uppercased() + key.dropFirst()
  }

  /// The property that a component names, by its name or by its class.
  private static func property(of component: String) -> String? {
    if ThemeSetting.hasKey(component) { return component }
    let name = component.prefix(1).lowercased() + component.dropFirst()
    return component == className(of: name) && ThemeSetting.hasKey(name) ? name : nil
  }

  private static func string(_ quark: XrmQuark) -> String {
    XrmQuarkToString(quark).map { String(cString: $0) } ?? ""
  }

  /// A value as text: UTF-8, or else Latin-1, which is what X calls a string.
  static func text(of value: XrmValue) -> String {
    guard let address = value.addr, value.size > 0 else { return "" }
    let bytes = UnsafeRawBufferPointer(start: address, count: Int(value.size) - 1)
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}
