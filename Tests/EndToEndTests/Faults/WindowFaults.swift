import Support
import Testing

@Suite("Windows that others take away")
struct WindowFaults {
  @Test("A cover that somebody destroys is no answer", arguments: Desktop.Kind.allCases)
  func coverDestroyed(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    try card.waitUntilArmed()
    desktop.client.destroy(card.cover.id)
    expectFailure(try card.program.end(), status: 70)
  }

  @Test("An anchor that somebody destroys is no answer", arguments: Desktop.Kind.managed)
  func anchorDestroyed(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    try card.waitUntilArmed()
    desktop.client.destroy(try #require(card.anchor).id)
    expectFailure(try card.program.end(), status: 70)
  }

  @Test("A window that is destroyed while the card comes in is no answer")
  func coverDestroyedEarly() throws {
    let desktop = try Desktop()
    let card = try desktop.show()
    desktop.client.destroy(card.cover.id)
    expectFailure(try card.program.end(), status: 70)
  }

  @Test(
    "A cover that somebody unmaps comes back and can be answered", arguments: Desktop.Kind.allCases)
  func coverUnmapped(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    try card.waitUntilArmed()
    desktop.client.unmap(card.cover.id)
    try waitUntil("the cover is mapped again") { card.isCovering }
    try card.waitUntilFocused()
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }

  @Test("A cover that is unmapped for a second time is no answer", arguments: Desktop.Kind.allCases)
  func coverUnmappedTwice(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    try card.waitUntilArmed()
    desktop.client.unmap(card.cover.id)
    try waitUntil("the cover is mapped again") { card.isCovering }
    desktop.client.unmap(card.cover.id)
    expectFailure(try card.program.end(), status: 70)
  }

  @Test("A connection that somebody closes is no answer", arguments: Desktop.Kind.allCases)
  func clientKilled(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    try card.waitUntilArmed()
    desktop.client.killClient(of: card.cover.id)
    expectFailure(try card.program.end(), status: 70)
  }
}
