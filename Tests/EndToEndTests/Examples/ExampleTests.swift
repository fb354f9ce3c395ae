import Support
import Testing

@Suite("The example")
struct ExampleTests {
  private let desktop: Desktop

  init() throws {
    desktop = try Desktop()
  }

  private func start(_ name: String, _ arguments: String...) throws -> Program {
    try Program(
      bytes: arguments.map { Array($0.utf8) }, display: desktop.server.display,
      path: Program.built(name))
  }

  private func title() -> String? {
    desktop.client.anchors().first.map { desktop.client.text("_NET_WM_NAME", of: $0.id) }
  }

  @Test("Backup changes its card, takes it away, and asks another question")
  func backup() throws {
    let program = try start("Backup")
    let card = try ShownCard(program, on: desktop)
    let first = try card.waitUntilArmed()
    let before = try card.capture(first.frame)
    try waitUntil("the card says something else") { try card.capture(first.frame) != before }
    try waitUntil("the question") { title() == "The backup is done" }
    let question = try ShownCard(program, on: desktop)
    let buttons = try question.waitUntilArmed().buttons
    desktop.devices.click(at: buttons[0].centre)
    #expect(try program.end() == .quiet("saved 3 of 3 parts\nejected", status: 0))
  }

  @Test("Backup can be stopped by its card")
  func stopped() throws {
    let program = try start("Backup")
    try ShownCard(program, on: desktop).waitUntilArmed()
    try desktop.devices.press(.escape)
    let outcome = try program.end()
    #expect(outcome.ending == .exited(0))
    #expect(["saved 0 of 3 parts\n", "saved 1 of 3 parts\n"].contains(outcome.output))
  }

  @Test("Host shows a card out of its own loop")
  func host() throws {
    let program = try start("Host")
    let buttons = try ShownCard(program, on: desktop).waitUntilArmed().buttons
    desktop.devices.click(at: buttons[1].centre)
    let outcome = try program.end()
    #expect(outcome.ending == .exited(0))
    #expect(outcome.output.hasPrefix("shown\ngo on\nthe loop went on\nclosed: button(index: 1, "))
  }

  @Test(
    "Looks asks each question as its author did",
    arguments: [
      ("prompt", CardColours.prompt, 1, "prompt: 0"), ("spring", .spring, 1, "spring: call"),
      ("spring", .spring, 0, "spring: not now"), ("meteor", .meteor, 0, "meteor: the button"),
    ])
  func look(name: String, colours: CardColours, button: Int, line: String) throws {
    let program = try start("Looks", name)
    let buttons = try ShownCard(program, on: desktop).waitUntilArmed(colours).buttons
    desktop.devices.click(at: buttons[button].centre)
    #expect(try program.end() == .quiet(line, status: 0))
  }

  @Test("Looks calls the closure of a segment", arguments: [(0, "cancelled"), (1, "confirmed")])
  func segmented(place: Int, word: String) throws {
    let program = try start("Looks", "segmented")
    let card = try ShownCard(program, on: desktop)
    try card.waitUntilFocused()
    _ = try desktop.client.waitUntilStill(for: .milliseconds(700))
    try desktop.devices.press(Keysym(place == 0 ? "1" : "2"))
    #expect(try program.end() == .quiet("segmented: \(word)", status: 0))
  }

  @Test("Looks has the caller's colours on the card of the shared presenter")
  func cover() throws {
    let program = try start("Looks", "cover")
    let colours = CardColours(card: 0xff_fb_e6, labels: [0x2e_9e_4f: 0xff_ff_ff])
    let buttons = try ShownCard(program, on: desktop).waitUntilArmed(colours).buttons
    desktop.devices.click(at: buttons[0].centre)
    #expect(try program.end() == .quiet("cover: confirmed", status: 0))
  }

  @Test("Looks tells the close button from the button")
  func closeButton() throws {
    let program = try start("Looks", "meteor")
    let frame = try ShownCard(program, on: desktop).waitUntilArmed(.meteor).frame
    desktop.devices.click(at: (frame.x + frame.width - 16, frame.y + 16))
    #expect(try program.end() == .quiet("meteor: the close button", status: 0))
  }

  @Test("tells where there is no display", arguments: ["Backup", "Host"])
  func noDisplay(name: String) throws {
    let program = try Program(bytes: [], display: ":99999", path: Program.built(name))
    #expect(try program.end().output.hasPrefix("no card: cannot open display"))
  }
}
