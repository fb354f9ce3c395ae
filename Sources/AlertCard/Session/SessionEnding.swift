import AlertCore
import CLinux
import CX11
import Glibc

/// The way out, which nobody waits for.
extension Session {
  /// How long after a click the pointer is kept from what is beneath.
  private static let shieldTime = Duration.milliseconds(400)
  /// How long an exit may take beyond its own time.
  private static let patience = Duration.milliseconds(100)

  /// Begins the exit, which the turns play from now on.
  func leave() {
    guard exitEnd == nil else { return }
    leaveWindowManager()
    beginExit()
  }

  /// Takes everything off the screen and lets the display be closed.
  func close() {
    loop.stop()
    selections.giveUp()
    stage.close()
  }

  /// Hands the exit to a child process, so that the caller can end at once.
  ///
  /// A text that was copied outlives the child only where a clipboard manager takes it over meanwhile.
  /// After this call nothing but `_exit` is allowed. Nothing here waits for the server.
  /// `report` is told of the errors of the server in the child's time, where somebody looks for them.
  package func detachExit(report: ([ProtocolError]) -> Void) {
    guard !connection.isLost else { return }
    leaveWindowManager()
    XFlush(connection.display)
    guard motion.exit != .none || wasClicked || selections.texts[.clipboard] != nil else { return }
    let known = connection.protocolErrors.count
    guard fork() == 0 else { return }
    becomeChild()
    if wasClicked { shieldEnd = translator.now + Self.shieldTime }
    playExit()
    if Environment.isDebugging {
      XSync(connection.display, False)
      report(Array(connection.protocolErrors.dropFirst(known)))
    }
    _exit(0)
  }

  /// Whether the answer was a click, which may turn out to be the first half of two.
  private var wasClicked: Bool {
    if case .button(_, .pointer) = state.response { return true }
    return false
  }

  private func leaveWindowManager() {
    focus.release()
    stage.anchor.destroy()
    // Before the caller goes on, who may show the next card at once.
    stage.bequeath()
  }

  /// Leaves the caller's group, descriptors and signals: nothing waits for the child.
  private func becomeChild() {
    let null = open("/dev/null", O_RDWR)
    for descriptor: Int32 in 0...2 where descriptor != 2 || !Environment.isDebugging {
      // Somebody waits for the end of what these descriptors lead to.
      if dup2(null, descriptor) < 0 { Glibc.close(descriptor) }
    }
    let kept = UInt32(XConnectionNumber(connection.display))
    if kept > 3 { close_range(3, kept - 1, 0) }
    close_range(max(3, kept + 1), UInt32.max, 0)
    setsid()
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    signal(SIGPIPE, SIG_DFL)
    // A server that stands still may keep it inside a write for ever.
    signal(SIGALRM, SIG_DFL)
    alarm(UInt32(motion.exitDuration) + 10)
  }

  private func beginExit() {
    let now = translator.now
    timeline.leave(at: now, in: space)
    exitEnd = now + .seconds(exactly: motion.exitDuration) + Self.patience
    pacer.forgetOwed()
    selections.save(at: now)
  }

  /// Plays what is due of the exit, and waits for what is still to be done after it.
  func leavingTurn() {
    let begin = translator.now
    readLeavingEvents()
    // Nobody is late whose event had come by then.
    selections.turn(at: begin)
    let now = translator.now
    if !isOffScreen { playMotion(at: now) }
    if isOffScreen, let end = shieldEnd, now >= end {
      shieldEnd = nil
      stage.leave(shielded: false)
    }
    XFlush(connection.display)
    hasLeft = connection.isLost || isOffScreen && shieldEnd == nil && !selections.isSaving
  }

  /// Draws a frame where one is due, and takes the card off the screen after the last one.
  private func playMotion(at now: Duration) {
    let isLast = timeline.hasLeft(at: now)
    if isLast || pacer.nextFrame.map({ $0 <= now }) ?? false { drawExitFrame(at: now) }
    guard isLast || exitEnd.map({ now >= $0 }) ?? true else { return }
    isOffScreen = true
    stage.leave(shielded: shieldEnd != nil)
  }

  /// When the next turn of the exit is due; `end` is that of its motion at the latest.
  func leavingDeadline(_ end: Duration) -> Duration? {
    let own = isOffScreen ? shieldEnd : pacer.nextFrame ?? end
    return [own, selections.deadline].compactMap(\.self).min()
  }

  private func drawExitFrame(at time: Duration) {
    guard !connection.isLost else { return }
    stage.draw(
      painter.parts(state.layout, moment(at: time)), at: state.layout.frame,
      timeline.pose(at: time, in: space))
    stage.cover.requestFence(1)
    pacer.drew(at: time, [], fenced: true)
  }

  /// Takes note of painted frames and of whoever pastes what was copied, and of nothing else any more.
  private func readLeavingEvents() {
    while !connection.isLost, XPending(connection.display) > 0 {
      var event = XEvent()
      XNextEvent(connection.display, &event)
      if selections.handle(event, at: translator.now) { continue }
      if event.type == PropertyNotify, event.xproperty.atom == connection.atom(.frame) {
        _ = pacer.painted()
      }
    }
  }

  // MARK: In the child

  /// Plays the exit with a plain loop: a child of `fork` must not enter GLib.
  private func playExit() {
    beginExit()
    while !hasLeft {
      leavingTurn()
      if !hasLeft, let deadline { pause(until: deadline) }
    }
  }

  /// Waits for an event or a time.
  private func pause(until time: Duration) {
    // Sending reads as well: an event may be in the queue, of which the descriptor knows nothing.
    guard !connection.isLost, XPending(connection.display) == 0, !connection.isLost else { return }
    let rest = max(0, (time - translator.now) / .milliseconds(1))
    var descriptor = pollfd(
      fd: XConnectionNumber(connection.display), events: Int16(POLLIN), revents: 0)
    poll(&descriptor, 1, Int32(rest.rounded(.up)))
  }
}
