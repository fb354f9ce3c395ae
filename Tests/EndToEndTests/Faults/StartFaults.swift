import Glibc
import Support
import Testing

@Suite("Displays that cannot be opened")
struct StartFaults {
  /// Values of `DISPLAY` behind which there is no server.
  static let displays: [String?] = [
    nil, "", ":9999", "nonsense", ":", ":0junk", "127.0.0.1:4242.0junk", "/nowhere:0",
    String(repeating: "x", count: 65_536),
  ]

  @Test("A display that is not there is no answer", arguments: displays)
  func noDisplay(display: String?) throws {
    expectFailure(try Program(Desktop.question, display: display).end(), status: 69)
  }

  @Test("A display that does not know us is no answer")
  func notAuthorised() throws {
    // One record for every host and display: family, address, number, name, data.
    let name = Array("MIT-MAGIC-COOKIE-1".utf8)
    let record: [UInt8] =
      [0xff, 0xff, 0, 0, 0, 0, 0, UInt8(name.count)] + name + [0, 16]
      + Array(repeating: 7, count: 16)
    let file = try Scratch.write(bytes: record, named: "authority")
    let server = try XServer(extra: ["-auth", file])
    expectFailure(
      try Program(Desktop.question, display: server.display).end(), status: 69)
  }

  @Test("A server that takes the connection and never answers is given up")
  func silentServer() throws {
    let server = try SilentServer()
    expectFailure(try Program(Desktop.question, display: server.display).end(), status: 69)
  }

  @Test("A server that is stopped is given up")
  func stoppedServer() throws {
    let server = try XServer()
    server.process.send(SIGSTOP)
    try waitUntil("the server is stopped") { server.process.isStopped }
    expectFailure(try Program(Desktop.question, display: server.display).end(), status: 69)
  }

  @Test("A signal ends a program that waits for a silent server")
  func signalWhileOpening() throws {
    let server = try SilentServer()
    let program = try Program(Desktop.question, display: server.display)
    #expect(holds(for: .milliseconds(300)) { program.isWaiting })
    program.process.send(SIGTERM)
    #expect(try program.end().ending == .signalled(SIGTERM))
  }

  @Test("A failure with standard error closed keeps its status", arguments: [Stream.closed, .full])
  func noErrors(stream: Stream) throws {
    let program = try Program(Desktop.question, display: nil, errors: stream)
    #expect(try program.end() == .quiet(nil, status: 69))
  }
}
