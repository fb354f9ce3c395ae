import Glibc

/// A font's file as far as it says itself what is in it.
struct FontFile {
  private let beginning: [UInt8]
  private let size: Int

  /// Reads the beginning of a file, `nil` where it cannot be read.
  init?(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    size = Int(status.st_size)
    // Enough for the places of more than sixty tables.
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 12 else { return nil }
    beginning = Array(bytes.prefix(count))
  }

  /// Whether the file begins as fonts do, and is as long as its list of tables says.
  var isWhole: Bool {
    switch String(decoding: beginning.prefix(4), as: UTF8.self) {
    case "ttcf", "wOFF", "wOF2": return true
    case "\0\u{1}\0\0", "OTTO", "true": break
    default: return false
    }
    let count = number(at: 4) >> 16
    return (0..<count).allSatisfy { table in
      let entry = 12 + 16 * table
      guard entry + 16 <= beginning.count else { return beginning.count == 1024 }
      return number(at: entry + 8) + number(at: entry + 12) <= size
    }
  }

  private func number(at offset: Int) -> Int {
    beginning[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
