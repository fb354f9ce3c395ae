import Foundation
import Synchronization

/// An actor with a thread of its own.
///
/// The tests block the threads that other actors share.
@globalActor
actor OwnActor {
  static let shared = OwnActor()
  /// The thread; a task has to prefer it, or else it goes through the shared ones when it is resumed.
  static let executor = OwnThread()

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    Self.executor.asUnownedSerialExecutor()
  }
}

/// Runs jobs one after another in its thread.
final class OwnThread: SerialExecutor, TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  private let count = DispatchSemaphore(value: 0)

  init() {
    Thread.detachNewThread { [self] in
      while true {
        count.wait()
        let job = jobs.withLock { $0.removeFirst() }
        job.runSynchronously(
          isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
      }
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    count.signal()
  }
}

/// Does something that blocks in a thread that is free to be blocked.
func apart(_ work: @escaping @Sendable () throws -> Void) async throws {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result { try work() }) }
  }
}
