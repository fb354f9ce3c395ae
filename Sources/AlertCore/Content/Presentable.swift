extension AlertContent {
  /// The content as it can be laid out: no control characters, at least one button, and no longer a
  /// title and labels than any card could show.
  ///
  /// Spans stand in the order of the text and do not overlap.
  package var presentable: AlertContent {
    var content = self
    content.title = DisplayableText(title, limit: 2000).string
    let text = DisplayableText(message, keepsPlaces: !spans.isEmpty)
    content.message = text.string
    content.markup = markup
    content.spans = spans.prefix(Self.mostSpans).map { text.span($0) }.flattened
    if content.buttons.isEmpty { content.buttons = [AlertButton("OK")] }
    for index in content.buttons.indices {
      let label = DisplayableText(content.buttons[index].label, limit: 1000)
      content.buttons[index].label = label.string
    }
    return content
  }

  /// How many spans count: more than any text has that somebody reads.
  package static let mostSpans = 1_000_000

  /// The name for task switchers: the first line of the title, or else of the message, up to 200
  /// characters.
  package var windowTitle: String {
    // What is seen as one character may be of any length.
    let text = String((title.isEmpty ? message : title).unicodeScalars.prefix(2000))
    return String(text.prefix(200).prefix { !$0.isNewline })
  }
}

extension AlertOptions {
  /// The options with every number in the range in which a card can be shown.
  package var presentable: AlertOptions {
    var options = self
    options.scale = scale.map { $0.isFinite ? min(max($0, 0.5), 8) : 1 }
    options.duration = duration.map { min(max($0, .zero), .seconds(60)) }
    options.guardDelay = min(max(guardDelay, .zero), .seconds(60))
    options.timeout = timeout.map { min($0, .seconds(366 * 86_400)) }
    return options
  }
}

extension DisplayableText {
  /// Where a span of the original text is now.
  fileprivate func span(_ span: TextSpan) -> TextSpan {
    TextSpan(
      offset(span.range.lowerBound)..<offset(span.range.upperBound), span.attributes)
  }
}
