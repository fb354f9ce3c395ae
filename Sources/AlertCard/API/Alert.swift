/// An alert card: what it says, how it is shown, and who is told of the answer.
///
/// There are three ways to show it, which differ in who waits:
///
/// - ``response()`` suspends a task until the card has gone, and blocks no thread of the caller's;
/// - ``show()`` returns at once, for a program that runs a main loop of GLib, such as GTK's;
/// - ``run()`` blocks the thread until the card has gone.
///
/// Everything of an alert belongs to the thread or the actor that uses it, and the delegate and the
/// closures are called there. ``control`` is the part that others may have. An alert can be shown any
/// number of times, once at a time.
public final class Alert {
  /// What other threads and tasks may keep, to change the card or to take it away.
  public let control: AlertControl
  /// How it is shown; a card that is up keeps what it was shown with.
  public var options: AlertOptions
  /// Who is told of what happens.
  public weak var delegate: (any AlertDelegate)?
  /// Called with the response when the card has gone, after the delegate's `didCloseWith`.
  public var onClose: ((AlertResponse) -> Void)?
  /// Called with the error when the card was lost, after the delegate's `didFailWith`.
  public var onFailure: ((AlertError) -> Void)?
  private var actions = ActionTable()

  /// Makes an alert that is not shown yet.
  ///
  /// - Parameters:
  ///   - content: What it says and offers.
  ///   - options: How it is shown.
  ///   - delegate: Who is told of what happens; not retained.
  public init(
    _ content: AlertContent, options: AlertOptions = AlertOptions(),
    delegate: (any AlertDelegate)? = nil
  ) {
    control = AlertControl(content)
    self.options = options
    self.delegate = delegate
  }

  /// Makes an alert that is not shown yet, out of its words.
  ///
  /// - Parameters:
  ///   - title: A short heading; empty for none.
  ///   - message: The message, literal text.
  ///   - style: The kind of alert, which chooses the icon.
  ///   - buttons: The buttons; without any there is one that says OK, until one is added.
  ///   - options: How it is shown.
  ///   - delegate: Who is told of what happens; not retained.
  public convenience init(
    title: String = "", message: String, style: AlertStyle = .none, buttons: [AlertButton] = [],
    options: AlertOptions = AlertOptions(), delegate: (any AlertDelegate)? = nil
  ) {
    self.init(
      AlertContent(title: title, message: message, style: style, buttons: buttons),
      options: options, delegate: delegate)
  }

  // MARK: Content

  /// What the alert says and offers; a card that is up shows a change at once.
  ///
  /// See ``AlertControl/update(_:)-(AlertContent)`` for what a change does to a card.
  public var content: AlertContent {
    get { control.content }
    set { control.update(newValue) }
  }

  /// The heading; a card that is up shows a change at once.
  public var title: String {
    get { content.title }
    set { control.modify { $0.title = newValue } }
  }

  /// The message; a card that is up shows a change at once.
  public var message: String {
    get { content.message }
    set { control.modify { $0.message = newValue } }
  }

  /// The kind of alert; a card that is up shows a change at once.
  public var style: AlertStyle {
    get { content.style }
    set { control.modify { $0.style = newValue } }
  }

  /// The buttons; a card that is up shows a change at once.
  ///
  /// Actions stay with their indices. To change both, change the buttons first: an action that is set
  /// afterwards is not called for a click on a button that was there before.
  public var buttons: [AlertButton] {
    get { content.buttons }
    set { control.modify { $0.buttons = newValue } }
  }

  /// Adds a button behind the others.
  ///
  /// The button that says OK, which an alert has that was made without any, makes room for the first.
  ///
  /// - Parameters:
  ///   - label: The literal label.
  ///   - role: What the button means.
  ///   - tint: Colours of its own; else the theme's for its role count.
  ///   - action: Called when the button is activated, after the delegate's `didClickButtonAt`; and
  ///     when Escape, the close button or the window manager's close stands for it.
  /// - Returns: The button's 0-based index, which an answer has.
  @discardableResult
  public func addButton(
    _ label: String, role: ButtonRole = .plain, tint: ButtonTint? = nil,
    action: (() -> Void)? = nil
  ) -> Int {
    let index = control.modify { $0.addButton(AlertButton(label, role: role, tint: tint)) }
    setAction(forButtonAt: index, action)
    return index
  }

  /// Sets what is called when a button is activated, or a dismissal stands for it.
  ///
  /// - Parameters:
  ///   - index: The button's 0-based index.
  ///   - action: The closure, or `nil` for none.
  public func setAction(forButtonAt index: Int, _ action: (() -> Void)?) {
    actions.set(action, forButtonAt: index, since: control.version)
  }

  /// Takes the card off the screen; the alert ends with `.withdrawn(.dismissed)`.
  ///
  /// It does nothing while the alert is not shown, or has been answered.
  public func dismiss() {
    control.dismiss()
  }

  // MARK: Events

  /// Tells the delegate and the closures of something.
  func tell(_ event: ShowingEvent) {
    switch event {
    case .willAppear: delegate?.alertWillAppear(self)
    case .didAppear: delegate?.alertDidAppear(self)
    case .chosen(let index, let isClick, let version):
      if isClick { delegate?.alert(self, didClickButtonAt: index) }
      actions.action(forButtonAt: index, at: version)?()
    // There was nothing to see.
    case .ended(.refused): break
    case .ended(let ending): tell(ending.result)
    }
  }

  private func tell(_ result: Result<AlertResponse, AlertError>) {
    switch result {
    case .success(let response):
      delegate?.alert(self, didCloseWith: response)
      onClose?(response)
    case .failure(let error):
      delegate?.alert(self, didFailWith: error)
      onFailure?(error)
    }
  }
}
