import CLinux
import Glibc

/// A thread that runs one piece of work and is waited for by nobody.
enum SessionThread {
  private final class Work {
    let run: () -> Void

    init(_ run: @escaping () -> Void) {
      self.run = run
    }
  }

  /// Starts the thread, with all signals blocked: they are for the threads of the host.
  ///
  /// - Parameter work: What it runs.
  /// - Throws: `noThread`.
  static func start(_ work: @escaping @Sendable () -> Void) throws(AlertError) {
    let retained = Unmanaged.passRetained(Work(work))
    var thread = pthread_t()
    let status = withAllSignalsBlocked {
      pthread_create(
        &thread, nil,
        { argument in
          guard let argument else { return nil }
          Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
          return nil
        }, retained.toOpaque())
    }
    guard status == 0 else {
      retained.release()
      throw AlertError(
        .noThread, "the system gives no thread to show the alert; end some and show it again")
    }
    pthread_detach(thread)
  }
}
