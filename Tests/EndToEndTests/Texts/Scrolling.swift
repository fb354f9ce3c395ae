import Support
import Testing

@Suite("A message that is scrolled")
struct Scrolling {
  /// A card of 400 lines that is ready.
  private struct Reading {
    let desktop: Desktop
    let card: ShownCard
    let sighting: CardSighting

    init(_ more: [String] = [], kind: Desktop.Kind = .bare) throws {
      desktop = try Desktop(kind)
      card = try desktop.show(
        ["--markup", "--title", "A long one", "--button", "Yes", "--button", "No"] + more
          + [NumberedLines.markup(400)])
      sighting = try card.waitUntilArmed()
    }

    /// Waits until these lines are seen and no others.
    func expect(_ lines: ClosedRange<Int>) throws {
      try waitUntil("lines \(lines) are seen") { try seen() == Array(lines) }
    }

    func seen() throws -> [Int] {
      NumberedLines.seen(in: try card.capture(sighting.frame), of: 400)
    }

    /// A point on the message.
    var message: (x: Int, y: Int) {
      (sighting.frame.x + sighting.frame.width / 2, sighting.frame.y + sighting.frame.height / 3)
    }
  }

  @Test(
    "is read with the wheel, the keys and the bar, and answered then",
    arguments: Desktop.Kind.allCases)
  func reads(kind: Desktop.Kind) throws {
    let reading = try Reading(kind: kind)
    try reading.expect(0...18)
    let devices = reading.desktop.devices
    devices.click(at: reading.message, button: 5)
    try reading.expect(3...21)
    try devices.press(.pageDown)
    try reading.expect(21...39)
    try devices.press(.down)
    try reading.expect(22...40)
    try devices.press(.end)
    try reading.expect(381...399)
    try devices.press(.pageUp)
    try reading.expect(363...381)
    devices.click(at: reading.message, button: 4)
    try reading.expect(360...378)
    try devices.press(.home)
    try reading.expect(0...18)
    try reading.card.waitUntilQuiet()
    devices.click(at: reading.sighting.buttons[1].centre)
    #expect(try reading.card.program.end() == .quiet("1", status: 0))
  }

  @Test("is dragged by its bar to its end and back")
  func bar() throws {
    let reading = try Reading()
    let frame = reading.sighting.frame
    // The bar lies within the space beside the text; its thumb is at the top of it.
    let x = frame.x + frame.width - 8
    let top = reading.sighting.buttons[0].y - 24 - 19 * 21 + 8
    reading.desktop.devices.move(to: (x, top))
    reading.desktop.devices.hold(button: 1)
    reading.desktop.devices.move(to: (x, frame.y + frame.height))
    try reading.expect(381...399)
    reading.desktop.devices.move(to: (x - 100, top + 200))
    try waitUntil("the middle is seen") {
      try reading.seen().first.map { (100...320).contains($0) } ?? false
    }
    reading.desktop.devices.move(to: (x, frame.y))
    try reading.expect(0...18)
    reading.desktop.devices.release(button: 1)
    #expect(reading.card.staysUnanswered())
  }

  @Test("has the same pixels after it was scrolled away and back")
  func pixels() throws {
    let reading = try Reading(["--no-animation"])
    let before = try reading.card.capture(reading.sighting.frame)
    for _ in 0..<7 { reading.desktop.devices.click(at: reading.message, button: 5) }
    try reading.expect(21...39)
    for _ in 0..<7 { reading.desktop.devices.click(at: reading.message, button: 4) }
    try reading.expect(0...18)
    #expect(try reading.card.capture(reading.sighting.frame) == before)
  }
}
