import CX11

/// An error that the server answered a request with.
package struct ProtocolError: Equatable, Sendable, CustomStringConvertible {
  /// The error's number, 3 for BadWindow.
  let code: UInt8
  /// The major opcode of the request.
  let request: UInt8
  /// The minor opcode of the request.
  let minor: UInt8
  /// What the request named.
  let resource: UInt

  /// The error in one line.
  package var description: String {
    "error \(code), request \(request).\(minor), resource 0x" + String(resource, radix: 16)
  }
}
