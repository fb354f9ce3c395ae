import AlertCore
import Testing

@Suite("The focus")
struct FocusTests {
  @Test(
    "moves in the order of the buttons; Tab goes around, arrows stop at the ends",
    arguments: [
      // Where it goes from the first, the second and the third button.
      (.tab, [1, 2, 0]), (.backTab, [2, 0, 1]), (.right, [1, 2, 2]), (.left, [0, 0, 1]),
      (.home, [0, 0, 0]), (.end, [2, 2, 2]), (.other, [0, 1, 2]), (.modifier, [0, 1, 2]),
      (.escape, [0, 1, 2]), (.activate, [0, 1, 2]), (.digit(3), [0, 1, 2]),
    ] as [(Key, [Int])])
  func moves(key: Key, targets: [Int]) {
    for start in 0..<3 {
      var story = Story(focus: .button(start))
      story.strike(key, from: 10, to: 20)
      #expect(story.state.focus == targets[start])
    }
  }

  @Test("moves on with each repeat of a key")
  func repeats() {
    var story = Story()
    for time in [10, 40, 70, 100] { story.keyDown(.tab, at: time) }
    #expect(story.state.focus == 1)
  }

  @Test(
    "is nobody's until Tab where none was asked for",
    arguments: [
      (.tab, 0), (.backTab, 2), (.left, nil), (.right, nil), (.home, nil), (.end, nil),
      (.activate, nil),
    ] as [(Key, Int?)])
  func nobody(key: Key, target: Int?) {
    var story = Story.shown(focus: .none)
    story.strike(key, from: 900, to: 950)
    #expect(story.state.focus == target)
    #expect(story.response == nil)
    story.strike(.activate, from: 1300, to: 1350)
    #expect(story.response == target.map { .typed($0) })
  }

  @Test(
    "begins where the content says",
    arguments: [
      (.automatic, 0), (.none, nil), (.button(2), 2), (.button(3), nil),
    ] as [(InitialFocus, Int?)])
  func begins(focus: InitialFocus, index: Int?) {
    #expect(Story(focus: focus).state.focus == index)
  }

  @Test("stays with a single button", arguments: [Key.tab, .backTab, .left, .right, .home, .end])
  func single(key: Key) {
    var story = Story(buttons: [AlertButton("OK")])
    story.strike(key, from: 10, to: 20)
    #expect(story.state.focus == 0)
  }
}
