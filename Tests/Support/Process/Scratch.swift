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

  /// Makes a folder and returns its path.
  package static func folder(named name: String) throws -> String {
    let folder = "\(path)/\(name)"
    guard mkdir(folder, 0o700) == 0 else { throw HarnessError("\(folder) cannot be made.") }
    return folder
  }

  /// Writes a program that can be run.
  package static func writeProgram(_ text: String, at file: String) throws {
    let name = file.dropFirst(path.utf8.count + 1)
    _ = try write(text, named: String(name))
    guard chmod(file, 0o700) == 0 else { throw HarnessError("\(file) cannot be made a program.") }
  }

  /// The text of a small file, `nil` where there is none.
  package static func read(_ file: String) -> String? {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// The environment of every program that the harness starts, beside its display.
  package static var environment: [String: String] {
    let paths = getenv("PATH").map { String(cString: $0) }
    return ["PATH": paths ?? "/usr/bin:/bin", "HOME": path, "XDG_RUNTIME_DIR": path]
  }
}
