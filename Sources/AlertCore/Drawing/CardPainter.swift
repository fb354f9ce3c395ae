/// Turns a layout and a moment's state into draw commands.
public struct CardPainter: Sendable {
  let content: AlertContent
  let theme: Theme

  /// Makes a painter; `theme` is already scaled.
  public init(content: AlertContent, theme: Theme) {
    self.content = content
    self.theme = theme
  }

  /// What the card looks like at one moment.
  public struct Moment: Equatable, Sendable {
    /// How much of the icon's stroke is drawn, from 0 to 1.
    public var iconProgress: Double
    /// How far the guard has run out, from 0 to 1.
    public var armed: Double
    /// The button with the focus.
    public var focus: Int?
    /// The button under the pointer.
    public var hover: Int?
    /// The button that is held down.
    public var pressed: Int?

    /// Makes a moment; what is not named is as on a card that has come to rest.
    public init(
      iconProgress: Double = 1, armed: Double = 1, focus: Int? = nil, hover: Int? = nil,
      pressed: Int? = nil
    ) {
      self.iconProgress = iconProgress
      self.armed = armed
      self.focus = focus
      self.hover = hover
      self.pressed = pressed
    }
  }

  /// What the shadows reach beyond the card, as a rectangle around it.
  public func pictureBounds(_ layout: CardLayout) -> Rect {
    painter(of: layout).bounds(around: layout.bounds)
  }

  /// All parts of the card, the ground first.
  public func parts(_ layout: CardLayout, _ moment: Moment) -> [CardPart] {
    painter(of: layout).paintedParts(layout, moment)
  }

  /// The painter with the theme as small as the layout.
  private func painter(of layout: CardLayout) -> CardPainter {
    guard layout.reduction != 1 else { return self }
    return CardPainter(content: content, theme: theme.scaled(by: layout.reduction))
  }

  private func bounds(around card: Rect) -> Rect {
    theme.card.shadows.reduce(card) { bounds, shadow in
      let reach = Double(BoxBlur.reach(sigma: shadow.blur / 2)) + 1
      return bounds.union(card.inset(by: -reach).offset(0, shadow.offset))
    }.roundedOut
  }

  private func paintedParts(_ layout: CardLayout, _ moment: Moment) -> [CardPart] {
    var parts = [ground(layout)]
    if let box = layout.icon { parts.append(icon(in: box, progress: moment.iconProgress)) }
    if let title = layout.title { parts.append(text(.title, title, theme.title.color)) }
    if let message = layout.message {
      parts.append(text(.message, message, theme.message.color))
    }
    for index in layout.buttons.indices {
      parts.append(button(index, layout.buttons[index], moment))
    }
    return parts
  }

  private func ground(_ layout: CardLayout) -> CardPart {
    let card = layout.bounds
    let bounds = bounds(around: card)
    var commands: [DrawCommand] = [.replace(bounds, .clear)]
    for shadow in theme.card.shadows {
      commands.append(
        .shadow(
          card.offset(0, shadow.offset), radius: theme.card.radius, blur: shadow.blur,
          shadow.color))
    }
    commands.append(.fill(.roundedRect(card, radius: theme.card.radius), theme.card.fill))
    let width = theme.card.borderWidth
    if width > 0 {
      let path = Path.roundedRect(card.inset(by: width / 2), radius: theme.card.radius - width / 2)
      commands.append(.stroke(path, width: width, theme.card.border))
    }
    return CardPart(name: .ground, bounds: bounds, commands: commands)
  }

  private func icon(in box: Rect, progress: Double) -> CardPart {
    let bounds = box.inset(by: -theme.icon.stroke).roundedOut
    var commands: [DrawCommand] = [.replace(bounds, theme.card.fill)]
    if let path = Path.icon(content.style, in: box), progress > 0 {
      commands.append(
        .stroke(
          path.trimmed(to: progress), width: theme.icon.stroke,
          theme.icon.colors[content.style] ?? theme.title.color))
    }
    return CardPart(name: .icon, bounds: bounds, commands: commands)
  }

  private func text(
    _ name: CardPart.Name, _ block: CardLayout.TextBlock, _ color: Color
  ) -> CardPart {
    CardPart(
      name: name, bounds: block.frame,
      commands: [
        .replace(block.frame, theme.card.fill),
        .text(block.request, at: Point(block.frame.x, block.frame.y), color),
      ])
  }

  private func button(
    _ index: Int, _ button: CardLayout.Button, _ moment: Moment
  ) -> CardPart {
    let style = theme.button
    let colors = theme.colors(of: index, in: content)
    let reach = style.ringOffset + style.ringWidth
    let bounds = button.frame.inset(by: -reach)
    var fill = colors.fill
    if moment.pressed == index {
      fill = fill.mixed(with: .black, style.pressedShade)
    } else if moment.hover == index {
      fill = fill.mixed(with: .black, style.hoverShade)
    }
    // Mixed, not faded: a colour emoji has no use for a text colour's opacity.
    let opacity = style.unarmedLabel + (1 - style.unarmedLabel) * moment.armed
    let frame = button.label.frame
    var commands: [DrawCommand] = [
      .replace(bounds, theme.card.fill),
      .fill(.roundedRect(button.frame, radius: style.radius), fill),
      .text(
        button.label.request, at: Point(frame.x, frame.y),
        fill.mixed(with: colors.label, opacity)),
    ]
    if moment.focus == index {
      let ring = button.frame.inset(by: -(style.ringOffset + style.ringWidth / 2))
      let radius = style.radius + style.ringOffset + style.ringWidth / 2
      commands.append(
        .stroke(.roundedRect(ring, radius: radius), width: style.ringWidth, colors.ring))
    }
    return CardPart(name: .button(index), bounds: bounds, commands: commands)
  }
}
