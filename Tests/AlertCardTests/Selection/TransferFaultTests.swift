import CX11
import Support
import Testing

@testable import AlertCard

/// Readers of long texts that do not read as they should.
@Suite struct TransferFaultTests {
  private let long: LongText
  private let card: TurnedSession

  init() throws {
    long = try LongText()
    card = long.card
  }

  @Test func aReaderMayDieInTheMiddle() throws {
    var dying: SelectionReader? = try long.reader()
    dying?.ask("CLIPBOARD", for: "UTF8_STRING")
    try card.wait("it has begun") {
      _ = dying?.outcome()
      return dying.map { $0.count > 0 } ?? false
    }
    let end = try #require(card.session.selections.deadline)
    // The piece that it asked for last finds no window.
    dying = nil
    try card.wait("it is given up") { card.session.selections.deadline == nil }
    #expect(card.session.translator.now < end)
    // The server may give the next one the window's number.
    let outcome = try card.outcome(try long.reader(), for: "UTF8_STRING")
    #expect(long.isWhole(outcome))
    #expect(card.end().isEmpty)
  }

  @Test func whoeverAsksMayBeGoneBeforeHeIsAnswered() throws {
    // There before, so that the server does not give it the other one's numbers.
    let reader = try long.reader()
    var dying: SelectionReader? = try long.reader()
    dying?.ask("CLIPBOARD", for: "UTF8_STRING")
    dying?.ask("CLIPBOARD", for: "TARGETS")
    dying = nil
    let outcome = try card.outcome(reader, for: "UTF8_STRING")
    #expect(long.isWhole(outcome))
    try card.wait("nothing is left to do") { card.session.selections.deadline == nil }
    #expect(card.end().isEmpty)
  }

  @Test func aReaderThatStandsStillIsGivenUp() throws {
    let reader = try long.reader()
    reader.ask("CLIPBOARD", for: "UTF8_STRING")
    let begin = card.session.translator.now
    let end = try card.wait("it has begun") { card.session.selections.deadline }
    #expect(end >= begin + .seconds(5))
    card.session.selections.turn(at: end - .milliseconds(1))
    #expect(long.mask(of: reader) == PropertyChangeMask | StructureNotifyMask)
    card.session.selections.turn(at: end)
    #expect(card.session.selections.deadline == nil)
    #expect(long.mask(of: reader) == 0)
    let outcome = try card.outcome(try long.reader(), for: "UTF8_STRING")
    #expect(long.isWhole(outcome))
    #expect(card.end().isEmpty)
  }

  @Test func aShortTextToTheSamePropertyEndsATransfer() throws {
    let reader = try long.reader()
    reader.ask("CLIPBOARD", for: "UTF8_STRING")
    _ = try card.wait("it has begun") { card.session.selections.deadline }
    long.copy(Array("short".utf8))
    reader.ask("CLIPBOARD", for: "UTF8_STRING")
    try card.wait("nothing is left to do") { card.session.selections.deadline == nil }
    #expect(long.mask(of: reader) == 0)
    #expect(reader.take("GIVEN").bytes == Array("short".utf8))
    #expect(card.end().isEmpty)
  }

  @Test func aWindowOfOursMayBeNamedAndStaysAsItWas() throws {
    let reader = try long.reader()
    let stage = card.session.stage
    for window in [stage.anchor.window, stage.cover.window, stage.connection.root] {
      let before = long.mask(of: window)
      reader.ask("CLIPBOARD", for: "UTF8_STRING", on: UInt32(window))
      let end = try card.wait("it has begun") { card.session.selections.deadline }
      #expect(long.mask(of: window) == before | PropertyChangeMask | StructureNotifyMask)
      card.session.selections.turn(at: end)
      #expect(long.mask(of: window) == before)
    }
    reader.ask("CLIPBOARD", for: "UTF8_STRING", on: reader.client.owner(of: "CLIPBOARD"))
    let end = try card.wait("it has begun") { card.session.selections.deadline }
    card.session.selections.turn(at: end)
    let outcome = try card.outcome(reader, for: "UTF8_STRING")
    #expect(long.isWhole(outcome))
    #expect(card.end().isEmpty)
  }
}
