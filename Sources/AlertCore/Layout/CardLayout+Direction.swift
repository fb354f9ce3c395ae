/// The card of a text that is read from the right.
extension CardLayout {
  /// The layout with left and right exchanged; texts find their own way.
  func mirrored() -> CardLayout {
    var layout = self
    layout.icon?.mirror(in: size.width)
    layout.close?.mirror(in: size.width)
    layout.separator?.mirror(in: size.width)
    layout.buttonBox?.mirror(in: size.width)
    layout.title?.frame.mirror(in: size.width)
    layout.message?.frame.mirror(in: size.width)
    layout.scrollBar?.track.mirror(in: size.width)
    layout.buttonBar?.track.mirror(in: size.width)
    for index in layout.buttons.indices {
      layout.buttons[index].frame.mirror(in: size.width)
      layout.buttons[index].label.frame.mirror(in: size.width)
    }
    for index in layout.hairlines.indices { layout.hairlines[index].mirror(in: size.width) }
    return layout
  }
}

extension Rect {
  /// Exchanges left and right in a box of a width.
  fileprivate mutating func mirror(in width: Double) { x = width - maxX }
}
