import CXTest
import Glibc

/// A display that takes connections and never says a word.
package final class SilentServer {
  /// The value for `DISPLAY`.
  package let display: String
  private let path: String
  private let descriptor: Int32

  /// Takes the first free display number from 4000 up.
  package init() throws {
    mkdir("/tmp/.X11-unix", 0o1777)
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    for number in 4000..<4100 {
      let path = "/tmp/.X11-unix/X\(number)"
      guard SilentServer.bind(descriptor, to: path) else { continue }
      guard listen(descriptor, 8) == 0 else { break }
      self.path = path
      display = ":\(number)"
      return
    }
    close(descriptor)
    throw HarnessError("No display number is free.")
  }

  deinit {
    close(descriptor)
    unlink(path)
  }

  private static func bind(_ descriptor: Int32, to path: String) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }
}
