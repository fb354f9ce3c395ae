import Foundation
import Support
import Synchronization

/// Something that blocks, done on a thread of its own while the test goes on.
final class Background<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, any Error>?>(nil)

  /// Begins at once.
  init(_ work: @escaping @Sendable () throws -> Value) {
    Thread.detachNewThread { [self] in
      let outcome = Result { try work() }
      result.withLock { $0 = outcome }
    }
  }

  /// Waits for what came of it.
  func value() throws -> Value {
    try waitFor("the work in the background is done") { result.withLock { $0 } }.get()
  }
}
