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

  /// Waits until the card stands still, fully drawn, with its buttons ready.
  ///
  /// As long as the guard holds, the buttons' labels fill up; so a card that has not changed for
  /// a while can be answered, unless somebody types.
  @discardableResult
  package func waitUntilArmed() throws -> CardSighting {
    try waitFor("a card stands still on the screen") {
      guard program.process.ending == nil else {
        throw HarnessError("alertcard ended too early: \(try program.end())")
      }
      return CardSighting(in: try waitUntilStill())
    }
  }

  /// Waits until the middle of the screen has not changed for a while, whatever it shows.
  @discardableResult
  package func waitUntilStill(for span: Duration = .milliseconds(350)) throws -> Screenshot {
    try desktop.client.waitUntilStill(middle, for: span)
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

  private var middle: Frame {
    let screen = desktop.client.screen
    let width = min(screen.width, 560)
    return Frame(x: (screen.width - width) / 2, y: 0, width: width, height: screen.height)
  }
}
