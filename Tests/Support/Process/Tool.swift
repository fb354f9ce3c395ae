/// A small program of the system that the tests ask something.
package enum Tool {
  /// Runs a program to its end and returns what it wrote on standard output.
  package static func run(_ path: String, _ arguments: [String]) throws -> String {
    let output = try Pipe()
    let null = try StreamEnd(.null, pipe: output)
    guard let nowhere = null.descriptor else { throw HarnessError("/dev/null is missing.") }
    let process = try ChildProcess(
      path, arguments.map { Array($0.utf8) }, environment: Scratch.environment,
      descriptors: [0: nowhere, 1: output.writerDescriptor, 2: nowhere])
    output.closeWriter()
    try waitUntil("\(path) ends", within: .seconds(30)) {
      output.drain()
      return process.ending != nil
    }
    output.drain()
    guard process.ending == .exited(0) else { throw HarnessError("\(path) failed.") }
    return String(decoding: output.text, as: UTF8.self)
  }
}
