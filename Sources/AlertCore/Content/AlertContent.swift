/// What an alert says and what it offers.
public struct AlertContent: Equatable, Sendable {
  /// A short heading; empty for none.
  public var title: String
  /// The message, literal text; newlines break lines.
  ///
  /// Its attributes belong to the message as it is: whoever assigns another one, or changes it in
  /// place, takes `spans` away.
  public var message: String {
    didSet {
      spans = []
      markup = nil
    }
  }
  /// The parts of the message with attributes of their own; where they overlap, later ones win.
  public var spans: [TextSpan] = []
  /// Pango markup of which `message` is the text, `nil` for none.
  package var markup: String?
  /// The kind of alert, which chooses the icon.
  public var style: AlertStyle
  /// The buttons in the order given; an index into this array is the answer.
  public var buttons: [AlertButton] { didSet { origin.isDefault = false } }
  /// Which button has the focus when the card appears.
  public var initialFocus: InitialFocus
  private var origin = ButtonOrigin()

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
    origin.isDefault = buttons.isEmpty
  }

  /// Adds a button behind the others; the one that nobody gave makes room for it.
  ///
  /// - Parameter button: The button.
  /// - Returns: The button's 0-based index.
  @discardableResult
  public mutating func addButton(_ button: AlertButton) -> Int {
    if origin.isDefault { buttons = [] }
    buttons.append(button)
    return buttons.count - 1
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

  /// Whether the button that says OK stands there because nobody gave one.
  ///
  /// It makes no difference between two contents.
  private struct ButtonOrigin: Equatable, Sendable {
    var isDefault = false

    static func == (a: ButtonOrigin, b: ButtonOrigin) -> Bool { true }
  }
}
