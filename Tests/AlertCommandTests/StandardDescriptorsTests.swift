import Glibc
import Testing

@testable import AlertCommand

@Suite("The standard descriptors")
struct StandardDescriptorsTests {
  @Test("that are closed are opened so that an answer written there fails")
  func gaps() async {
    await #expect(processExitsWith: .exitCode(7)) {
      for descriptor in Int32(0)...2 { close(descriptor) }
      StandardDescriptors.fillGaps()
      // What is opened now is none of them.
      guard open("/dev/null", O_RDONLY) > 2 else { exit(1) }
      var byte: UInt8 = 42
      guard read(0, &byte, 1) == 0 else { exit(2) }
      guard write(1, &byte, 1) == -1, errno == EBADF else { exit(3) }
      guard write(2, &byte, 1) == 1 else { exit(4) }
      exit(7)
    }
  }

  @Test("that are open are left alone")
  func kept() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let ends = pipeEnds()
      dup2(ends.reading, 0)
      dup2(ends.writing, 1)
      close(2)
      StandardDescriptors.fillGaps()
      var byte: UInt8 = 42
      guard write(1, &byte, 1) == 1 else { exit(1) }
      byte = 0
      guard read(0, &byte, 1) == 1, byte == 42 else { exit(2) }
      exit(7)
    }
  }

  @Test("have a reader that can go away where they are pipes or sockets")
  func readers() throws {
    let pipe = pipeEnds()
    var sockets: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets) == 0)
    let null = open("/dev/null", O_WRONLY)
    let file = open("/proc/self/stat", O_RDONLY)
    defer {
      for descriptor in sockets + [pipe.reading, pipe.writing, null, file] { close(descriptor) }
    }
    #expect(StandardDescriptors.hasReader(pipe.writing))
    #expect(StandardDescriptors.hasReader(sockets[0]))
    #expect(!StandardDescriptors.hasReader(null))
    #expect(!StandardDescriptors.hasReader(file))
    #expect(!StandardDescriptors.hasReader(.max))
  }
}

private func pipeEnds() -> (reading: Int32, writing: Int32) {
  var ends: [Int32] = [-1, -1]
  pipe(&ends)
  return (ends[0], ends[1])
}
