import Glibc

/// All that alertcard itself reads from the environment; the libraries beneath read their own.
package enum Environment {
  /// The display to open where none is named.
  static var display: String? { value("DISPLAY") }

  /// Whether every X protocol error is told on standard error, for those who look for a fault.
  package static var isDebugging: Bool { value("ALERTCARD_DEBUG").map { !$0.isEmpty } ?? false }

  private static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
