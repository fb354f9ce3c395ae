import CXTest
import Glibc

/// The descriptor behind a `Stream`, for as long as it takes to start a process with it.
final class StreamEnd {
  /// The descriptor, `nil` for a closed stream.
  let descriptor: Int32?
  private let isOwned: Bool

  /// Opens what the stream names; a pipe is the one given.
  init(_ stream: Stream, pipe: Pipe) throws {
    switch stream {
    case .pipe:
      descriptor = pipe.writerDescriptor
      isOwned = false
    case .closed:
      descriptor = nil
      isOwned = false
    case .file(let path):
      descriptor = open(path, O_RDWR | O_CLOEXEC)
      isOwned = true
    case .brokenPipe:
      var ends: [Int32] = [-1, -1]
      guard pipe2(&ends, O_CLOEXEC) == 0 else { throw HarnessError("No pipe can be made.") }
      close(ends[0])
      descriptor = ends[1]
      isOwned = true
    }
    if descriptor == -1 { throw HarnessError("\(stream) cannot be opened.") }
  }

  deinit {
    if let descriptor, isOwned { close(descriptor) }
  }
}
