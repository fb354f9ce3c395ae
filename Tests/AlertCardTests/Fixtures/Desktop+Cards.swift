import Support

extension Desktop {
  /// Waits until a card has the keyboard.
  func waitForFocus() throws {
    try waitUntil("the cover is mapped") { !client.covers().isEmpty }
    try waitUntil("the card has the focus") {
      client.anchors().contains { $0.id == client.focus }
    }
  }

  /// Presses a key once a card has the keyboard.
  func answer(_ key: Keysym) throws {
    try waitForFocus()
    try devices.press(key)
  }

  /// Waits until the card that has the keyboard is called so, and presses a key.
  func answer(_ key: Keysym, cardCalled title: String) throws {
    try waitForCard(called: title)
    try answer(key)
  }

  /// Waits until a card is called so by task switchers.
  func waitForCard(called title: String) throws {
    try waitUntil("a card is called \(title)") { cardTitles.contains(title) }
  }

  /// What the cards on the screen are called.
  var cardTitles: [String] {
    client.anchors().map { client.text("_NET_WM_NAME", of: $0.id) }
  }
}
