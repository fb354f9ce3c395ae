import Glibc

/// A window manager or a compositor on a private server.
package final class WindowManager {
  /// Which program.
  package enum Kind: String, CaseIterable, Sendable {
    /// Openbox: stacking, reparenting.
    case openbox
    /// I3: tiling.
    case i3
    /// Picom: a compositor, no window manager.
    case picom
  }

  /// Which program.
  package let kind: Kind
  private let display: String
  private var process: ChildProcess

  /// Starts the program and waits until it has taken its place.
  package init(_ kind: Kind, display: String) throws {
    self.kind = kind
    self.display = display
    process = try WindowManager.start(kind, display: display)
    try waitUntilReady()
  }

  deinit {
    try? process.end()
  }

  /// Kills the program so that it cannot clean up, and waits until the server has noticed.
  package func kill() throws {
    try process.end(by: SIGKILL)
    let client = try XClient(display: display)
    try waitUntil("\(kind) has gone from the server") { !isPresent(client) }
  }

  /// Starts the program again after `kill`.
  package func restart() throws {
    process = try WindowManager.start(kind, display: display)
    try waitUntilReady()
  }

  private func waitUntilReady() throws {
    let client = try XClient(display: display)
    let process = process
    try waitUntil("\(kind) is ready") {
      if let ending = process.ending { throw HarnessError("\(kind) ended: \(ending).") }
      return isPresent(client)
    }
    guard kind != .picom else { return }
    // Openbox announces itself a moment before it takes requests, and loses those that come between.
    try waitUntil("\(kind) maps a window") { client.mapsProbe() }
  }

  private func isPresent(_ client: XClient) -> Bool {
    if kind == .picom { return client.owner(of: "_NET_WM_CM_S0") != 0 }
    guard let window = client.property("_NET_SUPPORTING_WM_CHECK", of: client.root).first else {
      return false
    }
    return client.property("_NET_SUPPORTING_WM_CHECK", of: window).first == window
  }

  private static func start(_ kind: Kind, display: String) throws -> ChildProcess {
    var environment = Scratch.environment
    environment["DISPLAY"] = display
    let pipe = try Pipe()
    let end = try StreamEnd(.null, pipe: pipe)
    guard let nowhere = end.descriptor else { throw HarnessError("/dev/null is missing.") }
    return try ChildProcess(
      kind.rawValue, try arguments(of: kind).map { Array($0.utf8) }, environment: environment,
      descriptors: [0: nowhere, 1: nowhere, 2: nowhere])
  }

  private static func arguments(of kind: Kind) throws -> [String] {
    switch kind {
    case .openbox: ["--sm-disable"]
    case .i3: ["-c", try i3Configuration.get()]
    case .picom: ["--config", try picomConfiguration.get()]
    }
  }

  // Each is written once a run: picom starts over whenever its file is written.
  private static let i3Configuration = Result {
    try Scratch.write("font pango:monospace 8\n", named: "i3.config")
  }
  private static let picomConfiguration = Result {
    try Scratch.write("backend = \"xrender\";\n", named: "picom.conf")
  }
}
