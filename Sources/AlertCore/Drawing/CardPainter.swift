/// Turns a layout and a moment's state into draw commands.
package struct CardPainter: Sendable {
  let content: AlertContent
  let theme: Theme

  /// Makes a painter; `theme` is already scaled.
  package init(content: AlertContent, theme: Theme) {
    self.content = content
    self.theme = theme
  }

  /// What the card looks like at one moment.
  package struct Moment: Equatable, Sendable {
    /// How much of the icon's stroke is drawn, from 0 to 1.
    package var iconProgress: Double
    /// How far the guard has run out, from 0 to 1.
    package var armed: Double
    /// The button with the focus.
    package var focus: Int?
    /// What of the message is seen; `nil` for the beginning of one that is laid out as a whole.
    package var view: MessageView?
    /// The link with the focus.
    package var linkFocus: Int?
    /// What is under the pointer.
    package var hover: CardTarget?
    /// What is held down.
    package var pressed: CardTarget?

    /// Makes a moment; what is not named is as on a card that has come to rest.
    package init(
      iconProgress: Double = 1, armed: Double = 1, focus: Int? = nil, view: MessageView? = nil,
      linkFocus: Int? = nil, hover: CardTarget? = nil, pressed: CardTarget? = nil
    ) {
      self.iconProgress = iconProgress
      self.armed = armed
      self.focus = focus
      self.view = view
      self.linkFocus = linkFocus
      self.hover = hover
      self.pressed = pressed
    }
  }

  /// What the card and its shadows reach, and two pixels more on each side.
  ///
  /// A picture that is turned or scaled has smooth edges only where nothing stands at its border.
  package func pictureBounds(_ layout: CardLayout) -> Rect {
    painter(of: layout).bounds(around: layout.bounds)
  }

  /// All parts of the card, the ground first.
  package func parts(_ layout: CardLayout, _ moment: Moment) -> [CardPart] {
    painter(of: layout).paintedParts(layout, moment)
  }

  /// The painter with the theme as small as the layout.
  private func painter(of layout: CardLayout) -> CardPainter {
    guard layout.reduction != 1 else { return self }
    return CardPainter(content: content, theme: theme.scaled(by: layout.reduction))
  }

  private func bounds(around card: Rect) -> Rect {
    let bare = card.inset(by: -2)
    return shadows.reduce(bare) { bounds, shadow in
      let reach = Double(BoxBlur.reach(sigma: shadow.blur / 2)) + 2
      return bounds.union(card.inset(by: -reach).offset(shadow.offsetX, shadow.offsetY))
    }.roundedOut
  }

  /// The shadows that can be seen, the lowest first.
  private var shadows: [Shadow] {
    [theme.card.shadow, theme.card.contactShadow].filter { $0.opacity > 0 }
  }

  private func paintedParts(_ layout: CardLayout, _ moment: Moment) -> [CardPart] {
    var parts = [ground(layout)]
    if let box = layout.icon { parts.append(icon(in: box, progress: moment.iconProgress)) }
    if let title = layout.title { parts.append(text(.title, title, theme.title.color, layout)) }
    if let message = layout.message { parts.append(self.message(message, layout, moment)) }
    if let bar = layout.scrollBar, let thumb = moment.view?.thumb {
      parts.append(scrollBar(.scrollBar, bar, thumb, isLit: moment.lights(.scrollBar)))
    }
    for index in layout.buttons.indices where !layout.seenFrame(ofButton: index).isEmpty {
      parts.append(button(index, layout, moment))
    }
    if let bar = layout.buttonBar, let thumb = layout.buttonThumb {
      parts.append(scrollBar(.buttonBar, bar, thumb, isLit: moment.lights(.buttonBar)))
    }
    if let close = layout.close { parts.append(closeButton(in: close, moment)) }
    return parts
  }

  private func ground(_ layout: CardLayout) -> CardPart {
    let card = layout.bounds
    let bounds = bounds(around: card)
    var commands: [DrawCommand] = [.replace(bounds, .clear)]
    for shadow in shadows {
      commands.append(
        .shadow(
          card.offset(shadow.offsetX, shadow.offsetY), radius: theme.card.radius,
          blur: shadow.blur, shadow.color.faded(shadow.opacity)))
    }
    commands.append(.fill(.roundedRect(card, radius: theme.card.radius), theme.card.fill))
    if let separator = layout.separator {
      commands.append(.fill(.roundedRect(separator, radius: 0), theme.separator.color))
    }
    for line in layout.hairlines.map({ $0.intersection(layout.buttonBox ?? card) })
    where !line.isEmpty {
      commands.append(.fill(.roundedRect(line, radius: 0), theme.button.hairline))
    }
    let width = theme.card.borderWidth
    if width > 0 {
      let path = Path.roundedRect(card.inset(by: width / 2), radius: theme.card.radius - width / 2)
      commands.append(.stroke(path, width: width, theme.card.border))
    }
    return CardPart(name: .ground, bounds: bounds, commands: commands)
  }

  private func icon(in box: Rect, progress: Double) -> CardPart {
    let bounds = box.inset(by: -theme.icon.stroke).roundedOut
    let path = Path.icon(content.style, drawing: theme.icon.drawing, in: box)
    guard let path, progress > 0 else {
      return CardPart(name: .icon, bounds: bounds, commands: [])
    }
    let command = DrawCommand.stroke(
      path.trimmed(to: progress), width: theme.icon.stroke, theme.icon.color(of: content.style))
    return CardPart(name: .icon, bounds: bounds, commands: [command])
  }

  private func text(
    _ name: CardPart.Name, _ block: CardLayout.TextBlock, _ color: Color, _ layout: CardLayout
  ) -> CardPart {
    return CardPart(
      name: name, bounds: bounds(of: block, on: layout),
      commands: [.text(block.request, at: Point(block.frame.x, block.frame.y), color)])
  }

  /// What a text covers, with the letters that reach beyond its lines.
  func bounds(of block: CardLayout.TextBlock, on layout: CardLayout) -> Rect {
    let overhang = block.overhang
    return Rect(
      block.frame.x - overhang.left, block.frame.y - overhang.above,
      block.frame.width + overhang.left + overhang.right,
      block.frame.height + overhang.above + overhang.below
    ).intersection(layout.bounds)
  }

  private func closeButton(in box: Rect, _ moment: Moment) -> CardPart {
    let style = theme.close
    let isPressed = moment.pressed == .close
    let color = isPressed ? style.pressedColor : style.color
    let shade = moment.hover == .close && !isPressed ? theme.button.hoverShade * 4 : 0
    let picture = isPressed ? style.pressedPicture : style.picture
    return CardPart(
      name: .close, bounds: box,
      commands: picture.commands(
        in: box, stroke: style.stroke, color.mixed(with: style.pressedColor, min(shade, 1)),
        ground: theme.card.fill))
  }
}
