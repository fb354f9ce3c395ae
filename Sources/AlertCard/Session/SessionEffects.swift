import AlertCore
import CX11

/// What a card asks of the world around it.
extension Session {
  /// Does what the core asks for.
  func doEffects() {
    for effect in state.takeEffects() {
      switch effect {
      case .copy(let text): copy(text, to: .clipboard, at: lastInput)
      case .select(let text): copy(text, to: .primary, at: lastInput)
      case .open(let target):
        let display = String(cString: XDisplayString(connection.display))
        if !LinkOpener.open(target, on: display) { linkFailed?(target) }
      }
    }
    stage.cover.setCursor(state.cursor)
  }

  /// Lets a selection have a text, where somebody copies it by a key or a button of this time of the
  /// server's; a round trip.
  func copy(_ text: String, to selection: SelectionName, at time: Time) {
    selections.own(selection, text: text, at: time)
  }
}
