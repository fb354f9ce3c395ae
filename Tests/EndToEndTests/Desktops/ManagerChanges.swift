import Support
import Testing

@Suite("Window managers that come and go")
struct ManagerChanges {
  @Test(
    "A card survives its window manager's death and restart, more than once",
    arguments: Desktop.Kind.managed)
  func restart(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    let sighting = try card.waitUntilArmed()
    let manager = try #require(desktop.manager)
    for _ in 1...4 {
      try manager.kill()
      try manager.restart()
      #expect(try card.waitUntilArmed() == sighting)
    }
    try card.waitUntilFocused()
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }

  @Test(
    "A card is answered by a key after its window manager has died", arguments: Desktop.Kind.managed
  )
  func death(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let card = try desktop.show()
    try card.waitUntilArmed()
    try #require(desktop.manager).kill()
    try card.waitUntilFocused()
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
  }

  @Test("A card of a bare desktop is answered under the window manager that came later")
  func arrival() throws {
    let desktop = try Desktop()
    let card = try desktop.show()
    try card.waitUntilArmed()
    let manager = try WindowManager(.openbox, display: desktop.server.display)
    try card.waitUntilFocused()
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try card.program.end() == .quiet("0", status: 0))
    withExtendedLifetime(manager) {}
  }
}
