/// One thing on a card as a person who cannot see it would be told of it.
public struct CardElement: Equatable, Sendable {
  /// What the thing is.
  public enum Role: Equatable, Sendable {
    /// The card as a whole.
    case alert
    /// The drawn icon.
    case image
    /// A text.
    case label
    /// A button, by the order given.
    case button(Int)
  }

  /// What the thing is.
  public var role: Role
  /// What it says.
  public var name: String
  /// Its box on the cover, in pixels.
  public var frame: Rect
}

extension CardLayout {
  /// Everything on the card, in the order in which it is read.
  public func elements(of content: AlertContent) -> [CardElement] {
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
    for (index, button) in buttons.enumerated() {
      elements.append(element(.button(index), content.buttons[index].label, button.frame))
    }
    return elements
  }
}
