import CXTest
import Glibc

/// A pipe from a child process: what it wrote, as it comes.
final class Pipe {
  private(set) var text: [UInt8] = []
  private(set) var isAtEnd = false
  private var reader: Int32
  private var writer: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw HarnessError("No pipe can be made.") }
    reader = ends[0]
    writer = ends[1]
    _ = fcntlSetNonBlocking(reader)
  }

  deinit {
    closeReader()
    closeWriter()
  }

  /// The end for the child.
  var writerDescriptor: Int32 { writer }

  /// Closes the child's end in this process, after the child has it.
  func closeWriter() {
    if writer >= 0 { close(writer) }
    writer = -1
  }

  /// Goes away as a reader does that wants no more.
  func closeReader() {
    if reader >= 0 { close(reader) }
    reader = -1
  }

  /// Takes what is there, without waiting.
  func drain() {
    guard reader >= 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !isAtEnd {
      let count = read(reader, &buffer, buffer.count)
      if count > 0 {
        text += buffer[..<count]
      } else if count == 0 {
        isAtEnd = true
      } else if errno != EINTR {
        return
      }
    }
  }
}

private func fcntlSetNonBlocking(_ descriptor: Int32) -> Bool {
  fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0
}
