import AlertCore

/// Tells a window that somebody took away from one that a window manager only handles.
///
/// A window manager that ends or begins unmaps a window and maps it again; one that iconifies it says
/// so. Any other unmapping is made good once.
struct WindowWatch {
  /// What is to be done about a window.
  enum Verdict: Equatable {
    /// Nothing yet.
    case wait
    /// Map it again.
    case mapAgain
    /// Give up: it was taken away for the second time.
    case hidden
  }

  /// When to judge an unmapping.
  private(set) var deadline: Duration?
  private var repairs = 0
  /// How often a window is brought back from being an icon.
  private var iconifications = RateLimit(count: 20, in: .seconds(10))

  /// How long the one who unmapped the window has to map it again.
  private static let grace = Duration.milliseconds(50)
  /// The window has been mapped.
  mutating func mapped() {
    deadline = nil
  }

  /// The window has been unmapped by somebody else.
  mutating func unmapped(at time: Duration) {
    deadline = time + Self.grace
  }

  /// What is due at a time; `isIconic` asks whether the window manager has made it an icon.
  mutating func judge(at time: Duration, isIconic: () -> Bool) -> Verdict {
    guard let deadline, time >= deadline else { return .wait }
    self.deadline = nil
    if isIconic() {
      return iconifications.admits(at: time) ? .mapAgain : .hidden
    }
    repairs += 1
    return repairs <= 1 ? .mapAgain : .hidden
  }
}
