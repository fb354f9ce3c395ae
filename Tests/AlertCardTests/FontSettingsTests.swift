import AlertCore
import CPango
import CX11
import Support
import Testing

@testable import AlertCard

/// The user's settings of fonts, and what they do to pixels.
@Suite struct FontSettingsTests {
  @Test(
    arguments: [
      ("antialias", "true", 1), ("antialias", "1", 1), ("antialias", "Yes", 1),
      ("antialias", "on", 1), ("antialias", "off", 0), ("antialias", "False", 0),
      ("antialias", "0", 0), ("hinting", "n", 0), ("autohint", "t", 1), ("autohint", "", nil),
      ("hinting", "maybe", nil), ("hintstyle", "hintnone", 0), ("hintstyle", "hintfull", 3),
      ("hintstyle", "2", 2), ("hintstyle", "4", nil), ("hintstyle", "-1", nil),
      ("hintstyle", "full", nil), ("hintstyle", "2x", nil), ("rgba", "none", 5), ("rgba", "rgb", 1),
      ("rgba", "vbgr", 4), ("rgba", "unknown", 0), ("rgba", "6", nil), ("rgba", "red", nil),
      ("lcdfilter", "lcddefault", 1), ("lcdfilter", "lcdlegacy", 3), ("lcdfilter", "9", nil),
      ("lcdfilter", "99999999999999", nil),
    ] as [(String, String, Int32?)])
  func aValueIsReadAsXftReadsIt(name: String, value: String, expected: Int32?) throws {
    let settings = FontSettings { $0 == name ? value : nil }
    let found = settings.switches[name].map { $0 ? 1 : 0 } ?? settings.numbers[name]
    #expect(found == expected)
    #expect(settings.switches.count + settings.numbers.count == (expected == nil ? 0 : 1))
  }

  @Test func theyComeFromTheServer() throws {
    let painted = try PaintedText(
      resources: "Xft.rgba:\tbgr\nXft.hinting: 0\nXft.hintstyle: nonsense\nXft.dpi: 96\n")
    let settings = FontSettings(painted.connection)
    #expect(settings.numbers == [FC_RGBA: 2] && settings.switches == [FC_HINTING: false])
    #expect(FontSettings(try PaintedText().connection) == FontSettings { _ in nil })
  }

  private static let request = TextRequest("Hamburg 10 mm", font: FontRequest(size: 16))

  @Test func withoutAntialiasingThereAreTwoColours() throws {
    let painted = try PaintedText(resources: "Xft.antialias: 0\n")
    for isOpaque in [true, false] {
      let pixels = painted.paint(Self.request, isOpaque: isOpaque)
      #expect(pixels.colors == [0, 0xffffff])
    }
  }

  @Test(arguments: ["rgb", "bgr", "vrgb", "vbgr", "none", "unknown", "x"])
  func theKindOfPixelsCountsOnOpaqueGroundOnly(rgba: String) throws {
    let painted = try PaintedText(resources: "Xft.rgba: \(rgba)\n")
    let isColored = rgba.count > 2 && rgba.count < 5 && rgba != "none"
    let opaque = painted.paint(Self.request, isOpaque: true)
    #expect(opaque.colors.allSatisfy { $0.isGrey } != isColored)
    let other = painted.paint(Self.request)
    #expect(other.colors.allSatisfy { $0.isGrey })
    #expect(painted.errors == [])
    // Pictures have their own colours.
    let emoji = TextRequest("👍🏽👨‍👩‍👧‍👦", font: FontRequest(size: 30))
    #expect(painted.paint(emoji, isOpaque: true) == painted.paint(emoji))
  }

  @Test(arguments: [
    "Xft.rgba: rgb", "Xft.rgba: vbgr\nXft.lcdfilter: lcdlight",
    "Xft.hintstyle: hintfull\nXft.rgba: bgr",
    "Xft.hinting: 0", "Xft.autohint: 1\nXft.hintstyle: 3", "",
  ])
  func thePixelsAreThoseThatXftDrawsOnAWindow(resources: String) throws {
    let painted = try PaintedText(resources: resources + "\n")
    for (color, ground) in [(Color.black, Color.white), (Color(0xf0f0f0), Color(0x203040))] {
      let ours = painted.paint(Self.request, color, isOpaque: true, on: ground)
      let xft = painted.paintByXft(Self.request, color, on: ground)
      let differences = zip(ours.joined(), xft.joined()).filter { $0 != $1 }
      #expect(differences.count == 0, "\(differences.prefix(3))")
      #expect(ours.colors.count > 4)
    }
  }

  // MARK: The card

  private func card(fill: Color) throws -> [UInt32] {
    let painted = try PaintedText(resources: "Xft.rgba: rgb\n")
    var theme = Theme.card(.light)
    theme.card.fill = fill
    theme.message.color = .black
    let composition = try Composition(painted.connection, theme: theme)
    composition.compose(.rest)
    let message = try #require(composition.layout.message).frame
    let place = message.offset(-composition.card.bounds.x, -composition.card.bounds.y)
    let image = try #require(
      XGetImage(
        painted.connection.display, composition.card.surface.pixmap, Int32(place.x),
        Int32(place.y), UInt32(place.width), UInt32(place.height), UInt.max, ZPixmap))
    defer { _ = image.pointee.f.destroy_image(image) }
    let pixels = (0..<Int(place.width * place.height)).map { index in
      let (x, y) = (index % Int(place.width), index / Int(place.width))
      return UInt32(truncatingIfNeeded: image.pointee.f.get_pixel(image, Int32(x), Int32(y)))
    }
    XSync(painted.connection.display, False)
    #expect(painted.errors == [])
    composition.card.closeFonts()
    return pixels
  }

  @Test func theCardStaysOpaqueUnderItsText() throws {
    let pixels = try card(fill: .white)
    #expect(Set(pixels).count > 10)
    #expect(pixels.allSatisfy { $0 >> 24 == 0xff })
    #expect(pixels.contains { !($0 & 0xffffff).isGrey })
  }

  @Test func aCardThatLetsThingsThroughHasGreyText() throws {
    let pixels = try card(fill: Color(0xffffff, alpha: 0.9))
    #expect(Set(pixels).count > 10)
    #expect(pixels.allSatisfy { ($0 & 0xffffff).isGrey })
  }

  // MARK: Families

  @Test(arguments: [
    "sans", "Sans-Serif", "monospace", "Noto Sans", "noto sans", "Nowhere, Noto Sans", "system-ui",
    "", ",",
  ])
  func aFamilyThatIsThereIsNotMissing(family: String) {
    #expect(FontChoice.missingFamily(family) == nil)
  }

  @Test func whatStandsInForAFamilyIsTold() throws {
    let usual = try #require(FontChoice.missingFamily("Nowhere To Be Found"))
    #expect(Fonts.all.contains { $0.family == usual })
    #expect(FontChoice.missingFamily("Nowhere, Nor Here") == usual)
  }
}

extension UInt32 {
  /// Whether a colour, as 0xRRGGBB, has as much of all three.
  fileprivate var isGrey: Bool { self >> 16 == self & 0xff && self >> 8 & 0xff == self & 0xff }
}
