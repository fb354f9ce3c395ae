import CX11

/// What others ask the owner of a selection for.
extension SelectionOwner {
  /// As many atoms are read of what somebody wants several conversions by.
  private static let mostAtoms = 1024

  /// Does what somebody asks for, where it can be done, and tells him.
  func answer(_ request: XSelectionRequestEvent, at now: Duration) {
    // Very old requestors name none.
    let property = request.property == Atom(None) ? request.target : request.property
    let isDone = convert(request, to: property, at: now)
    var reply = XEvent()
    reply.xselection.type = SelectionNotify
    reply.xselection.requestor = request.requestor
    reply.xselection.selection = request.selection
    reply.xselection.target = request.target
    reply.xselection.property = isDone ? property : Atom(None)
    reply.xselection.time = request.time
    connection.tolerating {
      _ = XSendEvent(connection.display, request.requestor, False, 0, &reply)
    }
  }

  private func convert(
    _ request: XSelectionRequestEvent, to property: Atom, at now: Duration
  ) -> Bool {
    let name = SelectionName.allCases.first { $0.atom(on: connection) == request.selection }
    guard let text = name.flatMap({ texts[$0] }), text.isMeant(at: request.time) else {
      return false
    }
    if request.target == connection.atom(.multiple) {
      return request.property != Atom(None) && convertSeveral(text, request, at: now)
    }
    return give(text, as: request.target, to: property, of: request.requestor, at: now)
  }

  /// Does several conversions, by a property with pairs of a target and a property.
  private func convertSeveral(
    _ text: SelectedText, _ request: XSelectionRequestEvent, at now: Duration
  ) -> Bool {
    let (requestor, type) = (request.requestor, connection.atom(.atomPair))
    guard var atoms = connection.property(requestor, request.property, type: type),
      atoms.count.isMultiple(of: 2), atoms.count < Self.mostAtoms
    else { return false }
    var hasFailed = false
    for index in stride(from: 0, to: atoms.count, by: 2) {
      let (target, property) = (Atom(atoms[index]), Atom(atoms[index + 1]))
      if give(text, as: target, to: property, of: requestor, at: now) { continue }
      // ICCCM says that an atom becomes None, and readers differ in which one they look at.
      (atoms[index], atoms[index + 1]) = (0, 0)
      hasFailed = true
    }
    if hasFailed {
      connection.tolerating {
        connection.setProperty(requestor, request.property, type: type, atoms)
      }
    }
    return true
  }

  private func give(
    _ text: SelectedText, as target: Atom, to property: Atom, of requestor: Window,
    at now: Duration
  ) -> Bool {
    guard property != Atom(None), let value = text.value(as: target, on: connection) else {
      return false
    }
    switch value {
    case .items(let items, let type):
      connection.tolerating { connection.setProperty(requestor, property, type: type, items) }
      return true
    case .bytes(let bytes, let type):
      return transfers.give(bytes, type: type, as: property, of: requestor, at: now)
    }
  }
}
