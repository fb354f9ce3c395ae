import CX11
import Support
import Testing

@testable import AlertCard

/// Who owns what, and what is given to whom.
@Suite struct SelectionOwnerTests {
  private let card: TurnedSession
  private let reader: SelectionReader

  init() throws {
    card = try TurnedSession()
    reader = try SelectionReader(display: card.server.display)
  }

  /// The text as it is given without pieces.
  private func given(_ text: String, as type: String = "UTF8_STRING") -> SelectionReader.Outcome {
    .value(type: type, bytes: Array(text.utf8), pieces: 0)
  }

  @Test func nothingIsOwnedAndNoWindowMadeBeforeSomethingIsCopied() throws {
    try card.session.turn()
    #expect(reader.client.owner(of: "CLIPBOARD") == 0)
    let before = reader.client.children(of: reader.client.root).count
    card.session.copy("Hello", to: .clipboard, at: card.time())
    #expect(reader.client.children(of: reader.client.root).count == before + 1)
    let window = try #require(
      reader.client.sighting(of: reader.client.owner(of: "CLIPBOARD")))
    #expect(window.isOverrideRedirect && !window.isViewable)
    card.session.copy("Hello again", to: .clipboard, at: card.time())
    #expect(reader.client.children(of: reader.client.root).count == before + 1)
    #expect(try card.outcome(reader, for: "UTF8_STRING") == given("Hello again"))
    #expect(card.end().isEmpty)
    #expect(reader.client.owner(of: "CLIPBOARD") == 0)
  }

  @Test func everySelectionHasItsOwnText() throws {
    card.session.copy("copied", to: .clipboard, at: card.time())
    #expect(reader.client.owner(of: "PRIMARY") == 0)
    #expect(try card.outcome(reader, "PRIMARY", for: "UTF8_STRING") == .refused)
    card.session.copy("selected", to: .primary, at: card.time())
    #expect(try card.outcome(reader, "PRIMARY", for: "UTF8_STRING") == given("selected"))
    #expect(try card.outcome(reader, for: "UTF8_STRING") == given("copied"))
    #expect(card.end().isEmpty)
  }

  @Test func thePrimarySelectionOfSomebodyElseStaysHis() throws {
    reader.client.own("PRIMARY", by: reader.window)
    card.session.copy("copied", to: .clipboard, at: card.time())
    try card.session.turn()
    #expect(reader.client.owner(of: "PRIMARY") == reader.window)
    #expect(card.end().isEmpty)
  }

  @Test func whoeverCopiesLaterHasIt() throws {
    card.session.copy("copied", to: .clipboard, at: card.time())
    card.session.copy("selected", to: .primary, at: card.time())
    reader.client.own("CLIPBOARD", by: reader.window)
    try card.wait("the text is no longer ours") {
      card.session.selections.texts[.clipboard] == nil
    }
    #expect(card.session.selections.texts[.primary]?.text == "selected")
    // A time from before counts for nothing.
    card.session.copy("late", to: .clipboard, at: card.time())
    #expect(card.session.selections.texts[.clipboard] == nil)
    #expect(reader.client.owner(of: "CLIPBOARD") == reader.window)
    #expect(card.end().isEmpty)
  }

  @Test func aLossFromBeforeTheLastCopyIsNone() throws {
    card.session.copy("first", to: .clipboard, at: card.time())
    reader.client.own("CLIPBOARD", by: reader.window)
    // Asked again with a time of its own, which is later than that.
    let stage = card.session.stage
    stage.cover.requestFence(7)
    XSync(card.session.connection.display, False)
    var event = XEvent()
    var now = Time(CurrentTime)
    try waitUntil("the server tells a later time") {
      stage.cover.requestFence(7)
      XSync(card.session.connection.display, False)
      while XCheckTypedWindowEvent(
        card.session.connection.display, stage.cover.window, PropertyNotify, &event) != 0
      {
        now = event.xproperty.time
      }
      return now > card.time(10)
    }
    card.session.copy("second", to: .clipboard, at: now)
    #expect(try card.outcome(reader, for: "UTF8_STRING") == given("second"))
    #expect(card.end().isEmpty)
  }

  @Test func theTimeOfNoEventIsNotTaken() throws {
    card.session.copy("copied", to: .clipboard, at: Time(CurrentTime))
    #expect(reader.client.owner(of: "CLIPBOARD") == 0)
    #expect(card.end().isEmpty)
  }

  @Test func requestsFromBeforeAreRefused() throws {
    card.session.copy("copied", to: .clipboard, at: card.time())
    let since = UInt32(card.time())
    #expect(try card.outcome(reader, for: "UTF8_STRING", at: since) == given("copied"))
    #expect(try card.outcome(reader, for: "UTF8_STRING", at: since + 1) == given("copied"))
    #expect(try card.outcome(reader, for: "TARGETS", at: since - 1) == .refused)
    #expect(try card.outcome(reader, for: "UTF8_STRING", at: since - 1) == .refused)
    #expect(card.end().isEmpty)
  }

  @Test func timesAreComparedAcrossTheirWrap() {
    let text = SelectedText(text: "", selection: .clipboard, since: 0xffff_fff0)
    #expect(text.isMeant(at: 5))
    #expect(text.isMeant(at: 0xffff_fff0))
    #expect(!text.isMeant(at: 0xffff_ffef))
  }
}
