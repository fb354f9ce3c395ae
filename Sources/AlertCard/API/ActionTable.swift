/// What is called for each button, and since when.
///
/// A click may be told after the buttons and their actions were changed; it means what it meant on the
/// card that was clicked.
struct ActionTable {
  private var entries: [(since: Int, actions: [Int: () -> Void])] = [(0, [:])]

  /// Sets what is called for a button from a version of the content on.
  mutating func set(_ action: (() -> Void)?, forButtonAt index: Int, since version: Int) {
    var actions = entries.last?.actions ?? [:]
    actions[index] = action
    // The card takes a change over within a moment: what is older than a few is on no card any more.
    entries = entries.suffix(Self.limit).filter { $0.since != version } + [(version, actions)]
  }

  /// What is called for a button of a card that shows a version of the content.
  func action(forButtonAt index: Int, at version: Int) -> (() -> Void)? {
    (entries.last { $0.since <= version } ?? entries.first)?.actions[index]
  }

  /// How many versions are kept besides the last.
  private static let limit = 64
}
