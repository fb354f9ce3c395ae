import Glibc

/// One run of the built `alertcard`.
package final class Program {
  /// The path of the program: `ALERTCARD_BINARY`, or else the one that was built with the tests.
  package static let path: String = {
    if let given = getenv("ALERTCARD_BINARY") { return String(cString: given) }
    return built("alertcard")
  }()

  /// The path of a program that was built with the tests.
  package static func built(_ name: String) -> String {
    let runner = resolvedLink("/proc/self/exe") ?? ""
    return runner.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/") + "/" + name
  }

  /// The process.
  package let process: ChildProcess
  private let output: Pipe
  private let errors: Pipe

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments as bytes, which need not be UTF-8.
  ///   - display: The value of `DISPLAY`, `nil` to leave it unset.
  ///   - input: Its standard input.
  ///   - outputStream: Its standard output.
  ///   - errorStream: Its standard error.
  ///   - reportsErrors: Whether it writes on standard error what the X server finds wrong.
  ///   - script: A shell script that runs the program as `"$0" "$@"`, `nil` to run it directly.
  ///   - path: The program's path, where it is not `alertcard`.
  /// - Throws: `HarnessError` if there is no such program or a stream cannot be opened.
  package init(
    bytes arguments: [[UInt8]], display: String?, input: Stream = .null,
    output outputStream: Stream = .pipe, errors errorStream: Stream = .pipe,
    reportsErrors: Bool = true,
    script: String? = nil, path: String = path
  ) throws {
    output = try Pipe()
    errors = try Pipe()
    var environment = Scratch.environment
    environment["ALERTCARD_DEBUG"] = reportsErrors ? "1" : nil
    environment["DISPLAY"] = display
    let ends = try [
      StreamEnd(input, pipe: output), StreamEnd(outputStream, pipe: output),
      StreamEnd(errorStream, pipe: errors),
    ]
    var descriptors: [Int32: Int32] = [:]
    for (number, end) in ends.enumerated() {
      descriptors[Int32(number)] = end.descriptor
    }
    let shell = ["-c", script ?? "", path].map { Array($0.utf8) }
    process = try ChildProcess(
      script == nil ? path : "/bin/sh", script == nil ? arguments : shell + arguments,
      environment: environment, descriptors: descriptors)
    output.closeWriter()
    errors.closeWriter()
  }

  /// Starts the program with arguments that are text.
  package convenience init(
    _ arguments: [String], display: String?, input: Stream = .null, output: Stream = .pipe,
    errors: Stream = .pipe, reportsErrors: Bool = true, script: String? = nil
  ) throws {
    try self.init(
      bytes: arguments.map { Array($0.utf8) }, display: display, input: input, output: output,
      errors: errors, reportsErrors: reportsErrors, script: script)
  }

  /// Whether the program still runs and has not written an answer.
  package var isWaiting: Bool {
    output.drain()
    return process.ending == nil && output.text.isEmpty && !output.isAtEnd
  }

  /// Whether whoever reads standard output has seen its end.
  package var outputHasEnded: Bool {
    output.drain()
    return output.isAtEnd
  }

  /// Whether whoever reads standard error has seen its end.
  package var errorsHaveEnded: Bool {
    errors.drain()
    return errors.isAtEnd
  }

  /// Goes away as the reader of standard output.
  package func closeReader() {
    output.closeReader()
  }

  /// Waits for the program's end and returns how it ended and what it wrote.
  ///
  /// A program that does not end in time is killed; one that reports an X protocol error has failed.
  package func end(within limit: Duration = .seconds(10)) throws -> Outcome {
    do {
      try waitUntil("alertcard ends", within: limit) {
        errors.drain()
        return process.ending != nil
      }
    } catch {
      process.send(SIGKILL)
      throw HarnessError("alertcard did not end in \(limit). It wrote: \(written)")
    }
    output.drain()
    errors.drain()
    let outcome = Outcome(
      ending: process.ending ?? .exited(-1),
      output: String(decoding: output.text, as: UTF8.self),
      errors: String(decoding: errors.text, as: UTF8.self))
    if outcome.errorLines.contains(where: { $0.hasPrefix("alertcard: X error") }) {
      throw HarnessError("The run caused X protocol errors: \(outcome)")
    }
    return outcome
  }

  /// Waits until the process that plays the exit has ended too, and returns everything on standard error.
  package func lastErrors() throws -> String {
    try waitUntil("standard error ends") { errorsHaveEnded }
    return String(decoding: errors.text, as: UTF8.self)
  }

  private var written: String {
    output.drain()
    errors.drain()
    return String(decoding: output.text + errors.text, as: UTF8.self).debugDescription
  }
}
