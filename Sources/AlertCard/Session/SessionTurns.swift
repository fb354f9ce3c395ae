import AlertCore
import CX11

/// What a session does when something has happened, and when it does so next.
extension Session {
  /// Does what is due; afterwards `state` tells whether there is a response, and `hasLeft` whether the
  /// exit, once it was begun by `leave`, is over.
  ///
  /// - Throws: `connectionLost`, `windowDestroyed` or `windowHidden`, while the card is up.
  func turn() throws(AlertError) {
    if exitEnd != nil { return leavingTurn() }
    // First, so that what was pressed while the process stood still cannot count.
    if continuation?.take() == true || suspension.take() { reduce(.continued) }
    if let readerDescriptor, loop.isBroken(readerDescriptor) {
      reduce(.withdrawn(.readerGone))
    }
    if let content = control?.takeContent() { say(content) }
    if let reason = control?.takeWithdrawal() { reduce(.withdrawn(reason)) }
    while !connection.isLost, XPending(connection.display) > 0 {
      var event = XEvent()
      XNextEvent(connection.display, &event)
      handle(event)
    }
    try connection.check()
    selections.turn(at: translator.now)
    watchWindows()
    if let failure { throw failure }
    focus.turn(cover: stage.cover.window, at: translator.now)
    if stackHasChanged || nextLook.map({ $0 <= translator.now }) ?? false { lookAtStack() }
    if screenHasChanged || recoveryTime != nil { followScreen() }
    reduce(.tick)
    doEffects()
    drawFrame()
    XFlush(connection.display)
    try connection.check()
  }

  /// Lets the core know of something that happens now.
  func reduce(_ kind: InputEvent.Kind) {
    reduce(InputEvent(kind, at: translator.now))
  }

  /// Lets the core know of an event.
  func reduce(_ event: InputEvent) {
    CardReducer.reduce(&state, event, by: text)
  }

  /// When something has to be done although nothing happens.
  var deadline: Duration? {
    if let exitEnd { return leavingDeadline(exitEnd) }
    let now = translator.now
    let arming = state.consent.armingTime.flatMap { $0 > now ? $0 : nil }
    return [
      isInMotion && recoveryTime == nil ? pacer.nextFrame : nil, arming, state.timeoutTime,
      focus.deadline, coverWatch.deadline, anchorWatch.deadline, recoveryTime, nextLook,
      selections.deadline,
    ].compactMap(\.self).min()
  }

  // MARK: Between the turns

  /// Waits until another turn is due, in the session's own context.
  func wait() {
    loop.wait(until: deadline.map { epoch + $0 })
  }

  /// Lets the host's loop call for a turn, at once and then whenever `schedule` asks for one.
  func callForTurns(_ turn: @escaping () -> Void) {
    loop.handler = turn
    loop.schedule(.zero)
  }

  /// Lets the host's loop call when the next turn is due.
  func schedule() {
    loop.schedule(deadline.map { epoch + $0 })
  }
}
