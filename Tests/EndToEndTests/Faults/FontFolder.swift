import Glibc
import Support

/// A folder of fonts, and a configuration of Fontconfig that knows no other.
struct FontFolder {
  /// The folder.
  let path: String
  /// The configuration's file.
  let configuration: String

  /// Makes a folder of this name, or only a configuration for it.
  init(_ name: String, exists: Bool = true) throws {
    path = "\(Scratch.path)/fonts-\(name)"
    if exists { _ = try Tool.run("mkdir", ["-p", path]) }
    configuration = try Scratch.write(
      """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>
      <dir>\(path)</dir><cachedir>\(Scratch.path)/fonts-cache</cachedir>
      </fontconfig>
      """, named: "fonts-\(name).conf")
  }

  /// Writes a font.
  func write(_ bytes: [UInt8], named name: String) throws {
    _ = try Scratch.write(
      bytes: bytes, named: "fonts-\(path.split(separator: "/fonts-")[1])/\(name)")
  }

  /// Puts one of the system's fonts here, as it is there.
  func link(_ font: String) throws {
    _ = try Tool.run("ln", ["-sf", "/usr/share/fonts/\(font)", path])
  }

  /// Puts a copy of one of the system's fonts here.
  func copy(_ font: String) throws {
    _ = try Tool.run("cp", ["/usr/share/fonts/\(font)", path])
  }

  /// Shows a card with the fonts of this folder.
  func show(_ arguments: [String], on desktop: Desktop) throws -> ShownCard {
    try Self.show(arguments, configuration: configuration, on: desktop)
  }

  /// Shows a card with a configuration of Fontconfig's.
  static func show(
    _ arguments: [String], configuration: String, on desktop: Desktop
  ) throws -> ShownCard {
    let known = desktop.client.covers().map(\.id)
    let program = try Program(
      arguments, display: desktop.server.display,
      script: "FONTCONFIG_FILE='\(configuration)' exec \"$0\" \"$@\"")
    return try ShownCard(program, on: desktop, besides: known)
  }

  /// A font of two bitmaps.
  static let bitmapFont = Array(
    """
    STARTFONT 2.1
    FONT -test-tiny-medium-r-normal--8-80-75-75-c-80-iso10646-1
    SIZE 8 75 75
    FONTBOUNDINGBOX 8 2 0 0
    STARTPROPERTIES 2
    FONT_ASCENT 8
    FONT_DESCENT 0
    ENDPROPERTIES
    CHARS 2
    STARTCHAR A
    ENCODING 65
    SWIDTH 1000 0
    DWIDTH 8 0
    BBX 8 2 0 0
    BITMAP
    FF
    81
    ENDCHAR
    STARTCHAR B
    ENCODING 66
    SWIDTH 1000 0
    DWIDTH 8 0
    BBX 8 2 0 0
    BITMAP
    81
    FF
    ENDCHAR
    ENDFONT

    """.utf8)
}
