extension AlertContent {
  /// The content as it can be laid out: no control characters, at least one button, and no more text
  /// than any card could show.
  public var presentable: AlertContent {
    var content = self
    content.title = title.displayable.limited(to: 2000)
    content.message = message.displayable.limited(to: 16_000)
    if content.buttons.isEmpty { content.buttons = [AlertButton("OK")] }
    for index in content.buttons.indices {
      content.buttons[index].label = content.buttons[index].label.displayable.limited(to: 1000)
    }
    return content
  }

  /// The name for task switchers: the first line of the title, or else of the message, up to 200
  /// characters.
  public var windowTitle: String {
    let text = title.isEmpty ? message : title
    return String(text.prefix { !$0.isNewline }.prefix(200))
  }
}

extension AlertOptions {
  /// The options with every number in the range in which a card can be shown.
  public var presentable: AlertOptions {
    var options = self
    options.scale = scale.map { $0.isFinite ? min(max($0, 0.5), 8) : 1 }
    options.guardDelay = min(max(guardDelay, .zero), .seconds(60))
    options.timeout = timeout.map { min($0, .seconds(366 * 86_400)) }
    return options
  }
}

extension String {
  /// The text, or its first scalars and an ellipsis.
  fileprivate func limited(to count: Int) -> String {
    guard utf8.count > count, unicodeScalars.count > count else { return self }
    return String(unicodeScalars.prefix(count)) + "\u{2026}"
  }
}
