/// Something on a card that can be pressed.
package enum CardTarget: Hashable, Sendable {
  /// A button, by the order given.
  case button(Int)
  /// The close button in the corner.
  case close
  /// A link in the message, by the order of the text.
  case link(Int)
  /// The message, where letters can be selected.
  case message
  /// The bar beside the message.
  case scrollBar
  /// The bar beside the buttons.
  case buttonBar
}

extension CardLayout {
  /// What can be pressed at a point of the cover; `view` is what of the message is seen.
  package func target(at point: Point, view: MessageView = MessageView()) -> CardTarget? {
    let local = point.offset(-origin.x, -origin.y)
    if let close, close.contains(local) { return .close }
    if let scrollBar, scrollBar.area.contains(local) { return .scrollBar }
    if let buttonBar, buttonBar.area.contains(local) { return .buttonBar }
    if let button = buttons.indices.first(where: { seenFrame(ofButton: $0).contains(local) }) {
      return .button(button)
    }
    guard let message, message.frame.contains(local) else { return nil }
    return view.link(at: local).map { .link($0) } ?? .message
  }
}
