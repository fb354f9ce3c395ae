import AlertCore
import CX11
import Glibc
import Support
import Testing

@testable import AlertCard

/// What becomes of a copied text when the card has gone.
@Suite struct ClipboardSavingTests {
  private static let text = "Grüße, 漢字"

  /// The manager has got the text in all forms.
  private func expectSaved(by manager: ClipboardManager, _ text: String = text) {
    #expect(
      manager.targets
        == ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain", "TEXT", "STRING"])
    for target in ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain", "TEXT"] {
      guard case .value(_, let bytes, _)? = manager.saved[target] else {
        Issue.record("\(target) was not saved")
        continue
      }
      #expect(bytes == Array(text.utf8), "\(target)")
    }
  }

  /// Ends a card and takes its turns until it has left.
  private func leave(_ card: TurnedSession, beside manager: ClipboardManager) throws {
    card.session.leave()
    try card.wait("the card has left") {
      manager.step()
      return card.session.hasLeft
    }
  }

  @Test(arguments: [false, true])
  func aManagerHasTheTextBeforeTheCardHasLeft(animates: Bool) throws {
    let card = try TurnedSession(animates: animates)
    let manager = try ClipboardManager(display: card.server.display)
    card.session.copy(Self.text, to: .clipboard, at: card.time())
    try leave(card, beside: manager)
    #expect(manager.isDone)
    expectSaved(by: manager)
    #expect(card.end().isEmpty)
  }

  @Test func aLongTextIsSavedToo() throws {
    let card = try TurnedSession(hasSmallRequests: true)
    let manager = try ClipboardManager(display: card.server.display)
    let text = String(repeating: "0123456789abcdé\n", count: 20_000)
    card.session.copy(text, to: .clipboard, at: card.time())
    try leave(card, beside: manager)
    expectSaved(by: manager, text)
    #expect(card.end().isEmpty)
  }

  @Test func withoutAManagerNothingWaits() throws {
    let card = try TurnedSession()
    let (selections, display) = (card.session.selections, card.session.connection.display)
    card.session.copy(Self.text, to: .clipboard, at: card.time())
    selections.save(at: .zero)
    #expect(selections.isSaving)
    // No time goes by: only the server's word can end it.
    try waitUntil("the server says that nobody is there") {
      while XPending(display) > 0 {
        var event = XEvent()
        XNextEvent(display, &event)
        _ = selections.handle(event, at: .zero)
      }
      return !selections.isSaving
    }
    #expect(selections.deadline == nil)
    #expect(card.end().isEmpty)
  }

  @Test func withoutACopyNobodyIsAsked() throws {
    let card = try TurnedSession()
    let manager = try ClipboardManager(display: card.server.display)
    card.session.copy("selected", to: .primary, at: card.time())
    try leave(card, beside: manager)
    manager.step()
    #expect(!manager.wasAsked)
    #expect(card.end().isEmpty)
  }

  @Test func aManagerThatDoesNotAnswerIsWaitedForWithoutTheCard() throws {
    let card = try TurnedSession()
    let manager = try ClipboardManager(display: card.server.display, .silent)
    let client = try XClient(display: card.server.display)
    card.session.copy(Self.text, to: .clipboard, at: card.time())
    card.session.leave()
    try card.wait("the manager was asked") {
      manager.step()
      return manager.wasAsked
    }
    #expect(!card.session.hasLeft)
    #expect(client.covers().isEmpty)
    try leave(card, beside: manager)
    #expect(card.end().isEmpty)
  }

  @Test func theWaitEndsWhereNothingHappensAndAfterFiveSecondsInAnyCase() {
    var saving = ClipboardSaving()
    #expect(!saving.isGoing && saving.deadline == nil)
    saving.progressed(at: .zero)
    #expect(!saving.isGoing)
    saving.begin(at: .seconds(10))
    #expect(saving.deadline == .milliseconds(10_500))
    for milliseconds in stride(from: 10_400, to: 15_000, by: 400) {
      saving.turn(at: .milliseconds(milliseconds))
      saving.progressed(at: .milliseconds(milliseconds))
      #expect(saving.isGoing)
    }
    #expect(saving.deadline == .seconds(15))
    saving.turn(at: .milliseconds(14_999))
    #expect(saving.isGoing)
    saving.turn(at: .seconds(15))
    #expect(!saving.isGoing)
  }

  @Test func whatAnAlertCopiedIsSavedWhenItReturns() throws {
    let server = try XServer()
    let manager = try ClipboardManager(display: server.display)
    let options = AlertOptions(display: server.display)
    let result = Background { () throws -> AlertResponse in
      let control = AlertControl(AlertContent(message: "Hello"))
      try control.begin()
      var copy = {}
      let showing = Showing(control, options, in: MainContext()) { event in
        if event == .didAppear { copy() }
      }
      copy = { [unowned showing] in
        guard let session = showing.session else { return }
        session.copy(Self.text, to: .clipboard, at: session.stage.serverTime)
        control.dismiss()
      }
      try showing.begin()
      return try showing.runToEnd()
    }
    try waitUntil("the manager has it") {
      manager.step()
      return manager.isDone
    }
    #expect(try result.value() == .withdrawn(.dismissed))
    expectSaved(by: manager)
  }

  // MARK: The program's child

  /// Hands the exit to a child, as the program does, and looks on until everything of it has gone.
  private static func detach(_ manner: ClipboardManager.Manner?, animates: Bool) throws -> Never {
    let card = try TurnedSession(animates: animates)
    let display = card.server.display
    let client = try XClient(display: display)
    let manager = try manner.map { try ClipboardManager(display: display, $0) }
    card.session.copy(text, to: .clipboard, at: card.time())
    let owner = client.owner(of: "CLIPBOARD")
    card.session.detachExit { _ in }
    // The connection is the child's alone from now on, as if this process had ended.
    close(XConnectionNumber(card.session.connection.display))
    try waitUntil("the child has ended") {
      manager?.step()
      return client.sighting(of: owner) == nil
    }
    let isRight: Bool
    switch manner {
    case .saves:
      let whole = SelectionReader.Outcome.value(
        type: "UTF8_STRING", bytes: Array(text.utf8), pieces: 0)
      isRight = manager?.isDone == true && manager?.saved["UTF8_STRING"] == whole
    case .silent: isRight = manager?.wasAsked == true
    case nil: isRight = client.owner(of: "CLIPBOARD") == 0
    }
    if !isRight {
      print("asked: \(manager?.wasAsked ?? false), saved: \(manager?.saved.keys.sorted() ?? [])")
    }
    try? card.server.process.end(by: SIGTERM)
    // The session is the child's: nothing of it may be given back here.
    fflush(nil)
    withExtendedLifetime(card) { _exit(isRight ? 0 : 1) }
  }

  @Test func theChildOfAProgramSavesTheText() async {
    await #expect(processExitsWith: .success) {
      try ClipboardSavingTests.detach(.saves, animates: true)
    }
    await #expect(processExitsWith: .success) {
      try ClipboardSavingTests.detach(.saves, animates: false)
    }
  }

  @Test func theChildEndsWithoutAnAnswerToo() async {
    await #expect(processExitsWith: .success) {
      try ClipboardSavingTests.detach(.silent, animates: false)
    }
    await #expect(processExitsWith: .success) {
      try ClipboardSavingTests.detach(nil, animates: false)
    }
  }
}
