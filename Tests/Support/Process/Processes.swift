import Glibc

/// The processes of the machine, as far as the tests ask about them.
package enum Processes {
  /// The processes that run this executable with this display, wherever they come from.
  package static func running(_ executable: String, display: String) -> [Int32] {
    let target = resolvedLink(executable) ?? executable
    let setting = Array("DISPLAY=\(display)".utf8)
    return numbers().filter { number in
      resolvedLink("/proc/\(number)/exe") == target
        && bytes(of: "/proc/\(number)/environ").split(separator: 0).contains { $0 == setting[...] }
    }
  }

  /// How often a process has gone to sleep by itself so far.
  package static func sleeps(of process: Int32) -> Int? {
    let text = String(decoding: bytes(of: "/proc/\(process)/status"), as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
    return line?.split(separator: "\t").last.flatMap { Int($0) }
  }

  private static func numbers() -> [Int32] {
    guard let directory = opendir("/proc") else { return [] }
    defer { closedir(directory) }
    var found: [Int32] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if let number = Int32(name) { found.append(number) }
    }
    return found
  }

  /// The content of a small file, empty where there is none.
  static func bytes(of path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &buffer, buffer.count)
    return Array(buffer.prefix(max(0, count)))
  }
}

/// Where a path leads in the end, `nil` where it leads nowhere.
package func resolvedLink(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}
