import AlertCore
import CX11

/// One alert from its first frame to its end.
///
/// The thread that makes a session runs it to its end. Input becomes events of the core, the core's
/// state becomes frames; the session itself decides nothing about an answer.
package final class Session {
  let content: AlertContent
  let theme: Theme
  let text: PangoText
  let connection: DisplayConnection
  let stage: Stage
  let focus: KeyboardFocus
  let motion: CardMotion
  let painter: CardPainter
  let epoch: Duration
  var translator: EventTranslator
  var state: CardState
  var timeline: CardTimeline
  var pacer = FramePacer()
  var coverWatch = WindowWatch()
  var anchorWatch = WindowWatch()
  /// Why the alert is lost, `nil` while it is not.
  var failure: AlertError?
  /// Whether windows have come, gone or moved since the stack was looked at.
  var stackHasChanged = true
  /// Whether the screen or its compositor has changed.
  var screenHasChanged = false
  /// When the picture beneath a new cover is taken; there is no cover until then.
  var recoveryTime: Duration?
  /// Whether the last frame was one of a motion.
  var isInMotion = true
  private var isCovered = false
  private var raises = RateLimit(count: 20, in: .seconds(10))
  /// When to look again at windows that may not be risen above just now.
  private var nextLook: Duration?
  private var suspension = Suspension()
  private let loop: EventLoop
  private let readerDescriptor: Int32?
  private let continuation: Continuation?

  /// Puts the card on the screen of a display that has been opened.
  ///
  /// - Parameters:
  ///   - opening: The display, with the windows for the card.
  ///   - readerDescriptor: A descriptor whose reader's going away withdraws the alert.
  ///   - watchesContinuation: Whether SIGCONT, which the caller has blocked, restarts the guard.
  /// - Throws: `missingFeature` or `connectionLost`.
  package init(
    _ opening: Opening, readerDescriptor: Int32? = nil, watchesContinuation: Bool = false
  ) throws(AlertError) {
    content = opening.content
    theme = opening.theme
    connection = opening.connection
    stage = opening.stage
    motion = CardMotion(style: theme.motion, options: opening.options)
    epoch = EventLoop.now
    focus = KeyboardFocus(connection, anchor: stage.anchor)
    translator = EventTranslator(connection, epoch: epoch)
    _ = translator.time(of: stage.serverTime)
    painter = CardPainter(content: content, theme: theme)
    loop = EventLoop(connection)
    self.readerDescriptor = readerDescriptor
    continuation = watchesContinuation ? Continuation() : nil
    // An entry begins with the screen as it is, so it need not wait for the text.
    let first = CardTimeline(motion, start: .zero).pose(at: .zero)
    if first.opacity == 0 { Self.show(stage, first) }
    text = opening.finishText()
    let layout = CardLayoutEngine(
      content: content, theme: theme, monitor: stage.monitor, text: text
    ).layout()
    let start = translator.now
    state = CardState(
      content: content, layout: layout, options: opening.options,
      entryEnd: start + .seconds(exactly: motion.entryDuration))
    try stage.makeCard(bounds: painter.pictureBounds(layout), text: text)
    timeline = CardTimeline(motion, start: start)
    if first.opacity > 0 {
      stage.draw(painter.parts(layout, moment(at: start)), at: layout.frame, first)
      stage.map()
    }
    try begin()
  }

  /// Shows the cover as it is before the card comes.
  private static func show(_ stage: Stage, _ pose: Pose) {
    stage.draw([], at: stage.monitor, pose)
    stage.map()
    XFlush(stage.connection.display)
  }

  private func begin() throws(AlertError) {
    if let readerDescriptor { loop.watchBreaking(of: readerDescriptor) }
    if let continuation { loop.watchInput(of: continuation.descriptor) }
    focus.begin(hasWindowManager: stage.hasWindowManager, at: translator.now)
    XFlush(connection.display)
    try connection.check()
  }

  /// Runs until the alert is answered, dismissed, timed out or withdrawn; the card stays on the screen.
  ///
  /// - Throws: `connectionLost`, `windowDestroyed` or `windowHidden`.
  package func waitForAnswer() throws(AlertError) -> AlertResponse {
    while true {
      try turn()
      if let response = state.response { return response }
      loop.wait(until: deadline.map { epoch + $0 })
    }
  }

  /// The errors that the server has answered our requests with so far, of which there should be none.
  package var protocolErrors: [ProtocolError] {
    connection.protocolErrors
  }

  // MARK: One turn

  private func turn() throws(AlertError) {
    // First, so that what was pressed while the process stood still cannot count.
    if continuation?.take() == true || suspension.take() { reduce(.continued) }
    if let readerDescriptor, loop.isBroken(readerDescriptor) { reduce(.readerGone) }
    while !connection.isLost, XPending(connection.display) > 0 {
      var event = XEvent()
      XNextEvent(connection.display, &event)
      handle(event)
    }
    try connection.check()
    watchWindows()
    if let failure { throw failure }
    focus.turn(cover: stage.cover.window, at: translator.now)
    if stackHasChanged || nextLook.map({ $0 <= translator.now }) ?? false { lookAtStack() }
    if screenHasChanged || recoveryTime != nil { followScreen() }
    reduce(.tick)
    drawFrame()
    XFlush(connection.display)
    try connection.check()
  }

  /// Lets the core know of something that happens now.
  func reduce(_ kind: InputEvent.Kind) {
    CardReducer.reduce(&state, InputEvent(kind, at: translator.now))
  }

  /// When something has to be done although nothing happens.
  private var deadline: Duration? {
    let now = translator.now
    let arming = state.consent.armingTime.flatMap { $0 > now ? $0 : nil }
    return [
      isInMotion && recoveryTime == nil ? pacer.nextFrame : nil, arming, state.timeoutTime,
      focus.deadline, coverWatch.deadline, anchorWatch.deadline, recoveryTime, nextLook,
    ].compactMap(\.self).min()
  }

  /// Raises the cover over managed windows, and tells the core whether the card is covered.
  func lookAtStack() {
    stackHasChanged = false
    nextLook = nil
    guard recoveryTime == nil else { return }
    // Not every compositor announces itself, but each of them makes windows.
    if connection.compositor != stage.compositorOwner { screenHasChanged = true }
    let above = connection.windows(
      above: stage.cover.window, except: [stage.anchor.window], began: stage.serverTime)
    let cover = Rect(0, 0, stage.cover.size.width, stage.cover.size.height)
    let now = translator.now
    if let sibling = above.sibling(over: cover) {
      if raises.admits(at: now) {
        stage.cover.raise(above: sibling.id)
      } else {
        nextLook = now + .seconds(1)
      }
    }
    setCovered(above.covers(state.layout.frame))
  }

  /// Tells the core and the keeper of the focus whether another window lies over the card.
  func setCovered(_ covered: Bool) {
    guard covered != isCovered else { return }
    isCovered = covered
    focus.setCovered(covered, at: translator.now)
    reduce(.covered(covered))
  }
}
