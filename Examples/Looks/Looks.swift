import AlertCard

/// The five published cards that alertcard has looks of, each asked as its author's example asks.
///
/// An argument names one of them; without any they come one after the other.
@main
@MainActor
enum Looks {
  static func main() async {
    let examples: [(name: String, show: @MainActor () async throws -> Void)] = [
      ("prompt", prompt), ("segmented", segmented), ("spring", spring), ("cover", cover),
      ("meteor", meteor),
    ]
    let wanted = CommandLine.arguments.dropFirst()
    for example in examples where wanted.isEmpty || wanted.contains(example.name) {
      do { try await example.show() } catch { print("no card: \(error)") }
    }
  }

  /// One callback is told of an index: 0 is OK, 1 is cancel, although cancel stands on the left.
  static func prompt() async throws {
    let alert = Alert(
      title: "Success", message: "You have nailed it.", style: .success,
      buttons: [AlertButton("OK"), AlertButton("Cancel", role: .cancel)],
      options: AlertOptions(look: .prompt))
    if case .button(let index, _) = try await alert.response() { print("prompt: \(index)") }
  }

  /// Each of the two segments has a closure of its own.
  static func segmented() async throws {
    let alert = Alert(
      title: "Tips", message: "Do you really want to\nleave this page?",
      options: AlertOptions(look: .segmented))
    alert.addButton("Cancel", role: .cancel) { print("segmented: cancelled") }
    alert.addButton("Confirm") { print("segmented: confirmed") }
    try await alert.response()
  }

  /// A delegate is told of the buttons, and the telephone number in the text stands out.
  static func spring() async throws {
    var theme = Look.spring.theme(.light)
    theme.close.isShown = true
    theme.card.shadow.opacity = 0.6
    let blue = Color(0x00a0df)
    let alert = Alert(
      title: "Call us", message: "We are here for you from 8 to 20 h: 400-800-8888",
      buttons: [AlertButton("Cancel", role: .cancel), AlertButton("Call")],
      options: AlertOptions(theme: theme))
    alert.content.setAttributes(TextAttributes(color: blue, size: 17), of: "400-800-8888")
    let caller = Caller()
    alert.delegate = caller
    try await alert.response()
  }

  /// The right button is the one that matters; the other calls are left out.
  private final class Caller: AlertDelegate {
    func alert(_ alert: Alert, didClickButtonAt index: Int) {
      print(index == 1 ? "spring: call" : "spring: not now")
    }
  }

  /// The shared presenter shows it, and four colours are the caller's own.
  static func cover() async throws {
    var theme = Look.cover.theme(.light)
    theme.card.fill = Color(0xfffbe6)
    theme.button.plain.fill = Color(0x2e9e4f)
    theme.button.prominent.fill = Color(0x2e9e4f)
    theme.button.cancel.fill = Color(0x777777)
    theme.message.color = Color(0x7a1f1f)
    let alert = Alert(
      title: "operation hint", message: "The connection is lost. Shall it be tried again?",
      options: AlertOptions(theme: theme))
    alert.addButton("Cancel", role: .cancel)
    alert.addButton("Confirm") { print("cover: confirmed") }
    try await AlertPresenter.shared.present(alert)
  }

  /// The button and the close button both take the card away.
  static func meteor() async throws {
    let alert = Alert(
      title: "New version", message: "Everything that you wanted is in it 😀",
      buttons: [AlertButton("Update now")], options: AlertOptions(look: .meteor))
    switch try await alert.response() {
    case .button: print("meteor: the button")
    case .dismissed: print("meteor: the close button")
    case .timedOut, .withdrawn: break
    }
  }
}
