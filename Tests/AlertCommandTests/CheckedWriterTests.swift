import Foundation
import Glibc
import Synchronization
import Testing

@testable import AlertCommand

@Suite("A checked writer")
struct CheckedWriterTests {
  /// A pipe whose ends are closed by whoever opened it.
  private struct Pipe {
    let reading: Int32
    let writing: Int32

    init(nonBlocking: Bool = false) throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      // The end that is read tells its end only when no child of another test has the other.
      for end in ends { try #require(fcntl(end, F_SETFD, FD_CLOEXEC) == 0) }
      if nonBlocking { try #require(fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0) }
      (reading, writing) = (ends[0], ends[1])
    }
  }

  private func error(_ body: () throws(WriteError) -> Void) -> WriteError? {
    do throws(WriteError) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  private func contents(of descriptor: Int32) -> [UInt8] {
    FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).readDataToEndOfFile().map { $0 }
  }

  @Test("writes nothing but the text, and closes")
  func whole() throws {
    let pipe = try Pipe()
    defer { close(pipe.reading) }
    let writer = CheckedWriter(descriptor: pipe.writing)
    try writer.write("")
    try writer.write("é\n")
    try writer.close()
    #expect(contents(of: pipe.reading) == [0xC3, 0xA9, 0x0A])
  }

  @Test(
    "writes more than a pipe holds, in as many turns as it takes", arguments: [false, true])
  func long(nonBlocking: Bool) throws {
    let pipe = try Pipe(nonBlocking: nonBlocking)
    let text = String(repeating: "0123456789", count: 100_000)
    let failure = Mutex<WriteError?>(nil)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let writer = CheckedWriter(descriptor: pipe.writing, patience: .seconds(60))
      failure.withLock { $0 = error { () throws(WriteError) in try writer.write(text) } }
      close(pipe.writing)
      done.signal()
    }
    let read = contents(of: pipe.reading)
    done.wait()
    close(pipe.reading)
    #expect(failure.withLock { $0 } == nil)
    #expect(read == Array(text.utf8))
  }

  @Test("gives up when nobody reads, even from a descriptor that blocks", arguments: [false, true])
  func unread(nonBlocking: Bool) throws {
    let pipe = try Pipe(nonBlocking: nonBlocking)
    defer {
      close(pipe.reading)
      close(pipe.writing)
    }
    let writer = CheckedWriter(descriptor: pipe.writing, patience: .milliseconds(1))
    let text = String(repeating: "x", count: 10_000_000)
    #expect(error { () throws(WriteError) in try writer.write(text) } == .unread)
  }

  @Test("tells that the device is full")
  func full() throws {
    let descriptor = open("/dev/full", O_WRONLY | O_CLOEXEC)
    try #require(descriptor >= 0)
    let writer = CheckedWriter(descriptor: descriptor)
    #expect(error { () throws(WriteError) in try writer.write("x") } == .refused(ENOSPC))
    #expect(error { () throws(WriteError) in try writer.close() } == nil)
  }

  @Test("tells that the descriptor is closed")
  func closed() {
    // No descriptor has this number, and no other test can open it.
    let writer = CheckedWriter(descriptor: .max)
    #expect(error { () throws(WriteError) in try writer.write("x") } == .refused(EBADF))
    #expect(error { () throws(WriteError) in try writer.close() } == .refused(EBADF))
  }

  @Test("tells that the reader is gone, once broken pipes are ignored")
  func readerGone() async {
    await #expect(processExitsWith: .exitCode(EPIPE)) {
      ProcessSignals.ignoreBrokenPipes()
      let pipe = try Pipe()
      close(pipe.reading)
      do throws(WriteError) {
        try CheckedWriter(descriptor: pipe.writing).write("x")
      } catch .refused(let number) {
        exit(number)
      }
    }
  }

  @Test("has its failures told in one line")
  func words() {
    #expect(Report(WriteError.refused(ENOSPC)).status == .failed)
    #expect(
      Report(WriteError.refused(ENOSPC)).line
        == "alertcard: cannot write to standard output (No space left on device); "
        + "send it to where it can be written")
    #expect(
      Report(WriteError.unread).line
        == "alertcard: cannot write to standard output (nobody reads it); "
        + "send it to where it can be written")
  }
}
