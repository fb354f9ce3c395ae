import CX11
import Support
import Testing

@testable import AlertCard

/// What a copied text is given as.
@Suite struct SelectionTargetTests {
  private static let text = "Grüße, 漢字\n🙂\tEnd"
  private let card: TurnedSession
  private let reader: SelectionReader

  init() throws {
    card = try TurnedSession()
    reader = try SelectionReader(display: card.server.display)
    card.session.copy(Self.text, to: .clipboard, at: card.time())
  }

  /// The names of the targets that a selection says it has.
  private func targets(of selection: String) throws -> [String] {
    guard
      case .value("ATOM", let bytes, _) = try card.outcome(reader, selection, for: "TARGETS")
    else { return [] }
    return bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
      .map { reader.client.name(of: $0) }
  }

  @Test func whatItSaysItHasIsWhatItGives() throws {
    let texts = ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain", "TEXT", "STRING"]
    #expect(
      try targets(of: "CLIPBOARD")
        == ["TARGETS", "TIMESTAMP", "MULTIPLE", "SAVE_TARGETS"] + texts)
    card.session.copy("selected", to: .primary, at: card.time())
    #expect(try targets(of: "PRIMARY") == ["TARGETS", "TIMESTAMP", "MULTIPLE"] + texts)
    for target in try targets(of: "CLIPBOARD") where target != "MULTIPLE" {
      #expect(try card.outcome(reader, for: target) != .refused, "\(target)")
    }
    #expect(card.end().isEmpty)
  }

  @Test(arguments: [
    ("UTF8_STRING", "UTF8_STRING"), ("TEXT", "UTF8_STRING"), ("text/plain", "text/plain"),
    ("text/plain;charset=utf-8", "text/plain;charset=utf-8"),
  ])
  func theTextIsGivenByteForByte(target: String, type: String) throws {
    #expect(
      try card.outcome(reader, for: target)
        == .value(type: type, bytes: Array(Self.text.utf8), pieces: 0))
    #expect(card.end().isEmpty)
  }

  @Test func theOldStringHasLatin1AndQuestionMarks() throws {
    let bytes = [UInt8]("Gr".utf8) + [0xfc, 0xdf] + "e, ??\n?\tEnd".utf8
    #expect(
      try card.outcome(reader, for: "STRING") == .value(type: "STRING", bytes: bytes, pieces: 0))
    #expect(card.end().isEmpty)
  }

  @Test func theTimestampIsThatOfTheKey() throws {
    let bytes = withUnsafeBytes(of: UInt32(card.time()).littleEndian) { Array($0) }
    #expect(
      try card.outcome(reader, for: "TIMESTAMP")
        == .value(type: "INTEGER", bytes: bytes, pieces: 0))
    #expect(card.end().isEmpty)
  }

  @Test func thatItCanBeSavedIsSaidWithoutAnything() throws {
    #expect(
      try card.outcome(reader, for: "SAVE_TARGETS") == .value(type: "NULL", bytes: [], pieces: 0))
    #expect(card.end().isEmpty)
  }

  @Test(arguments: ["COMPOUND_TEXT", "DELETE", "image/png"])
  func whatItDoesNotHaveIsRefused(target: String) throws {
    #expect(try card.outcome(reader, for: target) == .refused)
    #expect(card.end().isEmpty)
  }

  @Test func anEmptyTextIsGivenToo() throws {
    card.session.copy("", to: .clipboard, at: card.time())
    #expect(
      try card.outcome(reader, for: "UTF8_STRING")
        == .value(type: "UTF8_STRING", bytes: [], pieces: 0))
    #expect(card.end().isEmpty)
  }

  @Test func aRequestorWithoutAPropertyGetsOneNamedAsTheTarget() throws {
    #expect(
      try card.outcome(reader, for: "UTF8_STRING", to: nil)
        == .value(type: "UTF8_STRING", bytes: Array(Self.text.utf8), pieces: 0))
    #expect(try card.outcome(reader, for: "MULTIPLE", to: nil) == .refused)
    #expect(card.end().isEmpty)
  }

  @Test func severalConversionsSucceedAndFailEachForItself() throws {
    let client = reader.client
    reader.ask(
      "CLIPBOARD",
      forAll: [
        ("UTF8_STRING", "FIRST"), ("image/png", "SECOND"), ("STRING", "THIRD"),
        ("MULTIPLE", "FOURTH"),
      ])
    let outcome = try card.wait("all are answered") { reader.outcome() }
    let atoms = [
      client.atom("UTF8_STRING"), client.atom("FIRST"), 0, 0, client.atom("STRING"),
      client.atom("THIRD"), 0, 0,
    ]
    #expect(
      outcome
        == .value(
          type: "ATOM_PAIR", bytes: atoms.withUnsafeBytes { Array($0) }, pieces: 0))
    #expect(client.text("FIRST", of: reader.window) == Self.text)
    #expect(client.text("THIRD", of: reader.window).hasSuffix("End"))
    for property in ["SECOND", "FOURTH"] {
      #expect(client.text(property, of: reader.window) == "")
    }
    #expect(card.end().isEmpty)
  }

  @Test func severalConversionsWithoutAListAreRefused() throws {
    #expect(try card.outcome(reader, for: "MULTIPLE", to: "NOTHING") == .refused)
    #expect(card.end().isEmpty)
  }
}
