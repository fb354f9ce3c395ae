import AlertCard
import Foundation
import Testing

@testable import AlertCommand

@Suite("The options about themes")
struct ThemeOptionTests {
  private func options(_ arguments: [String]) throws -> AlertOptions? {
    guard case .show(let request) = try CommandLineParser.parse(arguments + ["text"]) else {
      return nil
    }
    return request.options
  }

  @Test("choose a look", arguments: Look.allCases)
  func looks(look: Look) throws {
    #expect(try options(["--look", look.rawValue]) == AlertOptions(look: look))
  }

  @Test("leave look and appearance to the resources where they do not choose them")
  func nothing() throws {
    #expect(try options([])?.look == nil)
    #expect(try options([])?.appearance == nil)
  }

  @Test("set properties, with the program's name or without it, the value as it is")
  func settings() throws {
    let options = try options([
      "--set", "cardColor=#abc", "--set=alertcard.titleFont= a=b\\n ", "--set", "cardColor=Tomato",
      "--set", "look=spring", "--set", "button12Color=transparent",
    ])
    #expect(
      options?.themeSettings == [
        ThemeSetting(key: "cardColor", value: "#abc"),
        ThemeSetting(key: "titleFont", value: " a=b\\n "),
        ThemeSetting(key: "cardColor", value: "Tomato"), ThemeSetting(key: "look", value: "spring"),
        ThemeSetting(key: "button12Color", value: "transparent"),
      ])
  }

  @Test("set how long the motions take")
  func duration() throws {
    #expect(try options(["--duration", "0.25"]) == AlertOptions(duration: .milliseconds(250)))
    #expect(try options(["--duration=0"]) == AlertOptions(duration: .zero))
    #expect(try options(["--duration", "60"]) == AlertOptions(duration: .seconds(60)))
  }

  @Test("name a theme file, the last one, which is not read yet")
  func file() throws {
    guard
      case .show(let request) = try CommandLineParser.parse(
        ["--theme", "nowhere", "--theme", "-", "text"])
    else { throw UsageError.noMessage }
    #expect(request.theme == "-")
    #expect(request.options == AlertOptions())
  }

  @Test("list and print without a message")
  func printing() throws {
    #expect(try CommandLineParser.parse(["--list-looks", "--nonsense"]) == .listLooks)
    #expect(
      try CommandLineParser.parse(["--print-theme"]) == .printTheme(AlertOptions(), file: nil))
    let printed = try CommandLineParser.parse(
      ["text", "--print-theme", "--look", "spring", "--theme", "paper"])
    #expect(printed == .printTheme(AlertOptions(look: .spring), file: "paper"))
  }

  @Test(
    "are wrong in one line",
    arguments: [
      (
        ["--set", "cardColor"],
        #"--set cannot be "cardColor"; give a key and a value, such as cardColor=#f9f9f9"#
      ),
      (
        ["--set", "cardColour=red"],
        #"--set: unknown key "cardColour" with the value "red"; did you mean cardColor?"#
      ),
      (
        ["--set", "=\u{1B}"],
        #"--set: unknown key "" with the value "\u{1B}"; see alertcard --print-theme"#
      ),
      (
        ["--set", "cardColor=redd"],
        #"--set: cardColor cannot be "redd"; "#
          + "give a colour as #rgb, #rrggbb, #rrggbbaa or an X colour name"
      ),
      (
        ["--set", "apearance=dark"],
        #"--set: unknown key "apearance" with the value "dark"; did you mean appearance?"#
      ),
      (
        ["--set", "look=Card"],
        #"--set: look cannot be "Card"; "#
          + "give one of prompt, segmented, spring, cover, meteor, card"
      ),
      (
        ["--print-theme", "--set", "cardRadius=-1"],
        #"--set: cardRadius cannot be "-1"; give a number from 0 to 64"#
      ),
      (
        ["--duration", "60.1"],
        #"--duration cannot be "60.1"; give a number of seconds from 0 to 60"#
      ),
      (
        ["--look", "nice"],
        #"--look cannot be "nice"; give one of prompt, segmented, spring, cover, meteor, card"#
      ),
    ])
  func faults(arguments: [String], line: String) {
    let error = #expect(throws: UsageError.self) { try CommandLineParser.parse(arguments + ["x"]) }
    #expect(error.map { Report($0).line } == "alertcard: " + line)
  }

  @Test("are all told of in the manual page, key by key")
  func manual() {
    for property in ThemeProperty.all {
      #expect(
        ManPage.text.contains(
          Troff.tagged(property.key, "\(property.summary); \(property.expectation).")
            .joined(separator: "\n")))
    }
  }
}

@Suite("The theme file of --theme")
struct ThemeFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// A file in the folder; it goes with the folder.
  private func path(_ name: String, _ bytes: Data = Data()) throws -> String {
    let file = folder.appending(path: name)
    try bytes.write(to: file)
    return file.path
  }

  private func report(_ name: String) -> String? {
    let error = #expect(throws: UsageError.self) { try ThemeFile(name) }
    return error.map { Report($0).line }
  }

  @Test("is looked for in the data folders and then in the working directory")
  func places() {
    let folders = ["/a", "/b"]
    #expect(
      ThemeFile.places(of: "paper", in: folders) == [
        "/a/alertcard/themes/paper", "/a/alertcard/themes/paper.theme",
        "/b/alertcard/themes/paper", "/b/alertcard/themes/paper.theme", "paper",
      ])
    #expect(ThemeFile.places(of: "./paper", in: folders) == ["./paper"])
    #expect(ThemeFile.places(of: "", in: folders) == [""])
  }

  @Test("is in the folders of the XDG Base Directory specification, as far as they are absolute")
  func folders() {
    func folders(_ home: String?, _ own: String?, _ others: String?) -> [String] {
      Environment.dataFolders(home: home, dataHome: own, dataDirectories: others)
    }
    let usual = ["/usr/local/share", "/usr/share"]
    #expect(folders("/h", nil, nil) == ["/h/.local/share"] + usual)
    #expect(folders("/h", "", "") == ["/h/.local/share"] + usual)
    #expect(folders(nil, nil, nil) == usual)
    #expect(folders("/h", "/d", "/x::y:/z") == ["/d", "/x", "/z"])
    #expect(folders("/h", "d", nil) == usual)
    #expect(folders("h", nil, "x") == [])
  }

  @Test("is read up to 1 MiB")
  func size() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let most = Data(repeating: 0x0a, count: ThemeFile.largest)
    #expect(try ThemeFile(path("most", most)).bytes.count == most.count)
    let line = report(try path("more", most + [0x0a]))
    #expect(
      line?.contains(" cannot be read (File too large); give a file of at most 1 MiB") == true)
    #expect(report("/dev/zero")?.contains("(File too large)") == true)
  }

  @Test("is told of in one line where it cannot be read")
  func unreadable() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(
      report("/nowhere/\n") == #"alertcard: --theme "/nowhere/\n" cannot be read "#
        + "(No such file or directory); "
        + "give a file of at most 1 MiB, or the name of a theme in the data folders")
    #expect(report(folder.path)?.contains("(Is a directory)") == true)
    #expect(report("")?.contains("(No such file or directory)") == true)
  }

  @Test("has its faults told in ten lines at most, none of which can harm a terminal")
  func words() {
    let setting = ThemeSetting(
      key: "\u{1B}" + String(repeating: "k", count: 100),
      value: "\n" + String(repeating: "v", count: 100))
    let words = ThemeFault.setting(setting, .unknownKey).words(
      in: "a\nb" + String(repeating: "n", count: 500))
    #expect(words.unicodeScalars.allSatisfy { !VisibleText.breaksLine($0) })
    #expect(words.count < 400)
    #expect(
      ThemeFault.setting(ThemeSetting(key: "cardRadius", value: "x"), .badValue(expectation: "it"))
        .words(in: "f") == #"f: cardRadius cannot be "x"; give it"#)
    #expect(
      ThemeFault.line(7, .noProgram(ThemeSetting(key: "cardRadius", value: "3"))).words(in: "f")
        == #"f:7: cardRadius with the value "3" names no program; write alertcard.cardRadius"#)
  }
}

@Suite("The themes in assets/themes")
struct ExampleThemeTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "assets/themes")

  @Test(
    "are read without a fault, and can be told from their look", arguments: ["paper", "terminal"])
  func faultless(name: String) throws {
    let file = Self.folder.appending(path: name + ".theme").path
    let reading = try ThemeReading(file: ThemeFile(file).bytes)
    #expect(reading.faults == [])
    var options = AlertOptions()
    options.themeSettings = reading.settings
    let theme = options.resolvedTheme(named: ColorName.color)
    #expect(theme.card.fill.contrast(with: theme.title.color) >= 7)
    #expect(theme.card.fill.contrast(with: theme.message.color) >= 7)
    let button = theme.button
    for colors in [button.plain, button.prominent, button.cancel, button.destructive] {
      #expect(colors.fill.contrast(with: colors.label) >= 4.5)
      #expect(theme.card.fill.contrast(with: colors.ring) >= 3)
    }
    #expect(button.cancel == button.plain)
  }

  @Test("are two")
  func count() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(names.sorted() == ["paper.theme", "terminal.theme"])
  }
}
