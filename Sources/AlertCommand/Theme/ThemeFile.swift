import AlertCard
import Glibc

/// A theme file as it is read: where it was found, and what is in it.
struct ThemeFile: Equatable {
  /// The path, or what standard input is called.
  let name: String
  /// The whole file.
  let bytes: [UInt8]

  /// The size of the largest file that is read.
  static let largest = 1 << 20

  /// Reads the file that `--theme` names.
  /// - Throws: `UsageError` where there is none, or it cannot be read or is too large.
  init(_ name: String) throws(UsageError) {
    if name == "-" {
      self.name = "standard input"
    } else {
      let places = Self.places(of: name, in: Environment.dataFolders)
      self.name = places.dropLast().first(where: Self.isFile) ?? name
    }
    do throws(ReadError) {
      bytes =
        name == "-"
        ? try WholeFile.bytes(of: STDIN_FILENO, most: Self.largest)
        : try WholeFile.bytes(of: self.name, most: Self.largest)
    } catch {
      throw .unreadableTheme(name, reason: error.reason)
    }
  }

  /// Where a file may be, the best place first; the last one is the name taken as a path.
  static func places(of name: String, in folders: [String]) -> [String] {
    if name.isEmpty || name.utf8.contains(UInt8(ascii: "/")) { return [name] }
    return folders.flatMap { folder in
      ["", ".theme"].map { "\(folder)/alertcard/themes/\(name)\($0)" }
    } + [name]
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
  }
}
