/// An alert that takes over the card of another one.
struct Successor: Sendable {
  /// What it says, and what is said to it.
  let control: AlertControl
  /// Is told of what happens from then on.
  let tell: @Sendable (ShowingEvent) -> Void
}
