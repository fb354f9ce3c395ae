/// How a card comes and goes; times are in seconds.
public struct MotionStyle: Equatable, Sendable {
  /// The way in.
  public var entry: EntryMotion
  /// The way out.
  public var exit: ExitMotion
  /// How long the cover takes to dim the screen.
  public var coverDuration: Double
  /// How long a card's opacity takes to 1.
  public var fadeDuration: Double
  /// How long a card takes to its place and size.
  public var moveDuration: Double
  /// The scale from which an entry settles at 1.
  public var entryScale: Double
  /// How far a slide goes, in points; in pixels once scaled.
  public var slideDistance: Double
  /// When the icon's stroke begins to draw itself.
  public var iconDelay: Double
  /// How long the icon's stroke takes.
  public var iconDuration: Double
  /// How long the way out takes.
  public var exitDuration: Double
  /// The scale at which an exit that recedes ends.
  public var exitScale: Double
}
