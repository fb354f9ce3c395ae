import Glibc

/// A process that the harness started, and that it ends with itself.
package final class ChildProcess {
  /// The process's number.
  package let pid: Int32
  private var ended: Ending?

  /// Starts a program with exactly these descriptors, signals at their defaults and nothing else.
  ///
  /// - Parameters:
  ///   - path: The program; without a slash it is looked for in `PATH`.
  ///   - arguments: Its arguments, without its name.
  ///   - environment: Its whole environment.
  ///   - descriptors: What it has open: its number and ours. All others are closed.
  /// - Throws: `HarnessError` if there is no such program.
  package init(
    _ path: String, _ arguments: [[UInt8]], environment: [String: String],
    descriptors: [Int32: Int32]
  ) throws {
    let files = try FileActions(descriptors)
    let attributes = Attributes()
    let words = CStrings([Array(path.utf8)] + arguments)
    let settings = CStrings(environment.map { Array("\($0)=\($1)".utf8) })
    var pid: pid_t = 0
    let result = posix_spawnp(
      &pid, path, &files.actions, &attributes.attributes, words.pointers, settings.pointers)
    guard result == 0 else { throw HarnessError("\(path) cannot be started: error \(result).") }
    self.pid = pid
  }

  deinit {
    guard ending == nil else { return }
    kill(pid, SIGKILL)
    var status: Int32 = 0
    while waitpid(pid, &status, 0) == -1, errno == EINTR {}
  }

  /// How the process ended, `nil` while it runs.
  package var ending: Ending? {
    if ended == nil {
      var status: Int32 = 0
      if waitpid(pid, &status, WNOHANG) == pid { ended = Ending(waitStatus: status) }
    }
    return ended
  }

  /// Whether the process is stopped by a signal.
  package var isStopped: Bool {
    // The state follows the name, which stands in brackets and may hold anything.
    let line = Processes.bytes(of: "/proc/\(pid)/stat")
    guard let bracket = line.lastIndex(of: UInt8(ascii: ")")) else { return false }
    return line.dropFirst(bracket + 2).first == UInt8(ascii: "T")
  }

  /// Sends a signal; does nothing once the process has ended.
  package func send(_ signal: Int32) {
    if ending == nil { kill(pid, signal) }
  }

  /// Sends a signal that ends the process, and waits until it has ended.
  package func end(by signal: Int32 = SIGTERM) throws {
    send(signal)
    try waitUntil("process \(pid) ends by signal \(signal)") { ending != nil }
  }
}
