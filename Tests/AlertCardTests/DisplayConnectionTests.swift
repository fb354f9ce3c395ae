import CX11
import Glibc
import Support
import Testing

@testable import AlertCard

@Suite struct DisplayConnectionTests {
  @Test(arguments: ["", ":99999", "nowhere:0", "rubbish"])
  func aDisplayThatIsNotThereIsAnErrorOfItsOwn(name: String) {
    let error = #expect(throws: AlertError.self) {
      try DisplayConnection(name, openingLost: nil)
    }
    #expect(error?.code == .noDisplay)
    #expect(error?.message.contains("DISPLAY") == true)
  }

  @Test func aNameMayBeOfAnyLength() {
    let error = #expect(throws: AlertError.self) {
      try DisplayConnection(String(repeating: "x", count: 65536), openingLost: nil)
    }
    #expect(error?.code == .noDisplay)
  }

  @Test func anErrorOfOursIsKept() throws {
    let server = try XServer()
    let connection = try DisplayConnection(server.display, openingLost: nil)
    defer { connection.close() }
    XMapWindow(connection.display, 0x00de_ad01)
    XSync(connection.display, False)
    #expect(connection.protocolErrors.map(\.code) == [UInt8(BadWindow)])
  }

  @Test func anErrorAboutSomebodyElsesWindowIsExpected() throws {
    let server = try XServer()
    let connection = try DisplayConnection(server.display, openingLost: nil)
    defer { connection.close() }
    #expect(connection.property(0x00de_ad01, Atom(XA_WM_NAME), type: Atom(XA_STRING)) == nil)
    connection.tolerating { _ = XMapWindow(connection.display, 0x00de_ad01) }
    #expect(connection.frame(of: 0x00de_ad01) == nil)
    XSync(connection.display, False)
    #expect(connection.protocolErrors.isEmpty)
    // Only those: the next one counts again.
    XMapWindow(connection.display, 0x00de_ad02)
    XSync(connection.display, False)
    #expect(connection.protocolErrors.map(\.resource) == [0x00de_ad02])
  }

  @Test func aServerThatGoesIsAnErrorAndNotTheEndOfTheProcess() throws {
    let server = try XServer()
    let connection = try DisplayConnection(server.display, openingLost: nil)
    try connection.check()
    try server.process.end(by: SIGKILL)
    XSync(connection.display, False)
    let error = #expect(throws: AlertError.self) { try connection.check() }
    #expect(error?.code == .connectionLost)
    connection.close()
  }

  @Test func propertiesOf32BitsAreReadAsTheyWereWritten() throws {
    let server = try XServer()
    let connection = try DisplayConnection(server.display, openingLost: nil)
    defer { connection.close() }
    let values: [UInt] = [0, 1, 0x7fff_ffff, 0xffff_ffff]
    let name = connection.atom(.netWMWindowOpacity)
    connection.setProperty(connection.root, name, type: Atom(XA_CARDINAL), values)
    #expect(connection.property(connection.root, name, type: Atom(XA_CARDINAL)) == values)
    #expect(connection.property(connection.root, name, type: Atom(XA_WINDOW)) == nil)
  }
}
