import Synchronization

/// Brings what is told of a showing from its thread to a task.
///
/// Unlike an `AsyncStream` it goes on when the task is cancelled: the card has to leave first.
final class EventChannel: Sendable {
  private struct State {
    var events: [ShowingEvent] = []
    var reader: CheckedContinuation<ShowingEvent, Never>?
  }

  private let state = Mutex(State())

  /// Tells of something.
  func send(_ event: ShowingEvent) {
    let reader = state.withLock { state in
      defer { state.reader = nil }
      if state.reader == nil { state.events.append(event) }
      return state.reader
    }
    reader?.resume(returning: event)
  }

  /// Waits for the next event, in the caller's isolation; one task at a time may do so.
  nonisolated(nonsending) func next() async -> ShowingEvent {
    await withCheckedContinuation { reader in
      let event = state.withLock { state -> ShowingEvent? in
        if state.events.isEmpty {
          state.reader = reader
          return nil
        }
        return state.events.removeFirst()
      }
      if let event { reader.resume(returning: event) }
    }
  }
}
