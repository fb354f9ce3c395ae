import AlertCore
import CX11

/// One alert from its first frame to its end.
///
/// The thread that makes a session runs it to its end, turn by turn. Input becomes events of the core,
/// the core's state becomes frames; the session itself decides nothing about an answer.
package final class Session {
  let theme: Theme
  let options: AlertOptions
  let text: PangoText
  let connection: DisplayConnection
  let stage: Stage
  let focus: KeyboardFocus
  let selections: SelectionOwner
  let motion: CardMotion
  var painter: CardPainter
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
  /// When the exit is over at the latest; `nil` while the card is up.
  var exitEnd: Duration?
  /// Whether the exit has been played and the card is off the screen.
  var isOffScreen = false
  /// Until when the pointer is kept from what is beneath, although the card has gone.
  var shieldEnd: Duration?
  /// Whether all is over: the card has gone, or nobody would see it go, and nothing is left to be done.
  var hasLeft = false
  /// What is said from outside, `nil` where nobody says anything.
  var control: AlertControl?
  /// Whether the last frame was one of a motion.
  var isInMotion = true
  private var isCovered = false
  private var raises = RateLimit(count: 20, in: .seconds(10))
  /// When to look again at windows that may not be risen above just now.
  var nextLook: Duration?
  var suspension = Suspension()
  /// The server's time of the last key or button.
  var lastInput = Time(CurrentTime)
  /// Called with a link that could not be opened.
  package var linkFailed: ((String) -> Void)?
  let loop: EventLoop
  let readerDescriptor: Int32?
  let continuation: Continuation?

  /// Puts the card on the screen of a display that has been opened.
  ///
  /// - Parameters:
  ///   - opening: The display, with the windows for the card.
  ///   - readerDescriptor: A descriptor whose reader's going away withdraws the alert.
  ///   - watchesContinuation: Whether SIGCONT, which the caller has blocked, restarts the guard.
  /// - Throws: `missingFeature` or `connectionLost`.
  package convenience init(
    _ opening: Opening, readerDescriptor: Int32? = nil, watchesContinuation: Bool = false
  ) throws(AlertError) {
    try self.init(
      opening, in: MainContext(), control: nil, readerDescriptor: readerDescriptor,
      continuation: watchesContinuation ? Continuation() : nil)
  }

  /// Puts the card on the screen, to be run in a context and with what is said by a control.
  init(
    _ opening: Opening, in context: MainContext, control: AlertControl?,
    readerDescriptor: Int32? = nil, continuation: Continuation? = nil
  ) throws(AlertError) {
    // It may have been changed since the display was opened.
    let content = control?.takeContent()?.presentable ?? opening.content
    theme = opening.theme
    options = opening.options
    connection = opening.connection
    stage = opening.stage
    motion = CardMotion(style: theme.motion, options: opening.options)
    epoch = EventLoop.now
    focus = KeyboardFocus(connection, anchor: stage.anchor)
    selections = SelectionOwner(connection)
    translator = EventTranslator(connection, epoch: epoch, serverTime: stage.serverTime)
    painter = CardPainter(content: content, theme: theme)
    if content != opening.content { stage.anchor.setTitle(content.windowTitle) }
    loop = EventLoop(connection, in: context)
    self.control = control
    self.readerDescriptor = readerDescriptor
    self.continuation = continuation
    // An entry begins with the screen as it is, so it need not wait for the text.
    let animates = motion.entryDuration > 0
    if animates { Self.show(stage, motion) }
    text = try opening.finishText()
    let layout = Self.layout(of: content, theme, options, stage, text)
    let start = translator.now
    state = CardState(
      content: content, layout: layout, options: opening.options,
      entryEnd: start + .seconds(exactly: motion.entryDuration))
    try stage.makeCard(bounds: painter.pictureBounds(layout), text: text)
    timeline = CardTimeline(motion, start: start)
    reduce(.tick)
    if !animates {
      stage.draw(painter.parts(layout, moment(at: start)), at: layout.frame, .rest)
      stage.map()
    }
    try begin()
  }

  /// Computes the layout of a card on the monitor as it is now.
  static func layout(
    of content: AlertContent, _ theme: Theme, _ options: AlertOptions, _ stage: Stage,
    _ text: PangoText
  ) -> CardLayout {
    CardLayoutEngine(
      content: content, theme: theme, monitor: stage.monitor, workArea: stage.workArea, text: text,
      options: options
    ).layout()
  }

  /// Shows the cover as it is before the card comes.
  private static func show(_ stage: Stage, _ motion: CardMotion) {
    let space = MotionSpace(card: stage.monitor, monitor: stage.monitor)
    stage.draw([], at: stage.monitor, motion.entryPose(at: 0, in: space))
    stage.map()
    XFlush(stage.connection.display)
  }

  private func begin() throws(AlertError) {
    if let readerDescriptor { loop.watchBreaking(of: readerDescriptor) }
    if let continuation { loop.watchInput(of: continuation.descriptor) }
    loop.hasNews = { [unowned self] in control?.hasNews ?? false }
    focus.begin(hasWindowManager: stage.hasWindowManager, at: translator.now)
    XFlush(connection.display)
    try connection.check()
  }

  /// How long the card takes to its place.
  package var entryDuration: Duration {
    .seconds(exactly: motion.entryDuration)
  }

  /// Runs until the alert is answered, dismissed, timed out or withdrawn; the card stays on the screen.
  ///
  /// - Throws: `connectionLost`, `windowDestroyed` or `windowHidden`.
  package func waitForAnswer() throws(AlertError) -> AlertResponse {
    while true {
      try turn()
      if let response = state.response { return response }
      wait()
    }
  }

  /// What is wrong with the installed fonts, where the built-in one is shown instead.
  package var fontFault: FontFault? {
    text.fonts.fault
  }

  /// The errors that the server has answered our requests with so far, of which there should be none.
  package var protocolErrors: [ProtocolError] {
    connection.protocolErrors
  }

  // MARK: The windows above

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
