import Foundation
import Support
import Synchronization

/// Something that takes its time, done elsewhere while the test goes on.
final class Background<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, any Error>?>(nil)
  private let task = Mutex<Task<Void, Never>?>(nil)

  /// Begins something that blocks, at once and on a thread of its own.
  init(_ work: @escaping @Sendable () throws -> Value) {
    Thread.detachNewThread { [self] in
      let outcome = Result { try work() }
      result.withLock { $0 = outcome }
    }
  }

  /// Begins something on an actor whose thread no test blocks.
  init(onOwnActor work: @escaping @OwnActor @Sendable () async throws -> Value) {
    let task = Task(executorPreference: OwnActor.executor) { [self] in
      do {
        finish(.success(try await work()))
      } catch {
        finish(.failure(error))
      }
    }
    self.task.withLock { $0 = task }
  }

  /// Begins something on the main actor, which is of use only in a process that no test blocks.
  init(onMainActor work: @escaping @MainActor @Sendable () async throws -> Value) {
    let task = Task { @MainActor in
      do {
        finish(.success(try await work()))
      } catch {
        finish(.failure(error))
      }
    }
    self.task.withLock { $0 = task }
  }

  private func finish(_ outcome: Result<Value, any Error>) {
    result.withLock { $0 = outcome }
  }

  /// Cancels what was begun on an actor.
  func cancel() {
    task.withLock { $0?.cancel() }
  }

  /// Waits for what came of it.
  func value() throws -> Value {
    try waitFor("the work in the background is done") { result.withLock { $0 } }.get()
  }
}
