import Foundation
import Testing

@testable import AlertCommand

@Suite("A whole file")
struct WholeFileTests {
  private func pipe() throws -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [-1, -1]
    try #require(Glibc.pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  @Test("is read up to its end or its limit")
  func limit() throws {
    #expect(try WholeFile.bytes(of: "/dev/null", most: 0) == [])
    #expect(throws: ReadError(reason: EFBIG)) {
      try WholeFile.bytes(of: "/dev/zero", most: 200_000)
    }
    for count in [0, 1, 65_536, 70_000] {
      let (reader, writer) = try pipe()
      defer { close(reader) }
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
      let thread = Thread {
        _ = bytes.withUnsafeBytes { write(writer, $0.baseAddress, count) }
        close(writer)
      }
      thread.start()
      #expect(try WholeFile.bytes(of: reader, most: 70_000) == bytes)
    }
  }

  @Test("is waited for where the descriptor does not block, and leaves it so")
  func nonBlocking() throws {
    let (reader, writer) = try pipe()
    defer { close(reader) }
    #expect(fcntl(reader, F_SETFL, O_NONBLOCK) == 0)
    let readingThread = try FileManager.default.destinationOfSymbolicLink(
      atPath: "/proc/thread-self")
    let thread = Thread {
      for byte in [UInt8(1), 2, 3] {
        waitUntilAsleep(readingThread)
        _ = withUnsafeBytes(of: byte) { write(writer, $0.baseAddress, 1) }
      }
      close(writer)
    }
    thread.start()
    #expect(try WholeFile.bytes(of: reader, most: 10) == [1, 2, 3])
    #expect(fcntl(reader, F_GETFL) & O_NONBLOCK != 0)
  }

  @Test("that cannot be read says why")
  func errors() {
    #expect(throws: ReadError(reason: ENOENT)) { try WholeFile.bytes(of: "/nowhere", most: 1) }
    #expect(throws: ReadError(reason: EISDIR)) { try WholeFile.bytes(of: "/", most: 1) }
    #expect(throws: ReadError(reason: EBADF)) { try WholeFile.bytes(of: -1, most: 1) }
  }
}

/// Waits until a thread, by its folder in `/proc`, waits for something: the reader has found nothing.
private func waitUntilAsleep(_ thread: String) {
  let path = "/proc/\(thread)/stat"
  while true {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    // The state stands behind the name, which is in brackets.
    if text.split(separator: ")").last?.hasPrefix(" S") == true { return }
    sched_yield()
  }
}
