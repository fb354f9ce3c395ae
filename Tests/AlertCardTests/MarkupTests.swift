import AlertCore
import CPango
import Testing

@testable import AlertCard

@Suite struct MarkupTests {
  @Test(
    arguments: [
      ("", ""), ("plain", "plain"), ("<b>a</b>b", "ab"), ("a &lt;b&gt; &amp; c", "a <b> & c"),
      ("&#228;&#xe4;", "ää"), ("a<!-- no -->b", "ab"), ("<![CDATA[<b>]]>a", "a"),
      ("a\r\nb", "a\nb"), ("<span color=\"red\"\nsize='9pt'>x</span>", "x"),
      ("<b></b>", ""), ("a\u{0}b", "a\u{fffd}b"), ("a\u{1}b", "a\u{fffd}b"), ("_a", "_a"),
    ])
  func theTextIsWhatStandsBetweenTheTags(source: String, text: String) throws {
    #expect(try Markup.parse(source) == text)
  }

  @Test(
    arguments: [
      ("<b>a", "<b> is not closed"), ("<b><i>a</i>", "<b> is not closed"),
      ("a</b>", "</b> closes nothing"),
      (
        "<b><i>x</b></i>",
        "Error on line 1: Element \u{201c}b\u{201d} was closed, but the currently open element "
          + "is \u{201c}i\u{201d}"
      ),
      ("<a href='x'>link</a>", "Unknown tag 'a' on line 1"),
      (
        "<span colour='red'>x</span>",
        "Attribute 'colour' is not allowed on the <span> tag on line 1"
      ),
      (
        "x\n<span color='no colour'>x</span>",
        "Value of 'foreground' attribute on <span> tag on line 2 could not be parsed"
      ),
      ("&nope;", "Error on line 1: Entity name \u{201c}nope\u{201d} is not known"),
      (
        "&#0;",
        "Error on line 1: Character reference \u{201c}0\u{201d} does not encode a permitted "
          + "character"
      ),
      (
        "a & b",
        "Error on line 1: Entity did not end with a semicolon"
      ),
      (
        "a < b",
        "Error on line 1: \u{201c} \u{201d} is not a valid character following a "
          + "\u{201c}<\u{201d} character"
      ),
    ])
  func whatIsNotValidIsSaidInAFewWords(source: String, reason: String) {
    #expect(throws: Markup.Fault(reason: reason)) { try Markup.parse(source) }
  }

  @Test func aMessageHasItsMarkupOrIsTheSource() {
    var content = AlertContent(message: "")
    #expect(content.setMarkup("<b>a</b>b") == nil)
    #expect(content.message == "ab")
    #expect(content.presentable.markup == "<b>a</b>b")
    #expect(content.setMarkup("<b>a") == "<b> is not closed")
    #expect(content.message == "<b>a")
    #expect(content.presentable.markup == nil)
    #expect(content.setMarkup("<i>c</i>") == nil)
    content.message = "other"
    #expect(content.presentable.markup == nil)
  }

  /// Markup that asks for what nobody needs: tens of thousands of tags, sizes of any number.
  static let hostile: [String] = {
    func nested(_ tag: String, _ count: Int, _ text: String = "x") -> String {
      String(repeating: "<\(tag)>", count: count) + text
        + String(repeating: "</\(tag)>", count: count)
    }
    let rainbow = (0..<1900).map {
      "<span size='\(5000 + 20 * $0)' color='#\(100 + $0 % 800)'>x</span>"
    }
    let fonts = (0..<1900).map { "<span lang='x\($0)' face='f\($0)' size='\(9000 + $0)'>x</span>" }
    let languages = (0..<1900).map { "<span lang='x-\($0)'>x</span>" }
    let huge = String(repeating: "many words ", count: 1_500_000)
    return [
      huge, "<b>\(huge)</b>", "<b>" + String(huge.prefix(1_000_000)) + "</b>",
      nested("b", 100_000), nested("b", 1900), nested("big", 1000), nested("small", 1000),
      nested("sup", 500), nested("span rise='1000000'", 500),
      String(repeating: "<b>", count: 1_000_000), String(repeating: "<b>x", count: 1900),
      String(repeating: "<b>x", count: 1900) + String(repeating: "</b>", count: 1900),
      rainbow.joined(), fonts.joined(), languages.joined(),
      String(repeating: "&amp;", count: 200_000),
      String(repeating: "<b>x</b>", count: 1_000_000), String(repeating: "<b>x</b>", count: 2000),
      "<" + String(repeating: "a", count: 1_000_000), "<b\u{0}>a</b>", "&#1;&#31;&#127;&#133;a",
      "<span size='2147483647'>x</span>", "<span size='1'>x</span>",
      "<span size='1e300pt'>x</span>",
      "<span font='Sans 1e9'>x</span>", "<span font='Sans 0'>x</span>", "<span font=''>x</span>",
      "<span font='1e9px' size='90000%'>many words</span>",
      "<span font_family='a,b,,\u{1}'>x</span>",
      "<span rise='2147483647'>x</span>y", "<span rise='-2147483648'>x</span>y",
      "<span letter_spacing='2147483647'>many words</span>",
      "<span letter_spacing='-2147483648'>many words</span>",
      "<span line_height='1e300'>x</span>", "<span line_height='0.0001'>x</span>",
      "<span line_height='1024'>x</span>", "<span baseline_shift='2000000000'>x</span>",
      "<span gravity='east' gravity_hint='strong'>many words</span>",
      "<span weight='1000000' stretch='ultraexpanded'>x</span>", "<span lang=''>x</span>",
      "<span font_features='\u{1},,x=9999999999'>x</span>",
      "<span show='spaces|line-breaks|ignorables'>a \u{200d}\nb</span>",
      "<span text_transform='uppercase'>stra\u{df}e \u{fb00}</span>",
      "<span font_variations='wght=1e99'>x</span>", "<span background='red'>\n\n\n</span>",
      "<span underline='double'>\u{202e}abc\u{202c}</span>", "<b>e</b>&#x301;<i>\u{301}</i>",
      "a</markup><markup>b",
    ]
  }()

  @Test func noMarkupIsTooMuch() throws {
    let painted = try PaintedText()
    let monitor = Rect(0, 0, 640, 480)
    let theme = Theme.card(.light).scaled(by: 1.5)
    let before = GLibWarnings.count
    for source in Self.hostile {
      let name = source.prefix(60)
      var content = AlertContent(title: "Title", message: "")
      let reason = content.setMarkup(source)
      #expect(reason?.contains { $0.isNewline } != true, "\(name)")
      #expect(reason?.unicodeScalars.count ?? 0 <= 201, "\(name)")
      let layout = CardLayoutEngine(
        content: content.presentable, theme: theme, monitor: monitor, text: painted.text
      ).layout()
      #expect(monitor.intersection(layout.frame) == layout.frame, "\(name)")
      let message = try #require(layout.message, "\(name)")
      if layout.flow == nil {
        let height = painted.text.measure(message.request).size.height
        #expect(height <= message.frame.height, "\(name)")
      }
      #expect(layout.flow == nil || layout.scrollBar != nil || message.frame.height < 240)
      #expect(message.frame.maxY < layout.buttons[0].frame.y, "\(name)")
      // As a card does: what is not seen is not laid out.
      var state = CardState(content: content.presentable, layout: layout, options: AlertOptions())
      CardReducer.reduce(&state, InputEvent(.tick, at: .zero), by: painted.text)
      #expect(state.view.pieces.allSatisfy { $0.request.string.utf8.count <= 2500 }, "\(name)")
      for piece in state.view.pieces { _ = painted.paint(piece.request, width: 600, height: 480) }
      #expect(painted.errors == [], "\(name)")
    }
    #expect(GLibWarnings.count == before)
  }
}
