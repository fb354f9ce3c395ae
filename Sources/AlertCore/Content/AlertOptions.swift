/// How an alert is shown: everything that is not its content.
public struct AlertOptions: Equatable, Sendable {
  /// The display to open, as in `DISPLAY`; `nil` takes the environment's.
  public var display: String?
  /// Light or dark colours.
  public var appearance: Appearance
  /// Pixels per point; `nil` asks the display (`Xft.dpi` / 96).
  public var scale: Double?
  /// The way in; `nil` takes the look's own.
  public var entry: EntryMotion?
  /// The way out; `nil` takes the look's own.
  public var exit: ExitMotion?
  /// Whether anything moves at all.
  public var animates: Bool
  /// How long the card has to stand still before it can be answered; zero switches the guard off.
  public var guardDelay: Duration
  /// The time after which the alert ends by itself, counted from the card fully shown.
  public var timeout: Duration?

  /// Options as they are when nobody says otherwise.
  public init(
    display: String? = nil, appearance: Appearance = .light, scale: Double? = nil,
    entry: EntryMotion? = nil, exit: ExitMotion? = nil, animates: Bool = true,
    guardDelay: Duration = .milliseconds(500), timeout: Duration? = nil
  ) {
    self.display = display
    self.appearance = appearance
    self.scale = scale
    self.entry = entry
    self.exit = exit
    self.animates = animates
    self.guardDelay = guardDelay
    self.timeout = timeout
  }
}
