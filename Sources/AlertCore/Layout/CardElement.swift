/// One thing on a card as a person who cannot see it would be told of it.
package struct CardElement: Equatable, Sendable {
  /// What the thing is.
  package enum Role: Equatable, Sendable {
    /// The card as a whole.
    case alert
    /// The drawn icon.
    case image
    /// A text.
    case label
    /// A button, by the order given.
    case button(Int)
    /// The close button in the corner.
    case closeButton
  }

  /// What the thing is.
  package var role: Role
  /// What it says.
  package var name: String
  /// Its box on the cover, in pixels.
  package var frame: Rect
}

extension CardLayout {
  /// Everything on the card, in the order in which it is read.
  package func elements(of content: AlertContent) -> [CardElement] {
    func element(_ role: CardElement.Role, _ name: String, _ frame: Rect) -> CardElement {
      CardElement(role: role, name: name, frame: frame.offset(origin.x, origin.y))
    }
    var elements = [
      element(.alert, content.title.isEmpty ? content.message : content.title, bounds)
    ]
    if let icon { elements.append(element(.image, content.style.rawValue, icon)) }
    for block in [title, message].compactMap(\.self) {
      elements.append(element(.label, block.request.string, block.frame))
    }
    for index in order {
      elements.append(element(.button(index), content.buttons[index].label, buttons[index].frame))
    }
    if let close { elements.append(element(.closeButton, "close", close)) }
    return elements
  }
}
