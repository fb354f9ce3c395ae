import AlertCore
import CX11

/// One alert from the opening of the display to its end.
///
/// The thread that makes a session runs it to its end. Input becomes events of the core, the core's
/// state becomes frames; the session itself decides nothing about an answer.
package final class Session {
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
  private var raisesLeft = 40
  private let loop: EventLoop
  private let readerDescriptor: Int32?
  private let continuation: Continuation?

  /// Opens the display and puts the card on the screen; may block for as long as a server accepts
  /// and does not answer.
  ///
  /// - Parameters:
  ///   - content: What the alert says and offers.
  ///   - options: How it is shown.
  ///   - readerDescriptor: A descriptor whose reader's going away withdraws the alert.
  ///   - watchesContinuation: Whether SIGCONT, which the caller has blocked, restarts the guard.
  ///   - openingLost: Called where the server goes while Xlib opens the display, which ends the process.
  /// - Throws: `noDisplay`, `missingFeature` or `connectionLost`.
  package init(
    content: AlertContent, options: AlertOptions, readerDescriptor: Int32? = nil,
    watchesContinuation: Bool = false, openingLost: (@Sendable () -> Void)? = nil
  ) throws(AlertError) {
    let content = content.displayable
    let points = Theme.card(options.appearance)
    let preparation = TextPreparation(content, theme: points.scaled(by: options.scale ?? 1))
    connection = try DisplayConnection(options.display, openingLost: openingLost)
    epoch = EventLoop.now
    let theme = points.scaled(by: options.scale ?? connection.resourceScale)
    motion = CardMotion(style: theme.motion, options: options)
    stage = try Stage(connection, dim: theme.cover, title: content.spokenTitle)
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
    let text = preparation.finish()
    let layout = CardLayoutEngine(
      content: content, theme: theme, monitor: stage.monitor, text: text
    ).layout()
    state = CardState(content: content, layout: layout, options: options)
    try stage.makeCard(bounds: painter.pictureBounds(layout), text: text)
    timeline = CardTimeline(motion, start: translator.now)
    if first.opacity > 0 {
      stage.draw(painter.parts(layout, moment(at: translator.now)), at: layout.frame, first)
      stage.map()
    }
    try begin(watching: [readerDescriptor, continuation?.descriptor])
  }

  /// Shows the cover as it is before the card comes.
  private static func show(_ stage: Stage, _ pose: Pose) {
    stage.draw([], at: stage.monitor, pose)
    stage.map()
    XFlush(stage.connection.display)
  }

  private func begin(watching descriptors: [Int32?]) throws(AlertError) {
    if let reader = descriptors[0] { loop.watchBreaking(of: reader) }
    if let signal = descriptors[1] { loop.watchInput(of: signal) }
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
    if continuation?.take() == true { reduce(.continued) }
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
    if screenHasChanged || recoveryTime != nil { followScreen() }
    if stackHasChanged { lookAtStack() }
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
      focus.deadline, coverWatch.deadline, anchorWatch.deadline, recoveryTime,
    ].compactMap(\.self).min()
  }

  /// Raises the cover over managed windows, and tells the core whether the card is covered.
  private func lookAtStack() {
    stackHasChanged = false
    guard recoveryTime == nil else { return }
    let above = connection.windows(
      above: stage.cover.window, except: [stage.anchor.window])
    if let sibling = above.sibling, raisesLeft > 0 {
      raisesLeft -= 1
      stage.cover.raise(above: sibling.id)
    }
    setCovered(above.covers(state.layout.frame))
  }

  func setCovered(_ covered: Bool) {
    guard covered != isCovered else { return }
    isCovered = covered
    reduce(.covered(covered))
  }
}

extension AlertContent {
  /// The content as it can be laid out.
  fileprivate var displayable: AlertContent {
    var content = self
    content.title = title.displayable
    content.message = message.displayable
    for index in buttons.indices { content.buttons[index].label = buttons[index].label.displayable }
    return content
  }

  /// What task switchers show.
  fileprivate var spokenTitle: String {
    title.isEmpty ? message : title
  }
}
