import AlertCore
import Testing

@Suite("The content of an alert")
struct AlertContentTests {
  private static func content(_ roles: [ButtonRole], _ focus: InitialFocus) -> AlertContent {
    AlertContent(
      message: "Now?", buttons: roles.map { AlertButton("B", role: $0) }, initialFocus: focus)
  }

  @Test("has a button that says OK where none is given")
  func okay() {
    #expect(AlertContent(message: "Done.").buttons == [AlertButton("OK", role: .plain)])
    #expect(AlertContent(message: "Done.").initialFocusIndex == 0)
  }

  @Test("has room for a button where nobody gave one, and keeps those that were given")
  func added() {
    var none = AlertContent(message: "Done.")
    #expect(none.addButton(AlertButton("Open")) == 0)
    #expect(none.addButton(AlertButton("Close")) == 1)
    #expect(none.buttons == [AlertButton("Open"), AlertButton("Close")])
    var given = AlertContent(message: "Done.", buttons: [AlertButton("OK")])
    #expect(given == AlertContent(message: "Done."))
    #expect(given.addButton(AlertButton("Open")) == 1)
    var changed = AlertContent(message: "Done.")
    changed.buttons[0].role = .cancel
    #expect(changed.addButton(AlertButton("Open")) == 1)
  }

  @Test(
    "has its first button focused, or the cancel button where the first one loses something",
    arguments: [
      ([.plain, .cancel], 0), ([.cancel, .plain], 0), ([.plain, .destructive], 0),
      ([.destructive, .plain, .cancel], 2), ([.destructive, .cancel], 1),
      // Nobody is named for cancelling: the first that loses nothing.
      ([.destructive, .destructive, .plain], 2), ([.destructive], nil),
      ([.destructive, .destructive], nil),
    ] as [([ButtonRole], Int?)])
  func automatic(roles: [ButtonRole], index: Int?) {
    #expect(Self.content(roles, .automatic).initialFocusIndex == index)
  }

  @Test(
    "has the button focused that was asked for, whatever it means",
    arguments: [(0, 0), (1, 1), (2, 2), (3, nil), (-1, nil)] as [(Int, Int?)])
  func asked(asked: Int, index: Int?) {
    let roles: [ButtonRole] = [.plain, .cancel, .destructive]
    #expect(Self.content(roles, .button(asked)).initialFocusIndex == index)
  }

  @Test("has nobody focused where that was asked for")
  func nobody() {
    #expect(Self.content([.plain, .cancel], .none).initialFocusIndex == nil)
  }

  @Test("has no index for a focus without buttons")
  func noButtons() {
    var content = AlertContent(message: "Now?")
    content.buttons = []
    #expect(content.initialFocusIndex == nil)
    #expect(content.cancelIndex == nil)
  }

  @Test(
    "knows its cancel button, the first where there are several",
    arguments: [
      ([.plain], nil), ([.plain, .cancel], 1), ([.cancel, .cancel], 0), ([.destructive], nil),
    ] as [([ButtonRole], Int?)])
  func cancel(roles: [ButtonRole], index: Int?) {
    #expect(Self.content(roles, .automatic).cancelIndex == index)
  }

  @Test(
    "is shown with a guard of 500 ms, in motion and without an end, where nobody says otherwise")
  func options() {
    let options = AlertOptions()
    #expect(options.guardDelay == .milliseconds(500))
    #expect(options.timeout == nil)
    #expect(options.animates)
    #expect(options.entry == nil && options.exit == nil && options.scale == nil)
  }
}
