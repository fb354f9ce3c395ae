import AlertCore

/// One combination of content, monitor and scale to lay out.
struct Sample: CustomStringConvertible, Sendable {
  var content: AlertContent
  var monitor: Rect
  var scale: Double
  var look = Look.card
  var appearance = Appearance.light

  var theme: Theme { look.theme(appearance).scaled(by: scale) }

  var layout: CardLayout {
    CardLayoutEngine(content: content, theme: theme, monitor: monitor, text: FixedWidthText())
      .layout()
  }

  var description: String {
    let label = content.buttons.first?.label ?? ""
    return "\(content.buttons.count) x \(label.count) characters, title \(content.title.count), "
      + "message \(content.message.count), \(content.style), "
      + "\(look) \(appearance) \(Int(monitor.width))x\(Int(monitor.height)) at \(scale)"
  }

  /// What is wrong with the layout, in words; nothing as a rule.
  func faults(of layout: CardLayout) -> [String] {
    var faults: [String] = []
    func check(_ condition: Bool, _ fault: @autoclosure () -> String) {
      if !condition { faults.append(fault()) }
    }
    check(monitor.contains(layout.frame), "the card lies outside the monitor")
    let card = theme.scaled(by: layout.reduction).card
    let centered = layout.centered(in: monitor, offset: card.offset, margin: card.margin)
    check(layout.origin == centered.origin, "the card is not in the middle")
    check(layout.order.sorted() == Array(layout.buttons.indices), "a button has no place")
    if theme.button.alignment == .center, layout.buttonBox == nil, let first = layout.buttons.first
    {
      let row = layout.buttons.filter { $0.frame.y == first.frame.y }.map(\.frame)
      let left = row.map(\.x).min() ?? 0
      let right = layout.size.width - (row.map(\.maxX).max() ?? 0)
      check(abs(left - right) <= 1, "the buttons are not in the middle of the card")
    }
    check((layout.title == nil) == content.title.isEmpty, "the title is missing")
    check((layout.message == nil) == content.message.isEmpty, "the message is missing")
    check(layout.buttons.count == content.buttons.count, "a button is missing")
    var boxes: [(name: String, frame: Rect)] = []
    if let icon = layout.icon { boxes.append(("icon", icon)) }
    if let title = layout.title { boxes.append(("title", title.frame)) }
    if let message = layout.message { boxes.append(("message", message.frame)) }
    if let separator = layout.separator { boxes.append(("separator", separator)) }
    if let close = layout.close { boxes.append(("close", close)) }
    if let bar = layout.scrollBar { boxes.append(("scroll bar", bar.track)) }
    if let bar = layout.buttonBar { boxes.append(("button bar", bar.track)) }
    for (index, line) in layout.hairlines.enumerated() where layout.buttonBox == nil {
      boxes.append(("line \(index)", line))
    }
    for (index, button) in layout.buttons.enumerated() {
      let seen = layout.seenFrame(ofButton: index)
      // What is scrolled away has its turn.
      if layout.buttonBox == nil || !seen.isEmpty { boxes.append(("button \(index)", seen)) }
      check(!button.frame.isEmpty, "button \(index) is empty")
      if index > 0 {
        let overlap = button.frame.intersection(layout.buttons[index - 1].frame)
        check(overlap.isEmpty, "button \(index) overlaps the one before")
      }
      check(button.frame.contains(button.label.frame), "label \(index) lies outside its button")
      check(button.label.holdsItsText, "label \(index) is larger than its box")
      check(button.label.frame.isWhole, "label \(index) is not on whole pixels")
    }
    for block in [layout.title, layout.flow == nil ? layout.message : nil].compactMap(\.self) {
      check(block.holdsItsText, "a text is larger than its box")
    }
    if let box = layout.message?.frame, let flow = layout.flow {
      check(layout.scrollBar != nil || flow.height <= box.height, "there is no bar")
      check(layout.scrollBar == nil || box.height <= monitor.height / 2, "the box is too high")
    }
    for (index, box) in boxes.enumerated() {
      check(!box.frame.isEmpty, "\(box.name) is empty")
      check(box.frame.isWhole, "\(box.name) is not on whole pixels")
      check(layout.bounds.contains(box.frame), "\(box.name) lies outside the card")
      for other in boxes[..<index] where !other.frame.intersection(box.frame).isEmpty {
        faults.append("\(other.name) and \(box.name) overlap")
      }
    }
    return faults
  }
}

extension Rect {
  /// Whether another rectangle lies inside.
  func contains(_ other: Rect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// Whether all edges stand on whole pixels.
  var isWhole: Bool {
    [x, y, width, height].allSatisfy { $0 == $0.rounded() }
  }
}

extension CardLayout.TextBlock {
  /// Whether the text is no larger than its box.
  var holdsItsText: Bool {
    let size = FixedWidthText().measure(request).size
    return size.width <= frame.width && size.height <= frame.height
  }
}
