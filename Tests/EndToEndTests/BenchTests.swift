import Support
import Testing

/// What the other tests take for granted of their bench.
@Suite("The bench itself")
struct BenchTests {
  @Test("A window beneath gets the focus, keys and clicks", arguments: Desktop.Kind.allCases)
  func beneath(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    try desktop.devices.press(Keysym("a"))
    desktop.devices.click(at: (300, 500))
    try waitUntil("all four events have come") { desktop.beneath.received.count >= 4 }
    #expect(
      desktop.beneath.received.map(\.kind)
        == [.keyPress, .keyRelease, .buttonPress, .buttonRelease])
  }

  @Test("A held key repeats by itself")
  func heldKey() throws {
    let desktop = try Desktop()
    try desktop.devices.hold(Keysym("a"))
    try waitUntil("the key repeats") { desktop.beneath.presses.count > 3 }
    try desktop.devices.release(Keysym("a"))
  }

  @Test("A picture of the screen shows the window beneath", arguments: [false, true])
  func picture(isComposited: Bool) throws {
    let desktop = try Desktop(.openbox, isComposited: isComposited)
    try waitUntil("the window is seen") {
      try desktop.client.capture()[640, 400] == BackgroundWindow.colour
    }
  }

  @Test("A window manager can be killed and started again", arguments: Desktop.Kind.managed)
  func restart(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let manager = try #require(desktop.manager)
    try manager.kill()
    try manager.restart()
    let client = desktop.client
    try waitUntil("the window is managed again") {
      client.property("_NET_CLIENT_LIST", of: client.root) == [desktop.beneath.id]
    }
  }

  @Test("A killed server is seen as lost")
  func killedServer() throws {
    let desktop = try Desktop()
    try desktop.server.process.end(by: 9)
    try waitUntil("the connection is lost") { !desktop.client.isConnected }
  }
}
