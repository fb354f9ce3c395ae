import AlertCore
import CX11

/// Everything of a card that is on the server: cover, anchor, the card's picture and the frames.
final class Stage {
  /// The connection to the server.
  let connection: DisplayConnection
  /// The managed window that has the keyboard.
  let anchor: AnchorWindow
  /// The window over the screen; another one after the compositor or the screen has changed.
  private(set) var cover: CoverWindow
  /// The size of the screen in pixels.
  private(set) var screen: Size
  /// The part of the screen that the card stands on.
  private(set) var monitor: Rect
  /// The part of the screen that panels leave, `nil` where nobody says.
  private(set) var workArea: Rect?
  /// Whether a window manager runs that follows EWMH.
  let hasWindowManager: Bool
  /// The window of the compositor, `nil` without one.
  private(set) var compositorOwner: Window?

  /// The number of the event that tells of monitors that come, go or change; -1 without RandR.
  private(set) var monitorEvent: Int32 = -1
  /// A time of the server from before the windows were mapped.
  let serverTime: Time

  private let dim: Color
  private let argb: ArgbVisual?
  private var frames: FrameCompositor
  private var card: CardPicture?
  private var shield: PointerShield?

  /// Reads what has to be known of the screen and makes the windows, unmapped.
  init(_ connection: DisplayConnection, dim: Color, title: String) throws(AlertError) {
    self.connection = connection
    self.dim = dim
    try connection.checkRender()
    argb = ArgbVisual(connection)
    screen = connection.screenSize
    hasWindowManager = connection.hasWindowManager
    let active = hasWindowManager ? connection.activeWindow : nil
    monitor = Self.monitor(of: connection, on: screen, active: active)
    workArea = hasWindowManager ? connection.workArea : nil
    compositorOwner = connection.compositor
    cover = CoverWindow(
      connection, size: screen, visual: compositorOwner != nil ? argb : nil)
    frames = FrameCompositor(connection, cover: cover, dim: dim)
    anchor = AnchorWindow(connection, at: monitor.center, visual: argb)
    let parent = active.flatMap { connection.isFullscreen($0) ? $0 : nil }
    serverTime = Self.time(of: connection, by: cover)
    cover.setBeginning(serverTime)
    anchor.setProperties(title: title, time: UInt(serverTime), parent: parent)
    listen()
    try connection.check()
  }

  /// The monitor that the user looks at.
  private static func monitor(
    of connection: DisplayConnection, on screen: Size, active: Window?
  ) -> Rect {
    let monitors = connection.monitors(on: screen)
    let whole = Rect(0, 0, screen.width, screen.height)
    if monitors.count == 1 { return monitors[0].frame }
    return monitors.watched(
      activeWindow: active.flatMap(connection.frame), pointer: connection.pointer)?.frame ?? whole
  }

  /// A fresh time of the server: that at which it changes a property of ours.
  ///
  /// A round trip.
  private static func time(of connection: DisplayConnection, by cover: CoverWindow) -> Time {
    cover.requestFence(0)
    XSync(connection.display, False)
    var time = Time(CurrentTime)
    var event = XEvent()
    // The properties set before have sent events of their own; the last one is the freshest.
    while !connection.isLost,
      XCheckTypedWindowEvent(connection.display, cover.window, PropertyNotify, &event) != 0
    {
      time = event.xproperty.time
    }
    return time
  }

  /// Listens for windows that come and go, for the screen's size and for compositors.
  private func listen() {
    XSelectInput(
      connection.display, connection.root, SubstructureNotifyMask | StructureNotifyMask)
    monitorEvent = connection.listenToMonitors()
    listenToCompositor()
  }

  private func listenToCompositor() {
    guard let owner = compositorOwner else { return }
    connection.tolerating { _ = XSelectInput(connection.display, owner, StructureNotifyMask) }
  }

  /// Puts both windows on the screen.
  func map() {
    cover.map()
    anchor.map()
  }

  // MARK: Frames

  /// Makes the picture on which the card is painted.
  func makeCard(bounds: Rect, text: PangoText) throws(AlertError) {
    card?.closeFonts()
    card = try CardPicture(
      connection, bounds: bounds, text: text, rasterizer: OutlineRasterizer())
  }

  /// Paints the parts that have changed, composes the frame and shows it.
  ///
  /// `frame` is the card's place on the cover. Returns whether anything was drawn.
  @discardableResult
  func draw(_ parts: [CardPart], at frame: Rect, _ pose: Pose) -> Bool {
    let damage = card?.update(parts)
    guard let region = frames.compose(card, at: frame, pose, on: monitor, damage: damage) else {
      return false
    }
    cover.present(region)
    return true
  }

  // MARK: Changes of the screen

  /// Reads anew how large the screen is, which monitors it has and whether it is composited.
  ///
  /// `center` is where the card stands. Returns whether the cover has to be replaced.
  func readScreen(from center: Point) -> Bool {
    let size = connection.screenSize
    let owner = connection.compositor
    let monitors = connection.monitors(on: size)
    guard !connection.isLost else { return false }
    screen = size
    workArea = connection.hasWindowManager ? connection.workArea : nil
    let place = Rect(center.x, center.y, 0, 0)
    let watched = monitors.watched(activeWindow: place, pointer: nil)?.frame
    let next = watched ?? Rect(0, 0, size.width, size.height)
    if next != monitor {
      monitor = next
      anchor.move(to: next.center)
    }
    let isComposited = cover.backdrop == nil
    compositorOwner = owner
    listenToCompositor()
    return cover.size != size || isComposited != (owner != nil && argb != nil)
  }

  /// Takes the cover away, so that what is beneath can be painted again and then be pictured.
  ///
  /// A shield takes the pointer meanwhile.
  func uncover() {
    shield = PointerShield(connection, size: screen, above: cover.window)
    cover.unmap()
  }

  /// Makes another cover, as the screen is now, with its first frame, in the place of the old one.
  func recover(_ parts: [CardPart], at frame: Rect, _ pose: Pose) {
    let next = CoverWindow(
      connection, size: screen, visual: compositorOwner != nil ? argb : nil)
    next.setBeginning(serverTime)
    frames = FrameCompositor(connection, cover: next, dim: dim)
    _ = card?.update(parts)
    _ = frames.compose(card, at: frame, pose, on: monitor, damage: nil)
    next.map(above: cover.window)
    cover = next
    shield = nil
  }

  // MARK: The end

  /// Takes the card off the screen at once; from then on a shield takes the pointer, or nothing does.
  func leave(shielded: Bool) {
    shield = shielded ? PointerShield(connection, size: screen, above: cover.window) : nil
    cover.unmap()
  }

  /// Lets the next card take over the picture of the screen, while this one's exit is still played.
  func bequeath() {
    cover.backdrop?.publish(on: cover.window)
  }

  /// Takes everything off the screen, gives back what Xft keeps in this process, and lets the display
  /// be closed.
  func close() {
    cover.unmap()
    anchor.destroy()
    card?.closeFonts()
    card = nil
    connection.close()
  }
}
