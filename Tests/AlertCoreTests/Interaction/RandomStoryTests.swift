import AlertCore
import Testing

@Suite("Whatever happens, a card")
struct RandomStoryTests {
  /// One way to tell random stories.
  struct Kind: Sendable, CustomTestStringConvertible {
    var guardDelay: Int
    /// How often something disturbs the card, in percent of the events.
    var unrest: Int

    var testDescription: String { "guard \(guardDelay) ms, unrest \(unrest)%" }
  }

  static let kinds = [
    Kind(guardDelay: 500, unrest: 0), Kind(guardDelay: 500, unrest: 5),
    Kind(guardDelay: 300, unrest: 15), Kind(guardDelay: 0, unrest: 10),
  ]

  private static let keys: [Key] = [
    .activate, .activate, .digit(1), .digit(3), .digit(7), .escape, .tab, .right, .modifier, .other,
  ]

  @Test("is answered exactly when the rules say so", arguments: kinds)
  func follows(kind: Kind) {
    let answers = (0..<250).compactMap { tell($0, kind) }
    func count(_ responses: [AlertResponse]) -> Int { answers.count { responses.contains($0) } }
    // The stories are worth nothing where they do not end in every way.
    #expect(count((0..<3).map { .clicked($0) }) >= 20)
    #expect(count((0..<3).map { .typed($0) }) >= 20)
    #expect(count([.dismissed(index: 1, means: .escape)]) >= 10)
    #expect(count([.dismissed(index: 1, means: .close)]) >= 3)
  }

  /// Tells a story to its answer and compares each step with the oracle.
  private func tell(_ seed: Int, _ kind: Kind) -> AlertResponse? {
    var generator = SeededGenerator(seed: seed)
    let content = AlertContent(
      message: "Now?",
      buttons: [AlertButton("Yes"), AlertButton("No", role: .cancel), AlertButton("Later")],
      initialFocus: seed.isMultiple(of: 3) ? .none : .automatic)
    let layout = Story.layout(of: content)
    let delay = Duration.milliseconds(kind.guardDelay)
    var state = CardState(
      content: content, layout: layout, options: AlertOptions(guardDelay: delay))
    var oracle = Oracle(guardDelay: delay)
    var time = 0
    for step in 0..<150 {
      time += Int.random(in: 1...(step.isMultiple(of: 4) ? 400 : 60), using: &generator)
      let next = event(step, kind, state.layout, using: &generator)
      let event = InputEvent(next, at: .milliseconds(time))
      oracle.add(event, to: state)
      CardReducer.reduce(&state, event)
      guard state.response == oracle.answer else {
        Issue.record("seed \(seed), step \(step), \(next): \(String(describing: state.response))")
        return nil
      }
      if let response = state.response { return response }
    }
    return nil
  }

  private func event(
    _ step: Int, _ kind: Kind, _ layout: CardLayout, using generator: inout SeededGenerator
  ) -> InputEvent.Kind {
    if step == 2 { return .firstFramePainted }
    if step == 4 { return .focusGained(heldKeys: [12, 14]) }
    if step == 8 { return .entryPainted }
    if Int.random(in: 0..<100, using: &generator) < kind.unrest {
      return unrest(layout, using: &generator)
    }
    let index = Int.random(in: 0..<layout.buttons.count, using: &generator)
    let point =
      Int.random(in: 0..<8, using: &generator) == 0
      ? Point(2, 2)
      : layout.buttons[index].frame.center.offset(layout.origin.x, layout.origin.y)
    let button = [1, 1, 1, 1, 2, 3, 4].randomElement(using: &generator) ?? 1
    let place = Int.random(in: 0..<Self.keys.count, using: &generator)
    switch Int.random(in: 0..<40, using: &generator) {
    case 0..<8: return .pointerPressed(point, button: button)
    case 8..<15: return .pointerReleased(point, button: button)
    case 15..<18: return .pointerMoved(point)
    case 18..<24: return .keyPressed(Self.keys[place], code: 10 + place)
    case 24..<38: return .keyReleased(code: 10 + place)
    case 38: return step.isMultiple(of: 7) ? .closeRequested : .tick
    default: return .pointerLeft
    }
  }

  private func unrest(
    _ layout: CardLayout, using generator: inout SeededGenerator
  ) -> InputEvent.Kind {
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: .focusLost
    case 1: .focusGained(heldKeys: [Int.random(in: 10..<20, using: &generator)])
    case 2: .covered(true)
    case 3, 4: .covered(false)
    case 5 where generator.next() % 2 == 0: updated(using: &generator)
    case 5: .moved(layout.centered(in: Rect(generator.next() % 2 == 0 ? 0 : 4, 0, 1280, 800)))
    default: .continued
    }
  }

  /// Another content: its buttons stand in another order, or there is one less.
  private func updated(using generator: inout SeededGenerator) -> InputEvent.Kind {
    var buttons = [
      AlertButton("Yes"), AlertButton("No", role: .cancel), AlertButton("Lose", role: .destructive),
    ]
    buttons.shuffle(using: &generator)
    if generator.next() % 2 == 0 { buttons.removeLast() }
    let content = AlertContent(message: "Or now?", buttons: buttons)
    return .updated(content, Story.layout(of: content))
  }
}
