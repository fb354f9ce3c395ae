import Support
import Testing

/// A look, what it is found by, and where its two buttons stand as they are seen.
struct SeenLook: CustomStringConvertible, Sendable {
  var name: String
  var colours: CardColours
  /// The index that the left button has for the caller.
  var left: Int

  var description: String { name }

  static let all = [
    SeenLook(name: "card", colours: .light, left: 0),
    SeenLook(name: "prompt", colours: .prompt, left: 1),
    SeenLook(name: "spring", colours: .spring, left: 0),
    SeenLook(name: "cover", colours: .cover, left: 1),
    SeenLook(name: "meteor", colours: .meteor, left: 0),
  ]
}

@Suite("Answers to a card of another look")
struct LookAnswers {
  private static let asking = [
    "--title", "Go on?", "--button", "OK", "--button", "No", "--cancel", "1",
    "It may take a while.",
  ]

  @Test(
    "A click on a button answers with the caller's index, wherever the button stands",
    arguments: SeenLook.all, [0, 1])
  func click(look: SeenLook, place: Int) throws {
    let desktop = try Desktop(.openbox)
    let card = try desktop.show(["--look", look.name] + Self.asking)
    let buttons = try card.waitUntilArmed(look.colours).buttons
    try #require(buttons.count == 2)
    desktop.devices.click(at: buttons[place].centre)
    let index = place == 0 ? look.left : 1 - look.left
    #expect(try card.program.end() == .quiet("\(index)", status: index == 1 ? 1 : 0))
  }

  @Test("A click in either half of the foot answers the look segmented", arguments: [0, 1])
  func segments(place: Int) throws {
    let desktop = try Desktop(.openbox)
    let card = try desktop.show(["--look", "segmented"] + Self.asking)
    let part = Frame(x: 0, y: 0, width: 1280, height: 800)
    let picture = try desktop.client.waitUntilStill(part, for: .milliseconds(700))
    let frame = try #require(picture.bounds(of: 0xff_ff_ff))
    #expect(frame.width == 480)
    desktop.devices.click(at: (frame.x + 120 + 240 * place, frame.y + frame.height - 22))
    #expect(try card.program.end() == .quiet("\(place)", status: Int32(place)))
  }

  @Test("The close button means what Escape means", arguments: [true, false])
  func close(hasCancel: Bool) throws {
    let desktop = try Desktop(.openbox)
    let arguments = hasCancel ? Self.asking : ["--title", "Go on?", "--button", "OK", "Do."]
    let card = try desktop.show(["--look", "meteor", "--output", "json"] + arguments)
    let frame = try card.waitUntilArmed(.meteor).frame
    desktop.devices.click(at: (frame.x + frame.width - 16, frame.y + 16))
    let button = hasCancel ? #""index":1,"label":"No""# : #""index":null,"label":null"#
    #expect(
      try card.program.end()
        == .quiet(#"{"outcome":"dismissed","reason":"close",\#(button)}"#, status: 1))
  }

  @Test("The close button shows another picture while it is pressed")
  func pressedPicture() throws {
    let desktop = try Desktop(.openbox)
    let card = try desktop.show(["--look", "meteor"] + Self.asking)
    let frame = try card.waitUntilArmed(.meteor).frame
    let close = Frame(x: frame.x + frame.width - 32, y: frame.y, width: 32, height: 32)
    let normal = try desktop.client.capture(close)
    #expect(!normal.pixels.contains(0xf5_18_2a))
    desktop.devices.move(to: close.centre)
    desktop.devices.hold(button: 1)
    try waitUntil("the close button looks pressed") {
      try desktop.client.capture(close).pixels.contains(0xf5_18_2a)
    }
    desktop.devices.move(to: (frame.x / 2, frame.y))
    try waitUntil("the close button looks as before") {
      try desktop.client.capture(close) == normal
    }
    desktop.devices.release(button: 1)
    #expect(card.staysUnanswered())
  }
}
