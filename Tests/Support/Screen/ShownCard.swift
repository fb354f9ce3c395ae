/// A card that is on the screen, with the program that shows it.
package final class ShownCard {
  /// The program.
  package let program: Program
  /// The window that shows the card.
  package let cover: WindowSighting
  private let desktop: Desktop

  /// Waits until a program's cover is mapped.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - desktop: The screen that it shows its card on.
  ///   - known: Covers that other programs had there before.
  /// - Throws: `HarnessError` if the program ends before.
  package init(_ program: Program, on desktop: Desktop, besides known: [UInt32] = []) throws {
    self.program = program
    self.desktop = desktop
    cover = try waitFor("the cover is mapped") {
      guard program.process.ending == nil else {
        throw HarnessError("alertcard ended before it showed a card: \(try program.end())")
      }
      return desktop.client.covers().last { !known.contains($0.id) }
    }
  }

  /// The managed window that has the focus, `nil` where there is none.
  package var anchor: WindowSighting? { desktop.client.anchors().last }

  /// Whether the cover is still on the screen.
  package var isCovering: Bool { desktop.client.covers().contains { $0.id == cover.id } }

  /// Waits until the card stands still with its buttons ready, and returns what is seen of it.
  ///
  /// - Parameters:
  ///   - colours: The colours to find the card by.
  ///   - width: How much of the screen's middle to look at.
  /// - Returns: The card and its buttons.
  /// - Throws: `HarnessError` if the program ends or no such card comes.
  @discardableResult
  package func waitUntilArmed(
    _ colours: CardColours = .light, within width: Int = 560
  ) throws -> CardSighting {
    try waitFor("a card with its buttons ready stands still on the screen") {
      guard program.process.ending == nil else {
        throw HarnessError("alertcard ended too early: \(try program.end())")
      }
      let picture = try desktop.client.waitUntilStill(middle(width), for: .milliseconds(150))
      return CardSighting(in: picture, colours: colours).flatMap { $0.isArmed ? $0 : nil }
    }
  }

  /// Waits until the card is seen, ready or not.
  package func waitUntilSeen() throws {
    try waitUntil("a card is seen") {
      CardSighting(in: try desktop.client.capture(middle(560))) != nil
    }
  }

  /// Waits until the card has not changed for so long that another key stands for itself.
  package func waitUntilQuiet() throws {
    _ = try desktop.client.waitUntilStill(middle(560), for: .milliseconds(320))
  }

  /// Takes a picture of a part of the screen that the card is on.
  package func capture(_ part: Frame) throws -> Screenshot {
    try desktop.client.capture(part)
  }

  /// Waits until one of the program's windows has the input focus.
  package func waitUntilFocused() throws {
    let client = desktop.client
    try waitUntil("alertcard has the focus") {
      let focus = client.focus
      return focus == cover.id || focus == anchor?.id
    }
  }

  private func middle(_ width: Int) -> Frame {
    let screen = desktop.client.screen
    let width = min(screen.width, width)
    return Frame(x: (screen.width - width) / 2, y: 0, width: width, height: screen.height)
  }
}
