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
      bytes = try Self.contents(of: STDIN_FILENO, named: name)
      return
    }
    let places = Self.places(of: name, in: Environment.dataFolders)
    self.name = places.dropLast().first(where: Self.isFile) ?? name
    let descriptor = open(self.name, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadableTheme(name, reason: errno) }
    defer { close(descriptor) }
    bytes = try Self.contents(of: descriptor, named: name)
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

  private static func contents(
    of descriptor: Int32, named name: String
  ) throws(UsageError) -> [UInt8] {
    var bytes: [UInt8] = []
    var portion = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= largest {
      let count = read(descriptor, &portion, portion.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += portion.prefix(count)
      } else if errno != EINTR {
        throw .unreadableTheme(name, reason: errno)
      }
    }
    throw .unreadableTheme(name, reason: EFBIG)
  }
}
