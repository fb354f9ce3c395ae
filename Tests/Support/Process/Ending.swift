/// How a process ended.
package enum Ending: Equatable, Sendable, CustomStringConvertible {
  /// By itself, with a status.
  case exited(Int32)
  /// By a signal.
  case signalled(Int32)

  /// Reads what `waitpid` reports.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .exited((waitStatus >> 8) & 0xff) : .signalled(signal)
  }

  /// The ending in words.
  package var description: String {
    switch self {
    case .exited(let status): "status \(status)"
    case .signalled(let signal): "signal \(signal)"
    }
  }
}
