import Support
import Testing

@Suite("Where the card's windows are")
struct Placing {
  @Test(
    "The anchor has the focus and is the active window", arguments: Desktop.Kind.managed,
    [false, true])
  func focus(kind: Desktop.Kind, isFullScreen: Bool) throws {
    let desktop = try Desktop(kind, isFullScreen: isFullScreen)
    let card = try desktop.show()
    try card.waitUntilFocused()
    let anchor = try #require(card.anchor)
    try waitUntil("the anchor is active") { desktop.client.activeWindow == anchor.id }
    #expect(desktop.client.focus == anchor.id)
  }

  @Test(
    "The cover lies above the anchor and what was there before", arguments: Desktop.Kind.managed,
    [false, true])
  func stacking(kind: Desktop.Kind, isFullScreen: Bool) throws {
    let desktop = try Desktop(kind, isFullScreen: isFullScreen)
    let card = try desktop.show()
    try card.waitUntilArmed()
    let client = desktop.client
    let anchor = client.topLevel(of: try #require(card.anchor).id)
    #expect(client.lies(card.cover.id, above: anchor))
    #expect(client.lies(card.cover.id, above: client.topLevel(of: desktop.beneath.id)))
  }

  @Test("Nothing of the anchor is seen", arguments: Desktop.Kind.managed, [false, true])
  func anchorUnseen(kind: Desktop.Kind, isComposited: Bool) throws {
    let bare = try Desktop(.bare)
    let expected = try bare.show()
    let expectedSighting = try expected.waitUntilArmed()
    let desktop = try Desktop(kind, isComposited: isComposited)
    let card = try desktop.show()
    #expect(try card.waitUntilArmed() == expectedSighting)
    #expect(try card.inside(of: expectedSighting) == expected.inside(of: expectedSighting))
  }

  @Test(
    "A card over a full-screen window is answered", arguments: Desktop.Kind.managed, [false, true])
  func fullScreen(kind: Desktop.Kind, isComposited: Bool) throws {
    let desktop = try Desktop(kind, isComposited: isComposited, isFullScreen: true)
    let card = try desktop.show()
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
    let client = desktop.client
    let full = client.atom("_NET_WM_STATE_FULLSCREEN")
    #expect(client.property("_NET_WM_STATE", of: desktop.beneath.id).contains(full))
  }

  @Test(
    "The window that had the focus has it again afterwards", arguments: Desktop.Kind.allCases,
    [false, true])
  func focusReturns(kind: Desktop.Kind, isFullScreen: Bool) throws {
    let desktop = try Desktop(kind, isFullScreen: isFullScreen && kind != .bare)
    let card = try desktop.show()
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    _ = try card.program.end()
    try waitUntil("the focus is back") { desktop.client.focus == desktop.beneath.id }
  }

  @Test("The selection that the user made stays the user's")
  func primarySelection() throws {
    let desktop = try Desktop(.openbox)
    desktop.client.own("PRIMARY", by: desktop.beneath.id)
    let card = try desktop.show()
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    _ = try card.program.end()
    #expect(desktop.client.owner(of: "PRIMARY") == desktop.beneath.id)
  }

  @Test(
    "A managed window that is raised comes to lie beneath the card",
    arguments: Desktop.Kind.allCases)
  func raisedWindow(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    try card.waitUntilArmed()
    let client = desktop.client
    let window = client.createWindow(
      colour: 0xff_00_00, frame: Frame(x: 500, y: 300, width: 200, height: 200))
    client.map(window)
    client.raise(window)
    try waitUntil("the window is mapped") { client.sighting(of: window)?.isViewable == true }
    try waitUntil("the cover lies above it") {
      client.lies(card.cover.id, above: client.topLevel(of: window))
    }
  }

  @Test("A locker that covers the screen stays above the card")
  func locker() throws {
    let desktop = try Desktop(.openbox)
    let card = try desktop.show()
    try card.waitUntilArmed()
    let client = desktop.client
    let locker = client.createWindow(colour: 0, frame: client.screen, isOverrideRedirect: true)
    client.map(locker)
    client.raise(locker)
    #expect(holds(for: .milliseconds(600)) { client.lies(locker, above: card.cover.id) })
  }
}
