import Testing

@testable import AlertCore

@Suite("Links")
struct LinkTests {
  @Test(
    "end where the sentence goes on",
    arguments: [
      ("see https://example.org.", ["https://example.org"]),
      ("(http://a.b/c_(d))", ["http://a.b/c_(d)"]),
      ("<https://a.b/x?y=1&z=%20#f>, next", ["https://a.b/x?y=1&z=%20#f"]),
      ("mail mailto:me@example.org!", ["mailto:me@example.org"]),
      ("HTTPS://EXAMPLE.ORG/A \"http://q.r\"", ["HTTPS://EXAMPLE.ORG/A", "http://q.r"]),
      ("xhttp://no and http:// and https://", []),
      ("http://münchen.de/straße。ende", ["http://münchen.de/straße"]),
      ("日本http://a.b語", ["http://a.b語"]), ("javascript:alert(1) file:///etc", []),
      ("http://a.b\nhttp://c.d", ["http://a.b", "http://c.d"]), ("a:b:c http:x", []),
      ("mailto:a@b?Attach=/etc/passwd mailto:a@b?subject=c", ["mailto:a@b?subject=c"]),
    ])
  func found(text: String, links: [String]) {
    let found = LinkFinder(text).links
    #expect(found.map(\.target) == links.filter { !text.hasPrefix("日本") || $0 != "http://a.b語" })
    for link in found {
      #expect(Array(text.utf8)[link.range].elementsEqual(link.target.utf8))
    }
  }

  @Test("are whole or none")
  func tooLong() {
    let link = "http://h/" + String(repeating: "x", count: 9000)
    #expect(LinkFinder("see \(link) and http://a.b").links.map(\.target) == ["http://a.b"])
    let shorter = "http://h/" + String(repeating: "x", count: 8000)
    #expect(LinkFinder("see \(shorter) now").links.map(\.target) == [shorter])
  }

  private static func story(_ message: String, opens: Bool = true) -> Story {
    Story.shown(message: message, opensLinks: opens)
  }

  private static func middle(_ story: Story, _ link: Int) throws -> Point {
    let box = try #require(story.state.view.links.first { $0.index == link }?.boxes.first)
    let origin = story.state.layout.origin
    return box.center.offset(origin.x, origin.y)
  }

  @Test("are opened by a click, which answers nothing")
  func click() throws {
    var story = Self.story("See http://a.b and http://c.d now.")
    let place = try Self.middle(story, 1)
    story.at(900, .pointerMoved(place))
    #expect(story.state.cursor == .hand)
    story.at(910, .pointerPressed(place, button: 1))
    story.at(920, .pointerReleased(place, button: 1))
    #expect(story.state.takeEffects() == [.open("http://c.d")])
    #expect(story.response == nil)
  }

  @Test("obey the guard")
  func guarded() throws {
    var story = Self.story("See http://a.b now.")
    let place = try Self.middle(story, 0)
    story.at(700, .pointerPressed(place, button: 1))
    story.at(900, .pointerReleased(place, button: 1))
    #expect(story.state.takeEffects().isEmpty)
  }

  @Test("have the focus before the buttons, and are opened with Return")
  func keyboard() {
    var story = Self.story("See http://a.b and http://c.d now.")
    #expect(story.state.focus == 0)
    story.strike(.backTab, from: 900, to: 910)
    #expect(story.state.linkFocus == 1 && story.state.focus == nil)
    story.strike(.activate, from: 1300, to: 1310)
    #expect(story.state.takeEffects() == [.open("http://c.d")])
    story.strike(.tab, from: 1320, to: 1330)
    #expect(story.state.linkFocus == nil && story.state.focus == 0)
  }

  @Test("come into sight with the focus")
  func scrolled() throws {
    let message = (1...300).map { "line \($0) http://a.b/\($0)" }.joined(separator: "\n")
    var story = Self.story(message)
    story.strike(.backTab, from: 900, to: 910)
    #expect(story.state.linkFocus == 299)
    let box = try #require(story.state.view.links.first { $0.index == 299 }?.boxes.first)
    let message2 = try #require(story.state.layout.message?.frame)
    #expect(message2.intersection(box) == box)
  }

  @Test("come into sight by Return, and are opened by the next one")
  func unseen() {
    let message = (1...300).map { "line \($0) http://a.b/\($0)" }.joined(separator: "\n")
    var story = Self.story(message)
    story.strike(.backTab, from: 900, to: 910)
    story.strike(.home, from: 950, to: 960)
    #expect(!story.state.view.links.contains { $0.index == 299 })
    story.strike(.activate, from: 1300, to: 1310)
    #expect(story.state.takeEffects().isEmpty)
    #expect(story.state.view.links.contains { $0.index == 299 })
    story.strike(.activate, from: 1600, to: 1610)
    #expect(story.state.takeEffects() == [.open("http://a.b/300")])
  }

  @Test("are opened although they are longer than what is seen of the message")
  func longer() {
    var story = Self.story("http://a.b/" + String(repeating: "long", count: 1000))
    story.strike(.backTab, from: 900, to: 910)
    for time in [1300, 1700] { story.strike(.activate, from: time, to: time + 10) }
    #expect(!story.state.takeEffects().isEmpty)
  }

  @Test(
    "of another message are not opened by what was pressed on this one", arguments: [true, false])
  func updated(byKey: Bool) throws {
    var story = Self.story("See http://a.b now.")
    let place = try Self.middle(story, 0)
    story.strike(.backTab, from: 900, to: 910)
    if byKey {
      story.keyDown(.activate, at: 1300)
    } else {
      story.at(1300, .pointerPressed(place, button: 1))
    }
    var content = story.state.content
    content.message = "See http://c.d now."
    let options = AlertOptions(opensLinks: true)
    story.at(1310, .updated(content, Story.layout(of: content, options)))
    #expect(story.state.layout.target(at: place, view: story.state.view) == .link(0))
    if byKey {
      story.keyUp(.activate, at: 1320)
    } else {
      story.at(1320, .pointerReleased(place, button: 1))
    }
    #expect(story.state.takeEffects().isEmpty)
  }

  @Test("leave the focus to nobody when their message goes, so that Return answers nothing")
  func lostFocus() {
    var story = Self.story("See http://a.b now.")
    story.strike(.backTab, from: 900, to: 910)
    for (time, message) in [(1000, "See http://c.d now."), (1100, "See http://e.f now.")] {
      var content = story.state.content
      content.message = message
      let options = AlertOptions(opensLinks: true)
      story.at(time, .updated(content, Story.layout(of: content, options)))
    }
    story.strike(.activate, from: 1300, to: 1310)
    #expect(story.response == nil)
    #expect(story.state.takeEffects().isEmpty)
    story.strike(.tab, from: 1320, to: 1330)
    #expect(story.state.linkFocus == 0)
  }

  @Test(
    "end before brackets that were opened before them, however many there are",
    .timeLimit(.minutes(1)))
  func brackets() {
    let many = String(repeating: ")", count: 4000)
    let text = String(repeating: "http://\(many) ", count: 400) + "http://a(b)\(many)"
    #expect(LinkFinder(text).links.map(\.target) == ["http://a(b)"])
  }

  @Test("are plain text unless they may be opened")
  func plain() {
    var story = Self.story("See http://a.b now.", opens: false)
    #expect(story.state.layout.links.isEmpty)
    #expect(story.state.layout.message?.request.spans.isEmpty == true)
    story.strike(.backTab, from: 900, to: 910)
    #expect(story.state.linkFocus == nil)
  }
}
