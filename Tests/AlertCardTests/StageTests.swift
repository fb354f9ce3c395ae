import AlertCore
import CX11
import Support
import Testing

@testable import AlertCard

/// What stands on the screen, pixel by pixel where no glyph is involved.
@Suite struct StageTests {
  let server: XServer
  let connection: DisplayConnection
  let theme = Theme.card(.light)

  init() throws {
    server = try XServer(width: 800, height: 600)
    connection = try DisplayConnection(server.display, openingLost: nil)
    XSetWindowBackground(connection.display, connection.root, 0x80c0e0)
    XClearWindow(connection.display, connection.root)
  }

  /// A card with a white button on a bare screen, drawn in a pose.
  private func show(_ pose: Pose, in theme: Theme) throws -> (Stage, CardLayout) {
    let content = AlertContent(message: "Hello", style: .success, buttons: [AlertButton("OK")])
    return try connection.show(content, theme, pose)
  }

  private func pixel(_ x: Double, _ y: Double) -> UInt {
    let image = XGetImage(
      connection.display, connection.root, Int32(x), Int32(y), 1, 1, UInt.max, ZPixmap)
    guard let image else { return UInt.max }
    defer { _ = image.pointee.f.destroy_image(image) }
    return UInt(image.pointee.f.get_pixel(image, 0, 0)) & 0xffffff
  }

  private func finish(_ stage: Stage) {
    XSync(connection.display, False)
    #expect(connection.protocolErrors.isEmpty)
    stage.close()
  }

  @Test func theCardHasItsColoursAtItsPlace() throws {
    let (stage, layout) = try show(.rest, in: theme)
    let card = layout.frame
    #expect(card.center.x == 400)
    #expect(abs(card.center.y - 300) <= 0.5)
    #expect(pixel(card.x + 30, card.y + 4) == 0xffffff)
    let button = layout.buttons[0].frame.offset(card.x, card.y)
    #expect(pixel(button.x + 20, button.y + 2) == 0x0a62d0)
    // A round corner: the card's own corner shows what is beneath.
    #expect(pixel(card.x, card.y) != 0xffffff)
    finish(stage)
  }

  @Test func theCoverDimsWhatIsBeneath() throws {
    let (stage, _) = try show(.rest, in: theme)
    // 0x80, 0xc0 and 0xe0 under an opacity of 0.45, which is 115 of 255.
    #expect(pixel(5, 5) == 0x46697b)
    finish(stage)
  }

  @Test func beforeTheEntryTheScreenIsAsItWas() throws {
    let (stage, layout) = try show(.hidden, in: theme)
    #expect(pixel(5, 5) == 0x80c0e0)
    #expect(pixel(layout.frame.center.x, layout.frame.center.y) == 0x80c0e0)
    finish(stage)
  }

  @Test func halfWayTheCardIsHalfThere() throws {
    let (stage, layout) = try show(Pose(opacity: 0.5, cover: 0), in: theme)
    let value = pixel(layout.frame.x + 30, layout.frame.y + 4)
    // Half of white and half of the shadow that lies on 0x80c0e0.
    #expect(value >> 16 > 0x90 && value >> 16 < 0xd0)
    #expect(pixel(5, 5) == 0x80c0e0)
    finish(stage)
  }

  @Test func aSmallerCardLeavesItsEdgeFree() throws {
    let (stage, layout) = try show(Pose(scale: 0.5, cover: 0), in: theme)
    #expect(pixel(layout.frame.x + 2, layout.frame.center.y) == 0x80c0e0)
    #expect(
      pixel(400 - layout.size.width / 4 + 12, layout.frame.y + layout.size.height / 4 + 6)
        == 0xffffff)
    finish(stage)
  }

  @Test func aShadowLiesUnderTheCardAndFades() throws {
    let (stage, layout) = try show(.rest, in: theme)
    let below = (1...40).map { pixel(400, layout.frame.maxY + Double($0)) & 0xff }
    #expect(below.first ?? 0 < 0x60)
    #expect(zip(below, below.dropFirst()).allSatisfy { $0 <= $1 })
    finish(stage)
  }

  @Test func aDarkCardIsDark() throws {
    let (stage, layout) = try show(.rest, in: Theme.card(.dark))
    #expect(pixel(layout.frame.x + 30, layout.frame.y + 4) == 0x2b2c31)
    finish(stage)
  }

  @Test func paintingTwiceChangesNothing() throws {
    let (stage, layout) = try show(.rest, in: theme)
    let content = AlertContent(message: "Hello", style: .success, buttons: [AlertButton("OK")])
    let parts = CardPainter(content: content, theme: theme).parts(layout, CardPainter.Moment())
    #expect(!stage.draw(parts, at: layout.frame, .rest))
    finish(stage)
  }
}
