import Glibc
import Support
import Testing

@Suite("Machines without the fonts that a card needs")
struct FontFaults {
  /// What is installed.
  enum Fonts: String, CaseIterable {
    case nothing, bitmaps, brokenFile, emoji, thai, pictures, oneFont

    /// What the tests' packages have.
    static let installed = allCases.filter { $0 != .pictures }

    /// What is said about it on standard error.
    var words: String {
      switch self {
      case .nothing, .bitmaps, .brokenFile:
        "alertcard: no usable font is installed; plain built-in letters are shown; "
          + "install fonts such as fonts-dejavu-core\n"
      case .emoji, .thai, .pictures:
        "alertcard: no installed font has Latin letters; plain built-in letters are shown; "
          + "install fonts such as fonts-dejavu-core\n"
      case .oneFont: ""
      }
    }

    /// A font that says it had letters.
    static let pictureFont = "opentype/urw-base35/D050000L.otf"

    /// Makes the folder with the fonts.
    func install() throws -> FontFolder {
      let folder = try FontFolder(rawValue)
      switch self {
      case .nothing: break
      case .bitmaps: try folder.write(FontFolder.bitmapFont, named: "tiny.bdf")
      case .brokenFile:
        try folder.write([0, 1, 0, 0] + Array(repeating: 7, count: 2000), named: "broken.ttf")
      case .emoji: try folder.link("truetype/noto/NotoColorEmoji.ttf")
      case .thai: try folder.link("truetype/noto/NotoSansThai-Regular.ttf")
      case .pictures: try folder.link(Self.pictureFont)
      case .oneFont: try folder.link("truetype/dejavu/DejaVuSans.ttf")
      }
      return folder
    }
  }

  /// Shows a card with these fonts, answers it and returns its picture.
  private func picture(
    _ text: String, _ folder: FontFolder, on desktop: Desktop, saying words: String
  ) throws -> Screenshot {
    let card = try folder.show(
      ["--no-animation", "--title", text, "--button", "OK", text], on: desktop)
    let picture = try card.capture(try card.waitUntilArmed().frame)
    try desktop.devices.press(.enter)
    let outcome = try card.program.end()
    #expect(outcome == Outcome(ending: .exited(0), output: "0\n", errors: words))
    return picture
  }

  @Test(
    "A card can be read and answered, and one line says what is missing", arguments: Fonts.installed
  )
  func readable(fonts: Fonts) throws {
    let folder = try fonts.install()
    let desktop = try Desktop()
    // Words of one width where all letters are boxes.
    let pictures = try ["ABBA", "BAAB", "....", "\u{a0}\u{a0}\u{a0}\u{a0}"].map {
      try picture($0, folder, on: desktop, saying: fonts.words)
    }
    let inks = pictures.map { picture in
      let text = picture.cropped(to: picture.frame.upperHalf)
      return text.pixels.count { $0 & 0xff < 0x80 }
    }
    #expect(pictures[0] != pictures[1])
    #expect(inks[0] > 150 && inks[1] > 150, "\(inks)")
    #expect(inks[2] > 5 && inks[2] * 4 < inks[0], "\(inks)")
    #expect(inks[3] == 0, "\(inks)")
  }

  @Test(
    "Pictures that pass for letters are not shown for them",
    .enabled(
      if: access("/usr/share/fonts/\(Fonts.pictureFont)", R_OK) == 0,
      "Install fonts-urw-base35, which has such a font."))
  func pictures() throws {
    let desktop = try Desktop()
    let pictures = try [Fonts.pictures, .nothing].map {
      try picture("ABBA", try $0.install(), on: desktop, saying: $0.words)
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test("A folder of fonts that is not there is none")
  func noFolder() throws {
    let folder = try FontFolder("gone", exists: false)
    _ = try picture("AB", folder, on: try Desktop(), saying: Fonts.nothing.words)
  }

  @Test("A font that is listed and cannot be read any more is not missed", arguments: [0, 3000])
  func staleList(length: Int) throws {
    let folder = try FontFolder("stale-\(length)")
    for name in ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"] {
      try folder.copy("truetype/dejavu/\(name)")
    }
    let desktop = try Desktop()
    let before = try picture("Title", folder, on: desktop, saying: "")
    // In its place, so that the folder's list stays as it is.
    let file = folder.path + "/DejaVuSans-Bold.ttf"
    try #require(truncate(file, length) == 0)
    let words =
      "alertcard: the font \(file) cannot be read; plain built-in letters are shown; "
      + "repair or remove it\n"
    let after = try picture("Title", folder, on: desktop, saying: words)
    #expect(after != before)
    #expect(after.cropped(to: after.frame.upperHalf).pixels.count { $0 & 0xff < 0x80 } > 150)
  }

  @Test("A configuration that is not there keeps no card from being shown")
  func noConfiguration() throws {
    let desktop = try Desktop()
    let card = try FontFolder.show(
      ["--no-animation", "AB"], configuration: "\(Scratch.path)/no-such.conf", on: desktop)
    try card.waitUntilArmed()
    try desktop.devices.press(.enter)
    let outcome = try card.program.end()
    #expect(outcome.ending == .exited(0) && outcome.output == "0\n")
    // Fontconfig says itself what it misses; the fonts are found all the same.
    #expect(outcome.errorLines.allSatisfy { $0.hasPrefix("Fontconfig error: ") }, "\(outcome)")
  }

  @Test("The way out of a card in the built-in letters is played without their files")
  func wayOut() throws {
    let folder = try Fonts.nothing.install()
    let desktop = try Desktop()
    let card = try folder.show(Desktop.question, on: desktop)
    let buttons = try card.waitUntilArmed().buttons
    desktop.devices.click(at: buttons[1].centre)
    #expect(try card.program.end().output == "1\n")
    #expect(try card.program.lastErrors() == Fonts.nothing.words)
    try waitUntil("the cover has gone") { !card.isCovering }
  }
}

extension Frame {
  /// The part of a card that has the texts and not the buttons.
  fileprivate var upperHalf: Frame {
    Frame(x: x + 20, y: y + 4, width: width - 40, height: height / 2)
  }
}
