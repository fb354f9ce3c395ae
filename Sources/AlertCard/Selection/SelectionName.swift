import CX11

/// A selection that can have a text of ours.
enum SelectionName: CaseIterable, Sendable {
  /// What is copied and pasted on purpose.
  case clipboard
  /// What is selected, which a click of the middle button pastes.
  case primary

  /// The atom that names it on a server.
  func atom(on connection: DisplayConnection) -> Atom {
    switch self {
    case .clipboard: connection.atom(.clipboard)
    case .primary: Atom(XA_PRIMARY)
    }
  }
}
