import AlertCore
import Testing

@Suite("Somebody who types on when a card comes")
struct TypingTests {
  /// 200 keys, one each 60 ms, that overlap a little as fast typing does.
  ///
  /// The card gets the focus in the middle of it, and stands at its place 280 ms later.
  private static func type(seed: Int, guardDelay: Int = 500) -> Story {
    var generator = SeededGenerator(seed: seed)
    var story = Story(guardDelay: guardDelay)
    let focus = Int.random(in: 0...600, using: &generator)
    var strokes: [(time: Int, kind: InputEvent.Kind)] = [
      (focus, .firstFramePainted), (focus + 280, .entryPainted),
    ]
    var held: Set<Int> = []
    for index in 0..<200 {
      let key = key(using: &generator)
      // Keys that mean the same lie at different places.
      let code = 100 + Int.random(in: 0..<40, using: &generator)
      let down = index * 60
      let up = down + Int.random(in: 30...110, using: &generator)
      if down < focus, up > focus { held.insert(code) }
      if down >= focus { strokes.append((down, .keyPressed(key, code: code))) }
      if up >= focus { strokes.append((up, .keyReleased(code: code))) }
    }
    story.at(focus, .focusGained(heldKeys: held))
    for stroke in strokes.sorted(by: { $0.time < $1.time }) { story.at(stroke.time, stroke.kind) }
    return story
  }

  private static func key(using generator: inout SeededGenerator) -> Key {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0...2: .activate
    case 3: .digit(Int.random(in: 1...9, using: &generator))
    case 4: .tab
    case 5: .modifier
    default: .other
    }
  }

  @Test("never answers it", arguments: 0..<100)
  func neverAnswers(seed: Int) {
    #expect(Self.type(seed: seed).response == nil)
  }

  @Test("would answer it without the guard", arguments: 0..<100)
  func wouldAnswer(seed: Int) {
    #expect(Self.type(seed: seed, guardDelay: 0).response != nil)
  }

  @Test("answers it by a key of purpose after a pause", arguments: 0..<20)
  func afterPause(seed: Int) {
    var story = Self.type(seed: seed)
    story.at(20_000, .focusGained(heldKeys: []))
    story.strike(.digit(2), from: 20_500, to: 20_550)
    #expect(story.response == .typed(1))
  }

  @Test("never answers it by leaning on a key", arguments: [Key.activate, .digit(1), .escape])
  func leaning(key: Key) {
    var story = Story()
    story.at(0, .firstFramePainted)
    story.at(20, .focusGained(heldKeys: []))
    story.at(300, .entryPainted)
    for time in stride(from: 60, to: 10_000, by: 40) { story.keyDown(key, at: time) }
    story.keyUp(key, at: 10_000)
    #expect(story.response == nil)
  }

  @Test("never answers it by tapping Return impatiently", arguments: [20, 60, 120, 240])
  func impatience(interval: Int) {
    var story = Story.shown()
    for time in stride(from: 320, to: 10_000, by: interval) {
      story.strike(.activate, from: time, to: time + 15)
    }
    #expect(story.response == nil)
  }
}
