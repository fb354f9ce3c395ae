import Glibc

/// Writes whole texts to a descriptor and tells when that failed.
struct CheckedWriter {
  /// The descriptor; the writer does not own it.
  let descriptor: Int32
  /// How long to wait for a reader each time that a pipe is full; `nil` waits without end.
  var patience: Duration?

  /// What a pipe takes without blocking once it is reported writable (`PIPE_BUF`).
  private static let portion = 4096

  /// Writes all of a text.
  /// - Throws: `WriteError` when a part of it could not be written; what went before that part
  ///   is written.
  func write(_ text: String) throws(WriteError) {
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      try waitUntilWritable()
      let end = min(written + Self.portion, bytes.count)
      let count = bytes[written..<end].withUnsafeBytes { portion in
        Glibc.write(descriptor, portion.baseAddress, portion.count)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR && errno != EAGAIN {
        throw .refused(errno)
      }
    }
  }

  /// Closes the descriptor, as some errors of a write are told only then.
  ///
  /// - Throws: `WriteError` when the system tells one. A close that a signal interrupted has
  ///   closed the descriptor, on Linux, and must not be repeated.
  func close() throws(WriteError) {
    guard Glibc.close(descriptor) == 0 || errno == EINTR else { throw .refused(errno) }
  }

  /// Waits before each write, even on a descriptor that blocks: a write cannot be given up.
  private func waitUntilWritable() throws(WriteError) {
    var request = pollfd(descriptor: descriptor)
    while true {
      let count = poll(&request, 1, milliseconds)
      // An error on the descriptor counts as writable: the write is what tells which.
      if count > 0 { return }
      if count == 0 { throw .unread }
      if errno != EINTR { throw .refused(errno) }
    }
  }

  private var milliseconds: Int32 {
    guard let patience else { return -1 }
    return Int32(clamping: Int(patience / .milliseconds(1)))
  }
}

extension pollfd {
  fileprivate init(descriptor: Int32) {
    self.init(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  }
}
