/// How a card comes and goes; times are in seconds.
public struct MotionStyle: Equatable, Sendable {
  /// The way in.
  public var entry: EntryMotion
  /// The way out.
  public var exit: ExitMotion
  /// How long the way in takes; `nil` takes the motion's own duration.
  public var entryDuration: Double?
  /// How long the way out takes; `nil` takes the motion's own duration.
  public var exitDuration: Double?
  /// How long the cover takes to dim the screen.
  public var coverDuration: Double
  /// How long the cover takes to clear; at once where it is 0.
  public var coverExitDuration: Double
  /// The scale from which an entry settles at 1.
  public var entryScale = 0.92
  /// The scale at which an exit that recedes ends.
  public var exitScale = 0.97
  /// How far a slide goes, in points; in pixels once scaled.
  ///
  /// It comes from below the monitor and goes there where this is 0.
  public var slideDistance = 24.0
  /// When the icon's stroke begins to draw itself.
  public var iconDelay: Double
  /// How long the icon's stroke takes.
  public var iconDuration: Double
  /// How far a shake swings to each side, in points; in pixels once scaled.
  public var shakeDistance = 2.0
  /// How far above the monitor a card begins that drops or falls in, beside its own height; in
  /// points, in pixels once scaled.
  public var dropDistance = 30.0
}
