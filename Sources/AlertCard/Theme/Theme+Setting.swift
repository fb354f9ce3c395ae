import AlertCore

extension Theme {
  /// Takes a setting over, as a theme file or `--set` has it.
  ///
  /// - Parameter setting: A property's key and its value.
  /// - Throws: `ThemeSetting.Fault`; the theme is as before then.
  public mutating func apply(_ setting: ThemeSetting) throws(ThemeSetting.Fault) {
    try apply(setting, named: ColorName.color)
  }
}
