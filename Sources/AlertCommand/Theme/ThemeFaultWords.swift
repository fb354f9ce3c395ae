import AlertCard

extension ThemeFault {
  /// What the resources in the server are called.
  static let resources = "X resources"

  /// What is wrong and what to do, for `Report` and nobody else; `source` is where it stands.
  func words(in source: String) -> String {
    let source = Self.name(of: source)
    switch self {
    case .line(let number, let fault): return "\(source):\(number): \(fault.words)"
    case .setting(let setting, .unknownKey):
      let names = ThemeProperty.all.map(\.key) + ThemeSetting.choices.map(\.key)
      let nearest = NearestName.of(setting.key, among: names)
      let advice = nearest.map { "did you mean \($0)?" } ?? "see alertcard --print-theme"
      return "\(source): unknown key \(VisibleText.quoted(setting.key)) "
        + "with the value \(VisibleText.quoted(setting.value)); \(advice)"
    case .setting(let setting, .badValue(let expectation)):
      return "\(source): \(setting.key) cannot be \(VisibleText.quoted(setting.value)); "
        + "give \(expectation)"
    }
  }

  /// The name of a source as it may stand in a line.
  static func name(of source: String) -> String {
    VisibleText.escaped(source, limit: 200)
  }
}

extension ThemeFault.Line {
  /// What is wrong with the line and what to do.
  fileprivate var words: String {
    switch self {
    case .noColon(let line):
      "there is no colon in \(VisibleText.quoted(line)); write \(ThemeSetting.program).KEY: VALUE"
    case .noKey: "there is no key; write \(ThemeSetting.program).KEY: VALUE"
    case .noProgram(let setting):
      "\(setting.key) with the value \(VisibleText.quoted(setting.value)) names no program; "
        + "write \(ThemeSetting.program).\(setting.key)"
    case .include(let line):
      "no file is included by \(VisibleText.quoted(line)); write its lines here"
    case .zeroByte: "there is a zero byte in the line; write it as text"
    case .notUTF8: "the line is not UTF-8; convert it"
    }
  }
}
