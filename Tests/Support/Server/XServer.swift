import Glibc

/// A private Xvfb.
package final class XServer {
  /// The value for `DISPLAY`.
  package let display: String
  /// The server's process, to stop, continue or kill.
  package let process: ChildProcess

  /// Starts a server and waits until it takes connections.
  ///
  /// - Parameters:
  ///   - width: The screen's width.
  ///   - height: The screen's height.
  ///   - depth: Its bits per pixel.
  ///   - extra: More arguments, such as `-extension Composite`.
  /// - Throws: `HarnessError` if there is no Xvfb or it does not come up.
  package init(width: Int = 1280, height: Int = 800, depth: Int = 24, extra: [String] = []) throws {
    let ready = try Pipe()
    let null = try StreamEnd(.null, pipe: ready)
    guard let nowhere = null.descriptor else { throw HarnessError("/dev/null is missing.") }
    let arguments =
      ["-displayfd", "3", "-screen", "0", "\(width)x\(height)x\(depth)"]
      + ["-noreset", "-nolisten", "tcp"] + extra
    process = try ChildProcess(
      "Xvfb", arguments.map { Array($0.utf8) }, environment: Scratch.environment,
      descriptors: [0: nowhere, 1: nowhere, 2: nowhere, 3: ready.writerDescriptor])
    ready.closeWriter()
    let process = process
    let number = try waitFor("Xvfb says its display") { () -> String? in
      ready.drain()
      guard process.ending == nil else { throw HarnessError("Xvfb ended at once.") }
      guard ready.text.last == UInt8(ascii: "\n") else { return nil }
      return String(decoding: ready.text.dropLast(), as: UTF8.self)
    }
    display = ":\(number)"
  }

  deinit {
    // The server removes its socket and its lock file only when it is asked to end.
    process.send(SIGCONT)
    try? process.end(by: SIGTERM)
  }
}
