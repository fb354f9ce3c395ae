import Foundation
import Glibc
import Testing

@testable import AlertCommand

@Suite("The program before it opens a display")
struct ProgramTests {
  @Test("prints the help text")
  func help() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(0), observing: [\.standardOutputContent]
    ) {
      Program.run(["--help"])
    }
    #expect(String(decoding: result.standardOutputContent, as: UTF8.self) == HelpText.text)
  }

  @Test("prints the version")
  func version() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(0), observing: [\.standardOutputContent]
    ) {
      Program.run(["--version"])
    }
    #expect(String(decoding: result.standardOutputContent, as: UTF8.self) == "alertcard 0.1.0\n")
  }

  @Test("fails where the help text cannot be written")
  func fullDevice() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      dup2(open("/dev/full", O_WRONLY), STDOUT_FILENO)
      Program.run(["--help"])
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self)
        == Report(WriteError.refused(ENOSPC)).line + "\n")
  }

  // The built program, as these depend on what the system hands to a process that it starts.

  @Test("tells a wrong command line on standard error alone, repaired where it is not UTF-8")
  func usage() throws {
    let ending = try run(#"exec "$0" "$(printf -- '--\377\302')""#)
    #expect(ending.status == 64)
    #expect(ending.output == "")
    #expect(
      ending.errors
        == "alertcard: unknown option \"--\u{FFFD}\u{FFFD}\"; see alertcard --help\n")
  }

  @Test("fails where standard output is closed")
  func closedOutput() throws {
    let ending = try run(#"exec "$0" --version >&-"#)
    #expect(ending.status == 70)
    #expect(ending.errors == Report(WriteError.refused(EBADF)).line + "\n")
  }

  @Test("fails where the reader has gone away, and is not killed by that")
  func readerGone() throws {
    let ending = try run(#"exec "$0" --version"#, readerIsGone: true)
    #expect(ending.status == 70)
    #expect(ending.errors == Report(WriteError.refused(EPIPE)).line + "\n")
  }

  /// Runs a shell command in which `$0` is the built program.
  private func run(
    _ command: String, readerIsGone: Bool = false
  ) throws -> (status: Int32, output: String, errors: String) {
    let program = try #require(Bundle.main.executableURL)
      .deletingLastPathComponent().appending(path: "alertcard")
    let shell = Process()
    let output = Pipe()
    let errors = Pipe()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", command, program.path]
    shell.standardOutput = output
    shell.standardError = errors
    if readerIsGone { try output.fileHandleForReading.close() }
    try shell.run()
    // Both are a line at most, which a pipe holds.
    let lines = try [output, errors].map {
      let isClosed = readerIsGone && $0 === output
      let bytes = isClosed ? nil : try $0.fileHandleForReading.readToEnd()
      return String(decoding: bytes ?? Data(), as: UTF8.self)
    }
    shell.waitUntilExit()
    return (shell.terminationStatus, lines[0], lines[1])
  }
}
