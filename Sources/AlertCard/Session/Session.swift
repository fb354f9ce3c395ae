/// One alert from the opening of the display to its end.
///
/// The thread that makes a session runs it to its end.
package final class Session {
  /// Makes a session that has not touched the display yet.
  /// - Parameters:
  ///   - readerDescriptor: A descriptor whose reader's going away withdraws the alert.
  ///   - watchesContinuation: Whether SIGCONT, which the caller has blocked, restarts the guard.
  package init(
    content: AlertContent, options: AlertOptions, readerDescriptor: Int32? = nil,
    watchesContinuation: Bool = false
  ) {}

  /// Opens the display and puts the card on the screen; may block for as long as the server does not answer.
  package func open() throws(AlertError) {}

  /// Runs until the alert is answered, dismissed, timed out or withdrawn; the card stays on the screen.
  package func waitForAnswer() throws(AlertError) -> AlertResponse { .timedOut }

  /// Plays the exit in this process, then closes the display.
  package func close() {}

  /// Hands the exit to a child process, so that the caller can end at once: after this call
  /// nothing but `_exit` is allowed. Without motion there may be no child.
  package func detachExit() {}
}
