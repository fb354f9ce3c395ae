import Glibc

/// All that alertcard itself reads from the environment; the libraries beneath read their own.
package enum Environment {
  /// The display to open where none is named.
  static var display: String? { value("DISPLAY") }

  /// Whether every X protocol error is told on standard error, for those who look for a fault.
  package static var isDebugging: Bool { value("ALERTCARD_DEBUG").map { !$0.isEmpty } ?? false }

  /// The folders with data for programs, the user's first, by the XDG Base Directory specification.
  package static var dataFolders: [String] {
    dataFolders(
      home: value("HOME"), dataHome: value("XDG_DATA_HOME"), dataDirectories: value("XDG_DATA_DIRS")
    )
  }

  /// Those folders by the values of the variables; one that is not absolute counts for nothing.
  package static func dataFolders(
    home: String?, dataHome: String?, dataDirectories: String?
  ) -> [String] {
    func isGiven(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }
    let own = isGiven(dataHome) ?? isGiven(home).map { $0 + "/.local/share" } ?? ""
    let others = isGiven(dataDirectories) ?? "/usr/local/share:/usr/share"
    return ([own] + others.split(separator: ":").map(String.init)).filter { $0.hasPrefix("/") }
  }

  private static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
