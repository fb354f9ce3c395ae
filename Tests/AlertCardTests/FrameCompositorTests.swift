import CX11
import Support
import Testing

@testable import AlertCard
@testable import AlertCore

/// A card that is turned, scaled and moved, pixel by pixel.
@Suite struct FrameCompositorTests {
  let server: XServer
  let connection: DisplayConnection
  let theme = Theme.card(.light)
  /// A card with a hard edge.
  let bare: Theme

  init() throws {
    server = try XServer(width: 800, height: 600)
    connection = try DisplayConnection(server.display, openingLost: nil)
    XSetWindowBackground(connection.display, connection.root, 0x80c0e0)
    XClearWindow(connection.display, connection.root)
    var theme = Theme.card(.light)
    (theme.card.shadow, theme.card.contactShadow) = (.none, .none)
    bare = theme
  }

  private func composition(_ theme: Theme? = nil, dim: Color = .clear) throws -> Composition {
    try Composition(connection, theme: theme ?? bare, dim: dim)
  }

  private func finish() {
    XSync(connection.display, False)
    #expect(connection.protocolErrors.isEmpty)
  }

  @Test(
    "A turned card's edge is where it belongs, to a fraction of a pixel",
    arguments: [
      Pose(angle: 0.1), Pose(angle: -0.05), Pose(angle: 1 / (2 * .pi)),
      Pose(scale: 0.7, angle: 0.2),
      Pose(scale: 1.1), Pose(scale: 0.913), Pose(offset: Point(0.3, 0.6)),
      Pose(scale: 0.3, angle: -0.2, offset: Point(10.5, -7.25)),
    ])
  func edge(pose: Pose) throws {
    let composition = try composition()
    composition.compose(pose)
    let pixels = try composition.pixels()
    let (frame, center) = (composition.frame, composition.frame.center)
    // Of what is made smaller, the filter leaves out up to a half.
    let rest = pose.scale * Double(1 << ReducedPictures.halvings(for: pose.scale))
    let tolerance = 0.06 + max(0, 1 - rest) / 2
    let half = Int(frame.width * pose.scale / 2 * 0.7)
    for column in -half...half {
      let x = Int((center.x + pose.offset.x).rounded()) + column
      // Where the card's top edge is in the middle of this column.
      let turn = Turn(pose.angle)
      let along = (Double(x) + 0.5 - center.x - pose.offset.x) / turn.cosine
      let middle = center.y + pose.offset.y - frame.height / 2 * pose.scale / turn.cosine
      let edge = middle + along * turn.sine
      let inside = Int(edge) + 5
      let covered = (Int(edge) - 5..<inside).reduce(0) { $0 + pixels.white(x, $1) }
      #expect(abs(Double(inside) - covered - edge) < tolerance, "column \(x)")
    }
    finish()
  }

  @Test("A turned card's edge has all values between the card and what is beneath")
  func smooth() throws {
    let composition = try composition()
    composition.compose(Pose(angle: 0.1))
    let pixels = try composition.pixels()
    let all = Set(pixels.values.map { Int($0 >> 16) })
    #expect(all.intersection(129...254).count > 60)
    // All around inside is whole.
    let center = composition.frame.center
    #expect(pixels[Int(center.x), Int(composition.frame.y) + 10] == 0xffffff)
    finish()
  }

  @Test(
    "A card that is far smaller shows the mean of what stands on it",
    arguments: [0.03, 0.1, 0.26, 0.4])
  func mean(scale: Double) throws {
    let composition = try composition()
    let bounds = composition.card.bounds
    var commands: [DrawCommand] = [.replace(bounds, .clear)]
    for x in stride(from: 0, to: composition.frame.width, by: 2) {
      commands.append(.replace(Rect(x, 0, 1, composition.frame.height), .white))
      commands.append(.replace(Rect(x + 1, 0, 1, composition.frame.height), .black))
    }
    composition.compose(
      Pose(scale: scale), parts: [CardPart(name: .ground, bounds: bounds, commands: commands)])
    let pixels = try composition.pixels()
    let inner = Pose(scale: scale).place(composition.frame, around: composition.frame.center)
      .inset(by: 3)
    for y in Int(inner.y)..<Int(inner.maxY) {
      for x in Int(inner.x)..<Int(inner.maxX) {
        #expect((124...130).contains(pixels[x, y] & 0xff), "\(x), \(y)")
      }
    }
    finish()
  }

  @Test("A card that has come back is bit by bit the one that never moved")
  func back() throws {
    let moved = try composition(theme)
    for pose in [Pose(scale: 0.1), Pose(angle: 0.3), Pose(opacity: 0.3, scale: 0.7), .rest] {
      moved.compose(pose)
    }
    let still = try composition(theme)
    still.compose(.rest)
    #expect(try moved.pixels() == still.pixels())
    finish()
  }

  @Test("A card that moves leaves nothing behind", arguments: EntryMotion.allCases)
  func nothingLeft(entry: EntryMotion) throws {
    let moving = try composition(theme, dim: Color(0x000000, alpha: 0.45))
    let exits = ExitMotion.allCases
    let exit = exits[(EntryMotion.allCases.firstIndex(of: entry) ?? 0) % exits.count]
    var style = theme.motion
    (style.coverDuration, style.coverExitDuration, style.slideDistance) = (0, 0, 0)
    let motion = CardMotion(style: style, options: AlertOptions(entry: entry, exit: exit))
    let space = moving.space
    var poses = (0...4).map { motion.entryPose(at: Double($0) * 0.09, in: space) }
    poses += (0...3).map { motion.exitPose(at: Double($0) * 0.1, from: .rest, in: space) }
    for (index, pose) in poses.enumerated() {
      // The icon draws itself meanwhile.
      let moment = CardPainter.Moment(iconProgress: Double(index) / 8)
      moving.compose(pose, moment)
      let fresh = try composition(theme, dim: Color(0x000000, alpha: 0.45))
      fresh.compose(pose, moment)
      #expect(try moving.pixels() == fresh.pixels(), "\(pose)")
    }
    finish()
  }

  @Test("A small card shows at once what has changed on it", arguments: [0.07, 0.2, 0.45, 0.8])
  func damage(scale: Double) throws {
    let pose = Pose(scale: scale, angle: 0.2)
    let changing = try composition(theme)
    changing.compose(pose, CardPainter.Moment(iconProgress: 0))
    let before = try changing.pixels()
    let region = changing.compose(pose)
    let fresh = try composition(theme)
    fresh.compose(pose)
    #expect(try changing.pixels() == fresh.pixels())
    #expect(try changing.pixels() != before)
    #expect(region?.width ?? 800 < 100)
    finish()
  }

  @Test(
    "A card that cannot be seen leaves the screen as it is, without an error",
    arguments: [
      Pose(scale: 0), Pose(scale: 1e-9), Pose(scale: 1e-9, angle: 1), .hidden,
      Pose(offset: Point(0, -100_000)), Pose(offset: Point(1e12, 1e12)),
      Pose(angle: 0.4, offset: Point(0.5, 65_536)), Pose(scale: 0.01, offset: Point(-40_000, 0)),
    ])
  func unseen(pose: Pose) throws {
    let composition = try composition(theme)
    composition.compose(.rest)
    composition.compose(pose)
    #expect(try composition.pixels().values.allSatisfy { $0 == 0x80c0e0 })
    composition.compose(.rest)
    let still = try self.composition(theme)
    still.compose(.rest)
    #expect(try composition.pixels() == still.pixels())
    finish()
  }

  @Test("A card is drawn on its own monitor alone, and nothing stays when that changes")
  func monitor() throws {
    let composition = try composition(theme)
    let whole = composition.monitor
    let upper = Rect(0, 0, 800, 250)
    for pose in [Pose.rest, Pose(angle: 0.2)] {
      composition.monitor = whole
      composition.compose(pose)
      #expect(try composition.pixels()[400, 300] != 0x80c0e0)
      composition.monitor = upper
      composition.compose(pose)
      let pixels = try composition.pixels()
      #expect(pixels.values[(250 * 800)...].allSatisfy { $0 == 0x80c0e0 })
      #expect(pixels[400, 249] != 0x80c0e0)
    }
    finish()
  }

  @Test("A frame that shows what the last one did is none")
  func same() throws {
    let composition = try composition(theme)
    let pose = Pose(scale: 0.4, angle: 0.1)
    #expect(composition.compose(pose) != nil)
    #expect(composition.compose(pose) == nil)
    finish()
  }

  @Test("A picture is halved until half its size at least is left to do")
  func halvings() {
    for (scale, count) in [(2, 0), (1, 0), (0.5, 0), (0.49, 1), (0.25, 1), (0.1, 3), (0.01, 6)] {
      #expect(ReducedPictures.halvings(for: scale) == count)
    }
    #expect(ReducedPictures.halvings(for: 0) <= 15)
  }
}
