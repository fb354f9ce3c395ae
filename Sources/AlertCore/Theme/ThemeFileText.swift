/// The text of a theme file with nothing in it that the resource manager would pass over in silence.
package struct ThemeFileText: Equatable, Sendable {
  /// What is left of the file, in UTF-8 with single newlines.
  package private(set) var bytes: [UInt8] = []
  /// What is wrong with the lines that are left out.
  package private(set) var faults: [ThemeFault] = []

  private static let newline = UInt8(ascii: "\n")
  private static let backslash = UInt8(ascii: "\\")

  /// Reads the bytes of a file.
  ///
  /// Lines end as on any system. A backslash at the end of a value goes on with the next line, `!`
  /// begins a comment, and so does `#` where `include` does not follow it.
  package init(_ file: [UInt8]) {
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    let lines = file.dropFirst(file.starts(with: mark) ? mark.count : 0)
      .split(separator: Self.newline, omittingEmptySubsequences: false)
      .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
    var next = 0
    while next < lines.count {
      let number = next + 1
      var entry = Array(lines[next])
      next += 1
      guard let colon = Self.colon(in: entry) else {
        note(Self.faultOfLineWithoutEntry(entry), at: number)
        continue
      }
      while Self.goesOn(entry[colon...]), next < lines.count {
        entry += [Self.newline] + lines[next]
        next += 1
      }
      let fault = Self.fault(of: entry, key: entry[..<colon])
      note(fault, at: number)
      if fault == nil { bytes += entry + [Self.newline] }
    }
  }

  private mutating func note(_ fault: ThemeFault.Line?, at number: Int) {
    if let fault { faults.append(.line(number, fault)) }
  }

  /// Where the value begins in a line that is an entry.
  private static func colon(in line: [UInt8]) -> Int? {
    let first = line.first { !isBlank($0) }
    if first == UInt8(ascii: "!") || first == UInt8(ascii: "#") { return nil }
    return line.firstIndex(of: UInt8(ascii: ":"))
  }

  /// Whether a value goes on with the next line: its last backslash is not the second one of a pair.
  private static func goesOn(_ value: ArraySlice<UInt8>) -> Bool {
    value.reversed().prefix { $0 == backslash }.count % 2 == 1
  }

  private static func faultOfLineWithoutEntry(_ line: [UInt8]) -> ThemeFault.Line? {
    let words = line.drop(while: isBlank)
    switch words.first {
    case nil, UInt8(ascii: "!"): return nil
    case UInt8(ascii: "#"):
      let directive = words.dropFirst().drop(while: isBlank)
      return directive.starts(with: "include".utf8) ? .include(text(of: line)) : nil
    default: return line.contains(0) ? .zeroByte : .noColon(text(of: line))
    }
  }

  private static func text(of line: [UInt8]) -> String {
    String(decoding: line, as: UTF8.self).trimmed
  }

  private static func fault(of entry: [UInt8], key: ArraySlice<UInt8>) -> ThemeFault.Line? {
    if entry.contains(0) { return .zeroByte }
    guard String(validating: entry, as: UTF8.self) != nil else { return .notUTF8 }
    let key = String(decoding: key, as: UTF8.self).trimmed
    if key.isEmpty { return .noKey }
    guard ThemeSetting.hasKey(key) else { return nil }
    let value = String(decoding: entry, as: UTF8.self).drop { $0 != ":" }.dropFirst()
    return .noProgram(ThemeSetting(key: key, value: String(value).trimmed))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}

extension ThemeSetting {
  /// The setting as a line of a theme file, without the newline.
  package var line: String {
    var text = ""
    // By scalars: a mark may follow that makes one character with the backslash.
    for scalar in value.unicodeScalars { text += scalar == "\\" ? "\\\\" : String(scalar) }
    return "\(Self.program).\(key): \(text)"
  }
}
