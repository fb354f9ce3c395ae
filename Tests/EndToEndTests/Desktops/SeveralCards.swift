import Support
import Testing

@Suite("Several cards at once")
struct SeveralCards {
  /// A second card that looks unlike the judged one.
  static let notice = ["--style", "information", "--button", "Fine", "Something else."]

  /// Shows a second card and waits until it is the one that is seen.
  private func showNotice(on desktop: Desktop) throws -> ShownCard {
    let card = try desktop.show(Self.notice)
    try waitUntil("the second card is seen") { try card.waitUntilArmed().buttons.count == 1 }
    try card.waitUntilFocused()
    return card
  }

  @Test("Two cards are answered one after the other", arguments: Desktop.Kind.allCases)
  func two(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let lower = try desktop.show()
    try lower.waitUntilArmed()
    let upper = try showNotice(on: desktop)
    try desktop.devices.press(.enter)
    #expect(try upper.program.end() == .quiet("0", status: 0))
    try waitUntil("the upper cover has gone") { !upper.isCovering }
    #expect(lower.program.isWaiting)
    try lower.waitUntilFocused()
    try lower.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try lower.program.end() == .quiet("0", status: 0))
  }

  @Test("Escape sends the upper card away, not the one beneath", arguments: Desktop.Kind.allCases)
  func escape(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let lower = try desktop.show()
    try lower.waitUntilArmed()
    let upper = try showNotice(on: desktop)
    try desktop.devices.press(.escape)
    #expect(try upper.program.end() == .quiet(nil, status: 1))
    #expect(lower.program.isWaiting)
  }

  @Test("A card that follows another one does not picture it as it fades")
  func successor() throws {
    let desktop = try Desktop()
    let text = String(repeating: "many words ", count: 130)
    let first = try desktop.show(["--button", "Fine", text])
    let large = try first.waitUntilArmed().frame
    try desktop.devices.press(.enter)
    #expect(try first.program.end() == .quiet("0", status: 0))
    // At once, while the exit of the first one is still played.
    let second = try desktop.show(Self.notice)
    let small = try second.waitUntilArmed().frame
    let picture = try desktop.client.capture()
    let edge = (x: large.centre.x, y: large.y + 40)
    try #require(edge.y < small.y - 80)
    #expect(picture[edge.x, edge.y] == picture[5, 400])
    #expect(picture[5, 400] != BackgroundWindow.colour)
  }

  @Test("A card whose program is killed leaves the other one answerable")
  func killed() throws {
    let desktop = try Desktop(.openbox)
    let lower = try desktop.show()
    try lower.waitUntilArmed()
    let upper = try showNotice(on: desktop)
    try upper.program.process.end(by: 9)
    try waitUntil("the upper cover has gone") { !upper.isCovering }
    try lower.waitUntilFocused()
    try lower.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try lower.program.end() == .quiet("0", status: 0))
  }
}
