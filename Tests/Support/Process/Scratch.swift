import Glibc

/// A directory of the test run's own, which stands in for the home directory.
package enum Scratch {
  /// The directory's path.
  package static let path: String = {
    var template = Array("/tmp/alertcard-tests-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return "/tmp" }
    atexit { Scratch.remove() }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }()

  private static func remove() {
    guard path != "/tmp" else { return }
    let remover = try? ChildProcess(
      "rm", ["-rf", path].map { Array($0.utf8) }, environment: environment, descriptors: [:])
    try? waitUntil("the directory is gone") { remover?.ending != nil }
  }

  /// Writes a small file and returns its path.
  package static func write(_ text: String, named name: String) throws -> String {
    try write(bytes: Array(text.utf8), named: name)
  }

  /// Writes a small file of any bytes and returns its path.
  package static func write(bytes: [UInt8], named name: String) throws -> String {
    let file = "\(path)/\(name)"
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw HarnessError("\(file) cannot be written.") }
    defer { close(descriptor) }
    guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else {
      throw HarnessError("\(file) cannot be written.")
    }
    return file
  }

  /// The environment of every program that the harness starts, beside its display.
  package static var environment: [String: String] {
    let paths = getenv("PATH").map { String(cString: $0) }
    return ["PATH": paths ?? "/usr/bin:/bin", "HOME": path, "XDG_RUNTIME_DIR": path]
  }
}
