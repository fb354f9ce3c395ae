import CX11

/// Gives bytes to windows of others by their properties, piece by piece where there are many.
///
/// ICCCM calls this INCR: whoever reads deletes the property after each piece, which asks for the next
/// one; an empty piece is the last. A reader that is gone or stands still is given up.
struct PropertyTransfers {
  private struct Transfer {
    let window: Window
    let property: Atom
    let type: Atom
    let bytes: [UInt8]
    var offset = 0
    /// When it is given up.
    var deadline: Duration
  }

  private let connection: DisplayConnection
  private var transfers: [Transfer] = []
  /// What was listened to on the readers' windows before.
  private var masks: [Window: Int] = [:]

  /// How long a reader may take for a piece.
  private static let patience = Duration.seconds(5)
  /// The bytes of a piece at most, so few that the card does not stand still for it.
  private static let piece = 1 << 18

  /// Makes a giver without readers.
  init(_ connection: DisplayConnection) {
    self.connection = connection
  }

  /// When the next reader is given up, `nil` without one.
  var deadline: Duration? {
    transfers.map(\.deadline).min()
  }

  /// The bytes from which on they are given in pieces: a quarter of the largest request.
  private var limit: Int {
    // Told in units of four bytes.
    max(XExtendedMaxRequestSize(connection.display), XMaxRequestSize(connection.display))
  }

  /// Gives bytes to a window of somebody else, at once or as a transfer that begins now.
  ///
  /// Returns whether it could be done; a transfer asks the server for what it has to know of the window.
  mutating func give(
    _ bytes: [UInt8], type: Atom, as property: Atom, of window: Window, at now: Duration
  ) -> Bool {
    transfers.removeAll { $0.window == window && $0.property == property }
    guard bytes.count > limit else {
      connection.tolerating { connection.setBytes(window, property, type: type, bytes[...]) }
      stopListening(to: window)
      return true
    }
    guard listen(to: window) else { return false }
    transfers.append(
      Transfer(
        window: window, property: property, type: type, bytes: bytes,
        deadline: now + Self.patience))
    connection.tolerating {
      connection.setProperty(
        window, property, type: connection.atom(.incremental), [UInt(bytes.count)])
    }
    return true
  }

  /// Begins to be told when the window's properties are deleted, and when it is destroyed itself, beside
  /// all that is listened to there.
  private mutating func listen(to window: Window) -> Bool {
    if masks[window] != nil { return true }
    var attributes = XWindowAttributes()
    let display = connection.display
    let isThere = connection.tolerating { () -> Bool in
      guard XGetWindowAttributes(display, window, &attributes) != 0 else { return false }
      // It may be a window of ours, or one that we watch.
      XSelectInput(
        display, window,
        attributes.your_event_mask | PropertyChangeMask | StructureNotifyMask)
      return true
    }
    guard isThere, !connection.isLost else { return false }
    masks[window] = attributes.your_event_mask
    return true
  }

  /// Gives the next piece where a property that is being read was deleted; returns whether it was one.
  mutating func propertyChanged(_ event: XPropertyEvent, at now: Duration) -> Bool {
    let index = transfers.firstIndex {
      $0.window == event.window && $0.property == event.atom
    }
    guard let index else { return false }
    if event.state == PropertyDelete { givePiece(of: index, at: now) }
    return true
  }

  private mutating func givePiece(of index: Int, at now: Duration) {
    let transfer = transfers[index]
    let piece = transfer.bytes[transfer.offset...].prefix(min(Self.piece, limit))
    connection.tolerating {
      connection.setBytes(transfer.window, transfer.property, type: transfer.type, piece)
    }
    if piece.isEmpty {
      transfers.remove(at: index)
      stopListening(to: transfer.window)
    } else {
      transfers[index].offset = piece.endIndex
      transfers[index].deadline = now + Self.patience
    }
  }

  private mutating func stopListening(to window: Window) {
    guard !transfers.contains(where: { $0.window == window }),
      let mask = masks.removeValue(forKey: window)
    else { return }
    connection.tolerating { _ = XSelectInput(connection.display, window, mask) }
  }

  /// Gives up whoever read on a window that is gone, whose number may soon be another one's.
  mutating func windowDestroyed(_ window: Window) {
    transfers.removeAll { $0.window == window }
    masks[window] = nil
  }

  /// Gives up the readers that have stood still for too long.
  mutating func turn(at now: Duration) {
    let late = transfers.filter { $0.deadline <= now }
    transfers.removeAll { $0.deadline <= now }
    for transfer in late { stopListening(to: transfer.window) }
  }
}

extension DisplayConnection {
  /// Replaces a property of bytes.
  fileprivate func setBytes(
    _ window: Window, _ property: Atom, type: Atom, _ bytes: ArraySlice<UInt8>
  ) {
    bytes.withUnsafeBufferPointer { buffer in
      _ = XChangeProperty(
        display, window, property, type, 8, PropModeReplace, buffer.baseAddress,
        Int32(buffer.count))
    }
  }
}
