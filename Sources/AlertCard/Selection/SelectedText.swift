import CX11

/// A text that a selection has, in every form in which it can be asked for.
struct SelectedText {
  /// The value of a property.
  enum Value: Equatable {
    /// Values of format 32.
    case items([UInt], type: Atom)
    /// Bytes.
    case bytes([UInt8], type: Atom)
  }

  /// The text.
  let text: String
  /// Which selection has it.
  let selection: SelectionName
  /// Since when, in the server's time.
  let since: Time

  /// Whether a request of a time is for this text and not for what the selection had before.
  func isMeant(at time: Time) -> Bool {
    // The server's time has 32 bits and begins again every 49 days.
    let age = UInt32(truncatingIfNeeded: time) &- UInt32(truncatingIfNeeded: since)
    return time == Time(CurrentTime) || Int32(bitPattern: age) >= 0
  }

  /// The text as a target, `nil` for a target that is not offered.
  ///
  /// Plain text without a character set is UTF-8 too, as today's toolkits have it.
  func value(as target: Atom, on connection: DisplayConnection) -> Value? {
    switch target {
    case connection.atom(.targets):
      return .items(offered(on: connection).map { UInt($0) }, type: Atom(XA_ATOM))
    case connection.atom(.timestamp): return .items([UInt(since)], type: Atom(XA_INTEGER))
    // Somebody asks whether it can be done; there is nothing to give.
    case connection.atom(.saveTargets) where selection == .clipboard:
      return .items([], type: connection.atom(.null))
    case connection.atom(.utf8String), connection.atom(.text):
      return .bytes(Array(text.utf8), type: connection.atom(.utf8String))
    case connection.atom(.plainTextUTF8), connection.atom(.plainText):
      return .bytes(Array(text.utf8), type: target)
    case Atom(XA_STRING): return .bytes(text.latin1, type: target)
    default: return nil
    }
  }

  private func offered(on connection: DisplayConnection) -> [Atom] {
    let others: [AtomName] =
      [.targets, .timestamp, .multiple] + (selection == .clipboard ? [.saveTargets] : [])
    return others.map(connection.atom) + Self.textTargets(on: connection)
  }

  /// The targets that give the text itself, the best one first.
  static func textTargets(on connection: DisplayConnection) -> [Atom] {
    let names: [AtomName] = [.utf8String, .plainTextUTF8, .plainText, .text]
    return names.map(connection.atom) + [Atom(XA_STRING)]
  }
}
