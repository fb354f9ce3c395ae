/// A private screen with what usually is on one: a window manager or none, a window, a pointer.
package final class Desktop {
  /// Who manages the windows.
  package enum Kind: String, CaseIterable, Sendable {
    /// Nobody.
    case bare
    /// Openbox.
    case openbox
    /// I3.
    case i3

    /// Those with a window manager.
    package static let managed = [Kind.openbox, .i3]

    /// The window manager's program, `nil` for none.
    var manager: WindowManager.Kind? {
      switch self {
      case .bare: nil
      case .openbox: .openbox
      case .i3: .i3
      }
    }
  }

  /// The question that most of the tests ask.
  package static let question = [
    "--title", "Delete 3 files?", "--style", "warning", "--button", "Delete", "--button", "Keep",
    "--cancel", "1", "They cannot be recovered.",
  ]

  /// The server.
  package let server: XServer
  /// An outsider's look at the screen.
  package let client: XClient
  /// The keyboard and the pointer.
  package let devices: XTest
  /// The window manager, `nil` on a bare desktop.
  package let manager: WindowManager?
  /// The compositor, `nil` where there is none.
  package private(set) var compositor: WindowManager?
  /// The window that has the focus before a card comes.
  package let beneath: BackgroundWindow

  /// Starts everything and waits until it stands.
  ///
  /// - Parameters:
  ///   - kind: Who manages the windows.
  ///   - isComposited: Whether a compositor runs from the start.
  ///   - isFullScreen: Whether the window beneath asks for the whole screen.
  ///   - server: The server, where it has to be a special one.
  /// - Throws: `HarnessError` if one of them does not come up.
  package init(
    _ kind: Kind = .bare, isComposited: Bool = false, isFullScreen: Bool = false,
    server: @autoclosure () throws -> XServer = try XServer()
  ) throws {
    let server = try server()
    self.server = server
    client = try XClient(display: server.display)
    devices = try XTest(client)
    // Out of the way: a button under the pointer has another colour.
    devices.move(to: (4, 4))
    let display = server.display
    manager = try kind.manager.map { try WindowManager($0, display: display) }
    compositor = isComposited ? try WindowManager(.picom, display: display) : nil
    beneath = try BackgroundWindow(
      client, isFullScreen: isFullScreen, isManaged: kind.manager != nil)
  }

  /// Starts a compositor while everything runs.
  package func startCompositor() throws {
    compositor = try WindowManager(.picom, display: server.display)
  }

  /// Kills the compositor.
  package func stopCompositor() throws {
    try compositor?.kill()
    compositor = nil
  }

  /// Makes the screen smaller than the server's largest size.
  package func resize(width: Int, height: Int) throws {
    let sizes = [width, width, width, width, height, height, height, height].map(String.init)
    for command in [
      ["--newmode", "smaller", "60"] + sizes, ["--addmode", "screen", "smaller"],
      ["--output", "screen", "--mode", "smaller"],
    ] {
      _ = try Tool.run("xrandr", ["-d", server.display] + command)
    }
  }

  /// Starts alertcard on this screen.
  package func start(_ arguments: [String] = question, output: Stream = .pipe) throws -> Program {
    try Program(arguments, display: server.display, output: output)
  }

  /// Starts alertcard and waits until its cover is on the screen.
  package func show(_ arguments: [String] = question, output: Stream = .pipe) throws -> ShownCard {
    let known = client.covers().map(\.id)
    let program = try start(arguments, output: output)
    return try ShownCard(program, on: self, besides: known)
  }

  /// The processes of alertcard on this screen, one that plays its exit included.
  package var programs: [Int32] {
    Processes.running(Program.path, display: server.display)
  }
}
