import CX11

/// Owns selections, and gives the text that they have to whoever asks for it.
///
/// A window of its own owns them, which is made when something is copied for the first time.
final class SelectionOwner {
  /// The connection to the server.
  let connection: DisplayConnection
  /// What the selections have that are ours, as far as the events tell.
  private(set) var texts: [SelectionName: SelectedText] = [:]
  /// Those who read a text piece by piece.
  var transfers: PropertyTransfers
  private var window: Window?
  private var saving = ClipboardSaving()

  /// Makes an owner of nothing.
  init(_ connection: DisplayConnection) {
    self.connection = connection
    transfers = PropertyTransfers(connection)
  }

  deinit {
    giveUp()
  }

  /// Lets a selection have a text; a round trip.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - text: The text, of any length.
  ///   - time: The server's time of the key or the button that asks for it.
  /// - Returns: Whether the server agrees; it does not where somebody was later.
  @discardableResult
  func own(_ selection: SelectionName, text: String, at time: Time) -> Bool {
    guard time != Time(CurrentTime) else { return false }
    let window = window ?? makeWindow()
    self.window = window
    let atom = selection.atom(on: connection)
    XSetSelectionOwner(connection.display, atom, window, time)
    let isOwner = XGetSelectionOwner(connection.display, atom) == window && !connection.isLost
    texts[selection] =
      isOwner ? SelectedText(text: text, selection: selection, since: time) : nil
    return isOwner
  }

  private func makeWindow() -> Window {
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = True
    attributes.event_mask = PropertyChangeMask
    return XCreateWindow(
      connection.display, connection.root, -1, -1, 1, 1, 0, 0, UInt32(InputOnly), nil,
      UInt(CWOverrideRedirect | CWEventMask), &attributes)
  }

  /// Gives up all selections, and whoever still reads.
  func giveUp() {
    guard let window else { return }
    // It may have been destroyed by somebody else.
    connection.tolerating { _ = XDestroyWindow(connection.display, window) }
    self.window = nil
    texts = [:]
    transfers = PropertyTransfers(connection)
    saving.finish()
  }

  // MARK: Turns

  /// When something has to be done although nothing happens, `nil` while nobody reads.
  var deadline: Duration? {
    [transfers.deadline, saving.deadline].compactMap(\.self).min()
  }

  /// Does what is due.
  func turn(at now: Duration) {
    transfers.turn(at: now)
    saving.turn(at: now)
  }

  /// Takes an event into account where it is about selections of ours, and returns whether it was.
  func handle(_ event: XEvent, at now: Duration) -> Bool {
    guard let window else { return false }
    // Before our own: that window may be ours too.
    if event.type == PropertyNotify, transfers.propertyChanged(event.xproperty, at: now) {
      saving.progressed(at: now)
      return true
    }
    if event.type == DestroyNotify { transfers.windowDestroyed(event.xdestroywindow.window) }
    guard event.xany.window == window else { return false }
    switch event.type {
    case SelectionRequest:
      answer(event.xselectionrequest, at: now)
      saving.progressed(at: now)
    case SelectionClear: lose(event.xselectionclear.selection, window)
    case SelectionNotify where event.xselection.selection == connection.atom(.clipboardManager):
      saving.finish()
    case PropertyNotify:
      propertyChanged(event.xproperty, of: window)
      saving.progressed(at: now)
    default: break
    }
    return true
  }

  /// The server is asked, since what has come may be from before the text was copied.
  private func lose(_ selection: Atom, _ window: Window) {
    guard XGetSelectionOwner(connection.display, selection) != window else { return }
    for name in SelectionName.allCases where name.atom(on: connection) == selection {
      texts[name] = nil
    }
  }

  // MARK: The end

  /// Whether a clipboard manager is still waited for.
  var isSaving: Bool { saving.isGoing }

  /// Asks a clipboard manager to take over what CLIPBOARD has from us, after which `isSaving` tells how
  /// long to go on serving it.
  ///
  /// Nothing here waits. Where no manager runs, the server says so at once.
  func save(at now: Duration) {
    guard let window, texts[.clipboard] != nil else { return }
    saving.begin(at: now)
    connection.setProperty(
      window, connection.atom(.saveTargets), type: Atom(XA_ATOM),
      SelectedText.textTargets(on: connection).map { UInt($0) })
  }

  /// Asks with the fresh time that the change of the property brought.
  private func propertyChanged(_ event: XPropertyEvent, of window: Window) {
    let targets = connection.atom(.saveTargets)
    guard isSaving, event.atom == targets, event.state == PropertyNewValue else { return }
    XConvertSelection(
      connection.display, connection.atom(.clipboardManager), targets, targets, window,
      event.time)
  }
}
