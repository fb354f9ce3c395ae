import Support
import Testing

@Suite("A window that no manager manages, over the card")
struct Lockers {
  /// Lays a window over everything, as a locker or a menu does.
  private func lock(_ desktop: Desktop) throws -> UInt32 {
    let locker = desktop.client.createWindow(
      colour: 0x20_20_20, frame: desktop.client.screen, isOverrideRedirect: true)
    desktop.client.map(locker)
    try waitUntil("the locker is mapped") {
      desktop.client.sighting(of: locker)?.isViewable == true
    }
    return locker
  }

  @Test("keeps every key from the card until it goes", arguments: Desktop.Kind.allCases)
  func keys(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    try card.waitUntilArmed()
    let locker = try lock(desktop)
    try waitUntil("the card is not armed any more") {
      // The keyboard that a card has grabbed is given up as soon as it lies hidden.
      desktop.client.canGrabKeyboard(for: locker)
    }
    try desktop.devices.press(.escape)
    try desktop.devices.press(.enter)
    #expect(card.staysUnanswered())
    desktop.client.destroy(locker)
    try card.waitUntilArmed()
    try card.waitUntilFocused()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }

  @Test("stays above it, whatever happens to the screen", arguments: [false, true])
  func stacking(isComposited: Bool) throws {
    let desktop = try Desktop(.openbox, isComposited: isComposited)
    let card = try desktop.show()
    try card.waitUntilArmed()
    let locker = try lock(desktop)
    func isOnTop() -> Bool {
      desktop.client.covers().allSatisfy { desktop.client.lies(locker, above: $0.id) }
    }
    #expect(isOnTop())
    try isComposited ? desktop.stopCompositor() : desktop.startCompositor()
    try waitUntil("another cover stands there") {
      let covers = desktop.client.covers()
      return covers.count == 1 && covers[0].depth == (isComposited ? 24 : 32)
    }
    #expect(holds(for: .milliseconds(300), isOnTop))
    desktop.client.unmap(try #require(desktop.client.covers().first).id)
    try waitUntil("the cover is mapped again") { desktop.client.covers().count == 1 }
    #expect(isOnTop())
  }
}
