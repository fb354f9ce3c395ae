/// What an alert says and what it offers.
public struct AlertContent: Equatable, Sendable {
  /// A short heading; empty for none.
  public var title: String
  /// The message, literal text; newlines break lines.
  public var message: String
  /// The kind of alert, which chooses the icon.
  public var style: AlertStyle
  /// The buttons in the order given; an index into this array is the answer.
  public var buttons: [AlertButton]
  /// Which button has the focus when the card appears.
  public var initialFocus: InitialFocus

  /// Makes the content of an alert; without buttons it gets one that says OK.
  public init(
    title: String = "", message: String, style: AlertStyle = .none,
    buttons: [AlertButton] = [], initialFocus: InitialFocus = .automatic
  ) {
    self.title = title
    self.message = message
    self.style = style
    self.buttons = buttons.isEmpty ? [AlertButton("OK")] : buttons
    self.initialFocus = initialFocus
  }

  /// The index of the button with the cancel role, if there is one.
  public var cancelIndex: Int? {
    buttons.firstIndex { $0.role == .cancel }
  }

  /// The index of the button that has the focus at first, `nil` for nobody.
  public var initialFocusIndex: Int? {
    switch initialFocus {
    case .none: return nil
    case .button(let index): return buttons.indices.contains(index) ? index : nil
    case .automatic:
      guard buttons.first?.role == .destructive else { return buttons.isEmpty ? nil : 0 }
      return cancelIndex ?? buttons.firstIndex { $0.role != .destructive }
    }
  }
}
