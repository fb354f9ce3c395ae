import Support
import Synchronization

/// What has happened so far, written down by any thread.
final class Log: Sendable {
  private let entries = Mutex<[String]>([])

  var all: [String] { entries.withLock { $0 } }

  func add(_ entry: String) {
    entries.withLock { $0.append(entry) }
  }

  func wait(for entry: String) throws {
    try waitUntil("\(entry), after \(all)") { all.contains(entry) }
  }
}
