/// How an alert is shown: everything that is not its content.
public struct AlertOptions: Equatable, Sendable {
  /// The display to open, as in `DISPLAY`; `nil` takes the environment's.
  public var display: String?
  /// The complete theme that the card has; `nil` leaves it to `themeSettings` and to the user's X
  /// resources, and takes `card` where they say nothing.
  public var look: Look?
  /// Light or dark colours; `nil` leaves it to the same, and takes `light`.
  public var appearance: Appearance?
  /// A theme in points that takes the place of the look and of the user's X resources.
  public var theme: Theme?
  /// Properties that differ from those of the look, the user's X resources or the theme; the last one
  /// of a key counts, and one that is wrong does not.
  public var themeSettings: [ThemeSetting]
  /// The properties in a theme file, which are weaker than `font` and `themeSettings`.
  package var fileSettings: [ThemeSetting] = []
  /// Pixels per point; `nil` asks the display (`Xft.dpi` / 96).
  public var scale: Double?
  /// The font in the place of the theme's; `nil` takes those.
  public var font: FontChoice?
  /// The direction in which the card is read; `nil` takes that of its text.
  public var direction: TextDirection?
  /// The language by BCP 47, such as `ja` or `zh-Hant`, which chooses among the forms of letters; `nil`
  /// takes the locale's.
  public var language: String?
  /// Whether links in the message can be opened.
  public var opensLinks: Bool
  /// The way in; `nil` takes the look's own.
  public var entry: EntryMotion?
  /// The way out; `nil` takes the look's own.
  public var exit: ExitMotion?
  /// How long the way in takes, and the way out; `nil` takes their own durations.
  public var duration: Duration?
  /// Whether anything moves at all.
  public var animates: Bool
  /// How long the card has to stand still before it can be answered; zero switches the guard off.
  public var guardDelay: Duration
  /// The time after which the alert ends by itself, counted from the card fully shown.
  public var timeout: Duration?

  /// Options as they are when nobody says otherwise.
  public init(
    display: String? = nil, look: Look? = nil, appearance: Appearance? = nil,
    theme: Theme? = nil, themeSettings: [ThemeSetting] = [], scale: Double? = nil,
    font: FontChoice? = nil, direction: TextDirection? = nil, language: String? = nil,
    opensLinks: Bool = false, entry: EntryMotion? = nil, exit: ExitMotion? = nil,
    duration: Duration? = nil, animates: Bool = true, guardDelay: Duration = .milliseconds(500),
    timeout: Duration? = nil
  ) {
    self.display = display
    self.look = look
    self.appearance = appearance
    self.theme = theme
    self.themeSettings = themeSettings
    self.scale = scale
    self.font = font
    self.direction = direction
    self.language = language
    self.opensLinks = opensLinks
    self.entry = entry
    self.exit = exit
    self.duration = duration
    self.animates = animates
    self.guardDelay = guardDelay
    self.timeout = timeout
  }
}
