import Glibc

/// Reads a file from its beginning to its end, at once.
enum WholeFile {
  /// Reads a file of any kind by its path.
  ///
  /// - Parameters:
  ///   - path: The path; a pipe with a name is waited for.
  ///   - most: The most bytes that the file may have.
  /// - Returns: The bytes.
  /// - Throws: `ReadError`, with `EFBIG` for a file that is longer.
  static func bytes(of path: String, most: Int) throws(ReadError) -> [UInt8] {
    var descriptor: Int32 = -1
    repeat { descriptor = open(path, O_RDONLY | O_CLOEXEC) } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { throw ReadError(reason: errno) }
    defer { close(descriptor) }
    return try bytes(of: descriptor, most: most)
  }

  /// Reads what is left to be read from a descriptor, which stays open.
  ///
  /// It may have been made non-blocking by somebody who shares it, and stays so.
  static func bytes(of descriptor: Int32, most: Int) throws(ReadError) -> [UInt8] {
    var bytes: [UInt8] = []
    var portion = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= most {
      let count = read(descriptor, &portion, portion.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += portion[..<count]
      } else if errno == EAGAIN {
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = Glibc.poll(&poll, 1, -1)
      } else if errno != EINTR {
        throw ReadError(reason: errno)
      }
    }
    throw ReadError(reason: EFBIG)
  }
}
