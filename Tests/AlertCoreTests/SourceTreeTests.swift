import Foundation
import Testing

@Suite("The source tree")
struct SourceTreeTests {
  /// A line of a source file, with the file's path below `Sources`.
  private struct Line {
    var file: String
    var text: String

    /// The module that the line imports, if it does.
    var importedModule: Substring? {
      let words = text.split(separator: " ")
      guard let position = words.firstIndex(of: "import"),
        words[..<position].allSatisfy({ $0.hasPrefix("@") || modifiers.contains(String($0)) }),
        var name = words.dropFirst(position + 1).first
      else { return nil }
      if Line.kinds.contains(String(name)) { name = words.dropFirst(position + 2).first ?? name }
      return name.prefix { $0 != "." }
    }

    private var modifiers: Set<String> {
      ["public", "package", "internal", "fileprivate", "private"]
    }
    private static let kinds: Set<String> = ["struct", "class", "enum", "func", "var", "typealias"]
  }

  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  /// All lines of all Swift files below a folder of `Sources`.
  private static func lines(in folder: String = "") throws -> [Line] {
    let root = sources.appending(path: folder).path
    let files = try FileManager.default.subpathsOfDirectory(atPath: root)
      .filter { $0.hasSuffix(".swift") }
    return try files.flatMap { file in
      try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
        .split(whereSeparator: \.isNewline).map { Line(file: file, text: String($0)) }
    }
  }

  @Test("imports nothing in the core")
  func core() throws {
    let lines = try Self.lines(in: "AlertCore")
    #expect(lines.count > 1000)
    #expect(lines.filter { $0.importedModule != nil }.map(\.file) == [])
  }

  @Test("imports Foundation nowhere")
  func foundation() throws {
    let imports = try Self.lines().filter { $0.importedModule != nil }
    #expect(!imports.isEmpty)
    #expect(
      imports.filter { $0.importedModule?.hasPrefix("Foundation") == true }.map(\.file) == [])
  }

  @Test("names keysyms only where keys get their meaning")
  func keysyms() throws {
    let files = Set(try Self.lines().filter { $0.text.contains("XK_") }.map(\.file))
    #expect(files == ["AlertCard/Session/KeyMeaning.swift"])
  }
}
