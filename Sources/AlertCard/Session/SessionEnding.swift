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

  /// Plays the exit in this process, then closes the display.
  package func close() {
    leaveWindowManager()
    playExit()
    stage.close()
  }

  /// Closes the display without an exit, after a failure.
  package func abandon() {
    stage.close()
  }

  /// Hands the exit to a child process, so that the caller can end at once.
  ///
  /// After this call nothing but `_exit` is allowed. Nothing here waits for the server.
  /// `report` is told of the errors of the server in the child's time, where somebody looks for them.
  package func detachExit(report: ([ProtocolError]) -> Void) {
    guard !connection.isLost else { return }
    leaveWindowManager()
    XFlush(connection.display)
    guard motion.exit != .none || wasClicked else { return }
    let known = connection.protocolErrors.count
    guard fork() == 0 else { return }
    becomeChild()
    let begin = translator.now
    playExit()
    if wasClicked {
      stage.leave(shielded: true)
      discardEvents(until: begin + Self.shieldTime)
    }
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
  }

  /// Plays the exit with a plain loop: a child of `fork` must not enter GLib.
  private func playExit() {
    timeline.leave(at: translator.now)
    let end = translator.now + .seconds(exactly: motion.exitDuration) + Self.patience
    pacer.forgetOwed()
    while !connection.isLost {
      let now = translator.now
      let isLast = timeline.hasLeft(at: now)
      if isLast || pacer.nextFrame.map({ $0 <= now }) ?? false { drawExitFrame(at: now) }
      if isLast || now >= end { break }
      wait(until: pacer.nextFrame ?? end)
    }
    XFlush(connection.display)
  }

  private func drawExitFrame(at time: Duration) {
    stage.draw(
      painter.parts(state.layout, moment(at: time)), at: state.layout.frame,
      timeline.pose(at: time))
    stage.cover.requestFence(1)
    pacer.drew(at: time, [], fenced: true)
    XFlush(connection.display)
  }

  /// Waits for an event or a time, and takes note of painted frames only.
  private func wait(until time: Duration) {
    let rest = max(0, (time - translator.now) / .milliseconds(1))
    var descriptor = pollfd(
      fd: XConnectionNumber(connection.display), events: Int16(POLLIN), revents: 0)
    poll(&descriptor, 1, Int32(rest.rounded(.up)))
    while !connection.isLost, XPending(connection.display) > 0 {
      var event = XEvent()
      XNextEvent(connection.display, &event)
      if event.type == PropertyNotify, event.xproperty.atom == connection.atom(.frame) {
        _ = pacer.painted()
      }
    }
  }

  private func discardEvents(until time: Duration) {
    XFlush(connection.display)
    while !connection.isLost, translator.now < time { wait(until: time) }
  }
}
