import CX11
import Support
import Testing

@testable import AlertCard

/// Texts that are too long for one property.
@Suite struct PropertyTransferTests {
  private let long: LongText
  private let card: TurnedSession

  init() throws {
    long = try LongText()
    card = long.card
  }

  @Test func aLongTextComesPieceByPiece() throws {
    let reader = try long.reader()
    let outcome = try card.outcome(reader, for: "UTF8_STRING")
    #expect(long.isWhole(outcome))
    #expect(long.mask(of: reader) == 0)
    #expect(card.session.selections.deadline == nil)
    #expect(card.end().isEmpty)
  }

  @Test func sixteenMegabytesAreNotTooLong() throws {
    let bytes = LongText.bytes(lines: 1 << 20)
    long.copy(bytes)
    let outcome = try card.outcome(try long.reader(), for: "UTF8_STRING")
    #expect(long.isWhole(outcome, bytes))
    #expect(card.end().isEmpty)
  }

  @Test func whatFitsIntoAQuarterOfARequestComesAtOnce() throws {
    // Told in units of four bytes.
    let limit = XExtendedMaxRequestSize(card.session.connection.display)
    for count in [limit, limit + 1] {
      long.copy([UInt8](repeating: 0x61, count: count))
      let outcome = try card.outcome(try long.reader(), for: "UTF8_STRING")
      guard case .value(_, let bytes, let pieces) = outcome else {
        Issue.record("nothing came")
        continue
      }
      #expect(bytes.count == count)
      #expect((pieces == 0) == (count == limit))
    }
    #expect(card.end().isEmpty)
  }

  @Test func severalReadAtOnceEachAtHisPace() throws {
    let (first, second) = (try long.reader(), try long.reader())
    first.ask("CLIPBOARD", for: "UTF8_STRING")
    second.ask("CLIPBOARD", for: "UTF8_STRING")
    var outcomes: [SelectionReader.Outcome?] = [nil, nil]
    var hasSeenBoth = false
    try card.wait("both have it") {
      for (index, reader) in [first, second].enumerated() where outcomes[index] == nil {
        outcomes[index] = reader.outcome()
      }
      hasSeenBoth = hasSeenBoth || first.count > 0 && second.count > 0
      return !outcomes.contains { $0 == nil }
    }
    #expect(hasSeenBoth)
    let areWhole = outcomes.map { long.isWhole($0) }
    #expect(areWhole == [true, true])
    #expect(card.end().isEmpty)
  }

  @Test func severalConversionsMayComeInPiecesAtOnce() throws {
    let reader = try long.reader()
    reader.ask("CLIPBOARD", forAll: [("UTF8_STRING", "FIRST"), ("text/plain", "SECOND")])
    _ = try card.wait("both have begun") { reader.outcome() }
    var bytes: [String: [UInt8]] = [:]
    for name in ["FIRST", "SECOND"] {
      #expect(reader.take(name).type == "INCR")
      bytes[name] = []
    }
    // Each goes on for itself, until its empty piece.
    var open = ["FIRST": "UTF8_STRING", "SECOND": "text/plain"]
    try card.wait("both have come") {
      for (name, type) in open {
        let piece = reader.take(name)
        bytes[name]? += piece.bytes
        if piece.type == type, piece.bytes.isEmpty { open[name] = nil }
      }
      return open.isEmpty
    }
    let areWhole = ["FIRST", "SECOND"].map { bytes[$0] == LongText.bytes }
    #expect(areWhole == [true, true])
    #expect(long.mask(of: reader) == 0)
    #expect(card.end().isEmpty)
  }

  @Test func aTransferGoesOnWithWhatWasAskedFor() throws {
    let reader = try long.reader()
    reader.ask("CLIPBOARD", for: "UTF8_STRING")
    try card.wait("it has begun") {
      _ = reader.outcome()
      return reader.count > 0
    }
    card.session.copy("another", to: .clipboard, at: card.time())
    let outcome = try card.wait("all of it has come") { reader.outcome() }
    #expect(long.isWhole(outcome))
    #expect(card.end().isEmpty)
  }
}
