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

  /// Whether the window is on the screen.
  private(set) var isMapped = false
  /// When to judge an unmapping.
  private(set) var deadline: Duration?
  private var repairs = 0
  private var iconifications = 0

  /// How long the one who unmapped the window has to map it again.
  private static let grace = Duration.milliseconds(50)
  /// How often a window is brought back from being an icon.
  private static let limit = 20

  /// The window has been mapped.
  mutating func mapped() {
    isMapped = true
    deadline = nil
  }

  /// The window has been unmapped by somebody else.
  mutating func unmapped(at time: Duration) {
    isMapped = false
    deadline = time + Self.grace
  }

  /// What is due at a time; `isIconic` asks whether the window manager has made it an icon.
  mutating func judge(at time: Duration, isIconic: () -> Bool) -> Verdict {
    guard let deadline, time >= deadline else { return .wait }
    self.deadline = nil
    if isIconic() {
      iconifications += 1
      return iconifications <= Self.limit ? .mapAgain : .hidden
    }
    repairs += 1
    return repairs <= 1 ? .mapAgain : .hidden
  }
}
