/// How a button of a card is painted.
extension CardPainter {
  /// A button with its label and, where it has the focus, its ring.
  func button(_ index: Int, _ layout: CardLayout, _ moment: Moment) -> CardPart {
    let button = layout.buttons[index]
    let style = theme.button
    let colors = theme.colors(of: index, in: content)
    let fill = fill(of: index, colors, moment)
    // Mixed, not faded: a colour emoji has no use for a text colour's opacity.
    let opacity = style.unarmedLabel + (1 - style.unarmedLabel) * moment.armed
    let label = fill.over(theme.card.fill).mixed(with: colors.label, opacity)
    let frame = button.label.frame
    var commands: [DrawCommand] = [
      .fill(outline(of: button.frame, on: layout), fill),
      .text(button.label.request, at: Point(frame.x, frame.y), label),
    ]
    if moment.focus == index {
      commands.append(ring(around: button.frame, colors.ring))
    }
    let reach = max(0, style.ringOffset + style.ringWidth)
    // The ring of a button at the edge of the box that it is scrolled in reaches beyond it.
    let room = layout.buttonBox?.inset(by: -reach).intersection(layout.bounds) ?? layout.bounds
    return CardPart(
      name: .button(index),
      bounds: button.frame.inset(by: -reach).intersection(room), commands: commands)
  }

  private func fill(of index: Int, _ colors: ButtonColors, _ moment: Moment) -> Color {
    if moment.pressed == .button(index) {
      return colors.fill.mixed(with: .black, theme.button.pressedShade)
    }
    if moment.hover == .button(index) {
      return colors.fill.mixed(with: .black, theme.button.hoverShade)
    }
    return colors.fill
  }

  private func ring(around button: Rect, _ color: Color) -> DrawCommand {
    let style = theme.button
    let distance = style.ringOffset + style.ringWidth / 2
    return .stroke(
      .roundedRect(
        button.inset(by: -distance), radius: max(style.ringWidth, style.radius + distance)),
      width: style.ringWidth, color)
  }

  /// The button's outline; where it lies in a corner of the card it is round as that corner is.
  private func outline(of button: Rect, on layout: CardLayout) -> Path {
    let edge = layout.bounds.inset(by: theme.card.borderWidth)
    let outer = max(0, theme.card.radius - theme.card.borderWidth)
    func radius(_ x: Bool, _ y: Bool) -> Double { x && y ? outer : theme.button.radius }
    let (left, right) = (button.x <= edge.x, button.maxX >= edge.maxX)
    let (top, bottom) = (button.y <= edge.y, button.maxY >= edge.maxY)
    return .roundedRect(
      button, topLeft: radius(left, top), topRight: radius(right, top),
      bottomRight: radius(right, bottom), bottomLeft: radius(left, bottom))
  }
}
