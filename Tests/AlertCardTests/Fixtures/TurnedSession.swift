import AlertCore
import CX11
import Support

@testable import AlertCard

/// A session on a server of its own whose turns are taken between the looks of the test.
final class TurnedSession {
  let server: XServer
  let session: Session

  /// Shows a card.
  ///
  /// `animates` says whether it comes and goes with its motion, `hasSmallRequests` whether the server
  /// takes no more than a megabyte at once.
  init(animates: Bool = false, hasSmallRequests: Bool = false) throws {
    server = try XServer(
      width: 640, height: 480, extra: hasSmallRequests ? ["-maxbigreqsize", "1"] : [])
    let options = AlertOptions(display: server.display, animates: animates, guardDelay: .zero)
    session = try Session(
      try Opening(content: AlertContent(message: "Hello"), options: options))
  }

  /// A time of the server, that of the start or some milliseconds from it.
  func time(_ milliseconds: Int = 0) -> Time {
    session.stage.serverTime + Time(bitPattern: milliseconds)
  }

  /// Takes turns until a look finds something.
  func wait<Value>(_ what: String, for look: () throws -> Value?) throws -> Value {
    try waitFor(what) {
      try session.turn()
      return try look()
    }
  }

  /// Takes turns until a condition holds.
  func wait(_ what: String, until condition: () throws -> Bool) throws {
    _ = try wait(what) { try condition() ? true : nil }
  }

  /// Asks for what a selection has, and takes turns until the outcome is there.
  func outcome(
    _ reader: SelectionReader, _ selection: String = "CLIPBOARD", for target: String,
    to property: String? = "GIVEN", at time: UInt32 = 0
  ) throws -> SelectionReader.Outcome {
    reader.ask(selection, for: target, to: property, at: time)
    return try wait("\(target) of \(selection) is answered") { reader.outcome() }
  }

  /// Ends the card, and returns the errors of the server, of which there should be none.
  func end() -> [ProtocolError] {
    session.leave()
    XSync(session.connection.display, False)
    let errors = session.protocolErrors
    session.close()
    return errors
  }
}
