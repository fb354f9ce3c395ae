/// What is wrong with something in a theme file or in the server's resources; the rest counts.
package enum ThemeFault: Equatable, Sendable {
  /// A line, from 1, that says nothing to the resource manager or something that is not done.
  case line(Int, Line)
  /// A setting that no theme can have.
  case setting(ThemeSetting, ThemeSetting.Fault)

  /// What is wrong with a line.
  package enum Line: Equatable, Sendable {
    /// There is no colon in it.
    case noColon(String)
    /// There is nothing before the colon.
    case noKey
    /// The key stands alone, and so belongs to no program.
    case noProgram(ThemeSetting)
    /// It would include another file.
    case include(String)
    /// There is a zero byte in it.
    case zeroByte
    /// It is not UTF-8.
    case notUTF8
  }
}
