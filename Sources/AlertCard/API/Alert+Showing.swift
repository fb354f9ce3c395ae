/// The three ways to show an alert.
///
/// All of them tell the same in the same order: `alertWillAppear`, `alertDidAppear`, `didClickButtonAt`
/// where it was a button, at once, and `didCloseWith` when the card has left. An
/// error that keeps the card from being shown is thrown; one that comes after `alertWillAppear` is told
/// by `didFailWith` as well. Where the server goes while Xlib opens the display, Xlib ends the process.
extension Alert {
  /// Shows the card and waits for the answer, while the task and not its thread is busy with it.
  ///
  /// The card is run by a thread of its own; the delegate and the closures are called in the isolation
  /// of the caller. When the task is cancelled the card is dismissed, and the response is
  /// `.withdrawn(.dismissed)`. A display that accepts the connection and does not answer keeps the task
  /// waiting for as long as it does so.
  ///
  /// - Returns: How the alert ended, when the card has gone.
  /// - Throws: `noDisplay`, `missingFeature`, `alreadyShown` or `noThread` where the card could not be
  ///   shown; `connectionLost`, `windowDestroyed` or `windowHidden` where it was lost. None of them is
  ///   an answer.
  @discardableResult
  public nonisolated(nonsending) func response() async throws(AlertError) -> AlertResponse {
    try control.begin()
    let channel = EventChannel()
    launch(telling: channel)
    return try await followUntilCancelled(channel).result.get()
  }

  /// Tells of what comes from the thread, and takes the card away when the task is cancelled.
  private func followUntilCancelled(
    _ channel: EventChannel, isolation: isolated (any Actor)? = #isolation
  ) async -> ShowingEvent.Ending {
    let control = control
    return await withTaskCancellationHandler {
      // A closure is in the isolation that it captures, and else in none.
      _ = isolation
      return await follow(channel)
    } onCancel: {
      control.dismiss()
    }
  }

  /// Shows the card and returns when it is on its way to the screen.
  ///
  /// The card is run by the main loop of GLib that the calling thread runs: of its thread-default
  /// context, or else the default one. The delegate and the closures are called out of that loop, but
  /// `alertWillAppear` before this returns. The alert keeps itself until the card has gone. The display
  /// is opened here, which blocks for as long as its server accepts the connection and does not answer.
  /// The loop has to run until the ending is told: a card without a loop stays on the screen.
  ///
  /// - Throws: `noDisplay`, `missingFeature`, `connectionLost` or `alreadyShown` where the card could
  ///   not be shown. What it is lost by afterwards is told by `didFailWith` and ``onFailure``.
  public func show() throws(AlertError) {
    try control.begin()
    let showing = Showing(control, options, in: .ofThread) { self.tell($0) }
    try showing.begin()
    showing.runInHost()
  }

  /// Shows the card and blocks the thread until it has gone.
  ///
  /// The delegate and the closures are called in the thread. A main loop that runs in it stands still
  /// meanwhile, and so does the main actor if it is the main thread.
  ///
  /// - Returns: How the alert ended.
  /// - Throws: `noDisplay`, `missingFeature` or `alreadyShown` where the card could not be shown;
  ///   `connectionLost`, `windowDestroyed` or `windowHidden` where it was lost. None of them is an
  ///   answer.
  @discardableResult
  public func run() throws(AlertError) -> AlertResponse {
    try control.begin()
    let showing = Showing(control, options, in: MainContext()) { self.tell($0) }
    try showing.begin()
    return try showing.runToEnd()
  }

  // MARK: In a thread of the card's own

  /// Starts the thread that runs the card, after the control has begun a showing.
  func launch(telling channel: EventChannel) {
    let (control, options) = (control, options)
    do throws(AlertError) {
      try SessionThread.start {
        let showing = Showing(control, options, in: MainContext()) { channel.send($0) }
        do throws(AlertError) {
          try showing.begin(waitingForPermission: true)
          _ = try showing.runToEnd()
        } catch {
          // Else it has been told.
          if showing.result == nil { channel.send(.ended(.refused(error))) }
        }
      }
    } catch {
      control.end()
      channel.send(.ended(.refused(error)))
    }
  }

  /// Tells of what comes from the thread, up to the ending.
  nonisolated(nonsending) func follow(_ channel: EventChannel) async -> ShowingEvent.Ending {
    while true {
      let event = await channel.next()
      tell(event)
      if event == .willAppear { control.allowAppearance() }
      if case .ended(let ending) = event { return ending }
    }
  }
}
