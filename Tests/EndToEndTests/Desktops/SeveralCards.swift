import Support
import Testing

@Suite("Several cards at once")
struct SeveralCards {
  @Test("Two cards are answered one after the other", arguments: Desktop.Kind.allCases)
  func two(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    let lower = try desktop.show()
    try lower.waitUntilArmed()
    let upper = try desktop.show()
    try upper.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try upper.program.end() == .quiet("0", status: 0))
    try waitUntil("the upper cover has gone") { !upper.isCovering }
    #expect(lower.program.isWaiting)
    try lower.waitUntilFocused()
    try lower.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try lower.program.end() == .quiet("0", status: 0))
  }

  @Test("A card whose program is killed leaves the other one answerable")
  func killed() throws {
    let desktop = try Desktop(.openbox)
    let lower = try desktop.show()
    try lower.waitUntilArmed()
    let upper = try desktop.show()
    try upper.waitUntilArmed()
    try upper.program.process.end(by: 9)
    try waitUntil("the upper cover has gone") { !upper.isCovering }
    try lower.waitUntilFocused()
    try lower.waitUntilArmed()
    try desktop.devices.press(.enter)
    #expect(try lower.program.end() == .quiet("0", status: 0))
  }
}
