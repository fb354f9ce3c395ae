import AlertCore
import Testing

@Suite("What lies above the cover")
struct StackedWindowTests {
  private static let screen = Rect(0, 0, 1280, 800)
  private static let card = Rect(400, 300, 400, 200)

  private static func window(
    _ id: UInt, _ frame: Rect = Rect(0, 0, 100, 100), managed: Bool = true, clear: Bool = false
  ) -> StackedWindow {
    StackedWindow(id: id, frame: frame, isManaged: managed, isTransparentToPointer: clear)
  }

  @Test("is nothing to rise above where there is nothing")
  func nothing() {
    #expect([StackedWindow]().sibling(over: Self.screen) == nil)
    #expect(![StackedWindow]().covers(Self.card))
  }

  @Test("is risen above up to the highest managed window")
  func managed() {
    #expect([Self.window(1), Self.window(2)].sibling(over: Self.screen)?.id == 2)
  }

  @Test("is never risen above where it is a locker or a menu")
  func locker() {
    let locker = Self.window(9, managed: false)
    #expect([locker].sibling(over: Self.screen) == nil)
    #expect([locker, Self.window(1)].sibling(over: Self.screen) == nil)
    #expect([Self.window(1), locker].sibling(over: Self.screen)?.id == 1)
    #expect([Self.window(1), locker, Self.window(2)].sibling(over: Self.screen)?.id == 1)
  }

  @Test("does not stop at a window beside the screen")
  func beside() {
    let beside = Self.window(9, Rect(-100, -100, 1, 1), managed: false)
    #expect([beside].sibling(over: Self.screen) == nil)
    #expect([beside, Self.window(1)].sibling(over: Self.screen)?.id == 1)
    #expect([Self.window(1), beside, Self.window(2)].sibling(over: Self.screen)?.id == 2)
  }

  @Test("does not stop at a window that the pointer goes through, nor rises above it")
  func overlay() {
    let overlay = Self.window(9, managed: false, clear: true)
    #expect([overlay].sibling(over: Self.screen) == nil)
    #expect([overlay, Self.window(1)].sibling(over: Self.screen)?.id == 1)
    #expect([Self.window(1), overlay].sibling(over: Self.screen)?.id == 1)
  }

  @Test(
    "covers a card where it shares a pixel with it",
    arguments: [
      (Rect(0, 0, 1280, 800), true), (Rect(799, 499, 10, 10), true), (Rect(0, 0, 401, 301), true),
      (Rect(500, 350, 1, 1), true), (Rect(800, 300, 50, 50), false),
      (Rect(400, 500, 50, 50), false),
      (Rect(0, 0, 400, 800), false), (Rect(0, 0, 1280, 300), false), (Rect(500, 400, 0, 0), false),
    ])
  func covers(frame: Rect, covers: Bool) {
    for managed in [true, false] {
      #expect([Self.window(1, frame, managed: managed)].covers(Self.card) == covers)
    }
  }

  @Test("covers nothing where the pointer goes through it")
  func clear() {
    let overlay = Self.window(1, Rect(0, 0, 1280, 800), managed: false, clear: true)
    #expect(![overlay].covers(Self.card))
    #expect([overlay, Self.window(2, Self.card)].covers(Self.card))
  }
}
