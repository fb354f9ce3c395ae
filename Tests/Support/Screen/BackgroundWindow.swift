import CXTest
import Glibc

/// A window of the tests' own that lies beneath the card and notes what input it gets.
package final class BackgroundWindow {
  /// The window.
  package let id: UInt32
  /// Its colour, which the cover dims.
  package static let colour: UInt32 = 0x3f_7f_5f
  private let client: XClient

  /// Makes and maps the window and waits until it has the focus.
  ///
  /// - Parameters:
  ///   - client: The client that it belongs to.
  ///   - isFullScreen: Whether it asks the window manager for the whole screen.
  ///   - isManaged: Whether there is a window manager that gives the focus.
  /// - Throws: `HarnessError` if the focus does not come.
  package init(_ client: XClient, isFullScreen: Bool = false, isManaged: Bool) throws {
    self.client = client
    id = client.createWindow(colour: BackgroundWindow.colour, frame: client.screen)
    if isFullScreen {
      let state = client.atom("_NET_WM_STATE_FULLSCREEN")
      client.set("_NET_WM_STATE", "ATOM", [state], of: id)
    }
    client.map(id)
    let id = id
    try waitUntil("the window beneath is mapped") { client.sighting(of: id)?.isViewable == true }
    if !isManaged { client.focus(id) }
    try waitUntil("the window beneath has the focus") { client.focus == id }
  }

  /// The input that the window has got so far.
  package var received: [ReceivedEvent] {
    client.takeEvents()
    return client.received.filter { $0.window == id }
  }

  /// The presses of keys and buttons that the window has got so far.
  package var presses: [ReceivedEvent] {
    received.filter { $0.kind == .keyPress || $0.kind == .buttonPress }
  }
}
