import AlertCore
import Testing

@Suite("Without a guard, a card")
struct GuardOffTests {
  @Test("is answered by the pointer at once")
  func pointer() {
    var story = Story(guardDelay: 0)
    story.click(1, from: 0, to: 1)
    #expect(story.response == .clicked(1))
  }

  @Test("is answered by a key at once, whatever was typed before")
  func key() {
    var story = Story(guardDelay: 0)
    story.strike(.other, from: 0, to: 1)
    story.strike(.activate, from: 2, to: 3)
    #expect(story.response == .typed(0))
  }

  @Test("is answered by no release alone")
  func releaseOnly() {
    var story = Story(guardDelay: 0)
    story.release(0, at: 1)
    story.keyUp(.activate, at: 2)
    #expect(story.response == nil)
  }

  @Test("is answered by no repeat of a key held from before")
  func held() {
    var story = Story(guardDelay: 0)
    story.at(0, .focusGained(heldKeys: [Story.code(of: .activate)]))
    story.keyDown(.activate, at: 10)
    story.keyDown(.activate, at: 40)
    story.keyUp(.activate, at: 50)
    #expect(story.response == nil)
    story.strike(.activate, from: 60, to: 70)
    #expect(story.response == .typed(0))
  }

  @Test("is answered on the same button only, by the first button only")
  func sameButton() {
    var story = Story(guardDelay: 0)
    story.press(0, at: 1)
    story.release(1, at: 2)
    story.click(0, from: 3, to: 4, button: 3)
    #expect(story.response == nil)
  }

  @Test("looks armed from the beginning")
  func armed() {
    #expect(Story(guardDelay: 0).state.consent.progress(at: .zero) == 1)
  }
}
